import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Options on a page without a script")
struct PresentedPageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "options": {
            Form("Options") {
                AlertRow<String>("alert") { $0.options = ["Ann", "Bob"] }
                ActionSheetRow<String>("sheet") { row in
                    row.options = ["Ann", "Bob"]
                    row.cancelTitle = "Not now"
                }
                PopoverSelectorRow<String>("popover") { $0.options = ["Ann", "Bob"] }
                PushRow<String>("push") { $0.options = ["Ann", "Bob"] }
                PushRow<Int>("many") { $0.options = Array(0..<10_000) }
                ButtonRow("button") { row in row.title = "Press" }.onCellSelection { _, _ in }
            }
        }
    ]

    /// How a row's options are presented.
    struct Kind: Sendable {
        let tag: String
        let role: String?
        let cancel: String
    }

    @Test(
        "are in a dialog or on a screen, with a titled button to leave it",
        arguments: [
            Kind(tag: "alert", role: "alertdialog", cancel: "Cancel"),
            Kind(tag: "sheet", role: "dialog", cancel: "Not now"),
            Kind(tag: "popover", role: "dialog", cancel: "Close"),
            Kind(tag: "push", role: nil, cancel: "Back"),
        ])
    func presented(kind: Kind) async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/options")
        try await visitor.press("_press", kind.tag)
        let screen = try #require(visitor.page["\(kind.tag)>:"])
        #expect(screen["role"] == kind.role)
        let elements = visitor.page.elements
        let place = try #require(
            elements.firstIndex {
                $0["name"] == "_dismiss" && $0["value"] == "\(kind.tag)>:"
            })
        #expect(elements.dropFirst(place + 1).first?.text == kind.cancel)
        try await visitor.press("_dismiss", "\(kind.tag)>:")
        #expect(visitor.page["\(kind.tag)>:"] == nil)
        try await visitor.press("_press", kind.tag)
        try await visitor.press("_press", "\(kind.tag)>#:0:1")
        #expect(visitor.page["\(kind.tag)>:"] == nil)
        #expect(visitor.page.text.contains("Bob"))
    }

    @Test("are shown in portions if there are many")
    func many() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/options")
        try await visitor.press("_press", "many")
        #expect(visitor.page["many>#:0:99"] != nil)
        #expect(visitor.page["many>#:0:100"] == nil)
        try await visitor.press("_press", "many>#:1/footer")
        #expect(visitor.page["many>#:0:100"] != nil)
        #expect(visitor.page["many>:/header/search"] != nil)
        try await visitor.press("_press", "many>#:0:150")
        #expect(visitor.page["many>:"] == nil)
        #expect(visitor.page.text.contains("150"))
    }

    @Test("A button is offered once, even if its row has listeners to its selection")
    func button() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/options")
        let buttons = visitor.page.elements.filter {
            $0["name"] == "_press" && $0["value"]?.hasPrefix("button") == true
        }
        #expect(buttons.count == 1)
    }
}
