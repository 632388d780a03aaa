import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("An entry on a page")
struct MovedEntryTests {
    private static let forms: FormList = [
        "party": {
            let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.tag = "guests"
                $0.multivaluedRowToInsertAt = { _ in NameRow { $0.placeholder = "Guest" } }
            }
            let form = Form { section }
            _ = section.setValue(["Ada", "Grace", "Joan"])
            section.append(PasswordRow { $0.title = "Code" })
            section.append(SwitchRow { $0.title = "Music" })
            return form
        }
    ]

    private func page() async throws -> LivePage {
        let page = LivePage(try SubmissionBox().site(Self.forms))
        try await page.open("/party")
        return page
    }

    @Test("is announced with its new place, to the user who moved it")
    func announcement() async throws {
        let page = try await page()
        let other = try await page.another()
        let answer = try await page.send("#guests:1", #""do": "move", "place": 2"#)
        guard case .array(let before)? = answer["before"] else {
            Issue.record("there is no announcement: \(answer)")
            return
        }
        #expect(before.map(\.operations) == [[["say", "Moved to place 3 of 5"]]])
        var pushed = ""
        // The push arrives at the page a little later.
        for _ in 1...1_000 where !pushed.contains("\"move\"") {
            await Task.yield()
            pushed = String(decoding: try await other.startOfStream(), as: UTF8.self)
        }
        #expect(pushed.contains("\"move\""))
        #expect(!pushed.contains("Moved"))
    }

    @Test("is not announced if it was not moved", arguments: [5, 99])
    func refusal(place: Int) async throws {
        let page = try await page()
        let answer = try await page.send("#guests:1", #""do": "move", "place": \#(place)"#)
        #expect(answer["before"] == [])
        #expect(answer["refusal"] != nil)
    }

    @Test("has buttons that are named by its text field, or else by its title")
    func names() async throws {
        let visitor = Visitor(try SubmissionBox().site(Self.forms))
        try await visitor.open("/party")
        let buttons = visitor.page.elements(ofClass: "down")
        #expect(
            buttons.map { $0["aria-label"] } == [
                "Move down", "Move down", "Move down", "Move down Code", "Move down Music",
            ])
        let first = "#guests:1"
        #expect(buttons.first?["id"] == "\(first)!down")
        #expect(buttons.first?["aria-labelledby"] == "\(first)!down \(first)/content/field")
        #expect(buttons.last?["aria-labelledby"] == nil)
        #expect(
            visitor.page["\(first)!delete"]?["aria-labelledby"]
                == "\(first)!delete \(first)/content/field")
    }
}
