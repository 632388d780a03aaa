import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A posted page with a button that no page of the site has")
struct ForgedPostTests {
    private static let forms: FormList = [
        "guests": {
            let form = Form()
            let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.tag = "guests"
                $0.multivaluedRowToInsertAt = { _ in NameRow() }
            }
            form +++ section
            _ = section.setValue(["Ada", "Grace", "Joan"])
            return form
        }
    ]

    @Test(
        "shows the entries unchanged",
        arguments: [
            ("_move", "9223372036854775807"), ("_move", "-9223372036854775808"), ("_move", "3"),
            ("_move", "-3"), ("_move", "99999999999999999999"), ("_move", "0.5"), ("_move", ""),
            ("_set", "1e999"), ("_set", "nan"), ("_swipe", "leading 9223372036854775807"),
            ("_swipe", "leading -1"), ("_choose", ""), ("_nothing", ""),
        ])
    func forging(name: String, value: String) async throws {
        let visitor = Visitor(try SubmissionBox().site(Self.forms))
        try await visitor.open("/guests")
        let last = try #require(names(visitor).last)
        try await visitor.press(name, "\(last.prefix { $0 != "/" }) \(value)")
        #expect(visitor.status == .ok)
        #expect(names(visitor).map { visitor.page[$0]?["value"] } == ["Ada", "Grace", "Joan"])
    }

    /// The names of the entries' controls, in order.
    private func names(_ visitor: Visitor) -> [String] {
        visitor.page.elements.compactMap { $0["name"] }
            .filter { $0.hasSuffix("/content/field") }
    }
}
