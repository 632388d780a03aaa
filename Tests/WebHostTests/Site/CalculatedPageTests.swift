import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A calculated value on a page")
struct CalculatedPageTests {
    private static let forms: FormList = [
        "order": {
            Form("Order") {
                IntRow("count") { $0.title = "Count" }
                IntRow("total") { row in
                    row.title = "Total"
                    row.calculated = "$count * 5"
                }
                LabelRow("text") { row in
                    row.title = "Summary"
                    row.calculated = "concat($count, ' tickets')"
                }
                NameRow("name") { row in
                    row.bind(\.title, to: .text("Name of {$count}"))
                    row.add(rule: RuleRequired(), when: "$count > 2")
                }
            }
        }
    ]

    @Test("is announced with the title of its row when it changes, and takes no input")
    func announcement() async throws {
        let page = LivePage(try SubmissionBox().site(Self.forms))
        try await page.open("/order")
        let answer = try await page.send("count/content/field", #""do": "type", "text": "3""#)
        let said = answer.operations.filter { $0.first == "say" }
        #expect(said == [["say", "Total: 15; Summary: 3 tickets"]])
        let refused = try await page.send("total/content/field", #""do": "type", "text": "9""#)
        #expect(refused["refusal"] != nil)
        let same = try await page.send("count/content/field", #""do": "type", "text": "03""#)
        #expect(!same.operations.contains { $0.first == "say" })
    }

    @Test("follows a page without a script once it is posted")
    func plain() async throws {
        let visitor = Visitor(try SubmissionBox().site(Self.forms))
        try await visitor.open("/order")
        visitor.enter("3", in: "count/content/field")
        try await visitor.press("_submit")
        let page = String(decoding: visitor.html, as: UTF8.self)
        #expect(page.contains("Name of 3"))
        #expect(page.contains("value=\"15\""))
        #expect(page.contains("3 tickets"))
    }
}
