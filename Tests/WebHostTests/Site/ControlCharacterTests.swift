import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Values with control characters")
struct ControlCharacterTests {
    private let box = SubmissionBox()

    private static let text = "red\u{1B}[31m \u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{85} end"
    private static let options = ["plain", "\u{1B}[31mred", "a\u{1}b"]

    private static let forms: FormList = [
        "log": {
            Form("Log") {
                Section("Lines") {
                    TextRow("line") { $0.value = text }
                    TextAreaRow("lines") { $0.value = text + "\n" + text }
                    PickerInputRow<String>("choice") { row in
                        row.options = options
                        row.value = options[1]
                    }
                    SegmentedRow<String>("part") { $0.options = options }
                }
            }
        }
    ]

    @Test("are unchanged in a page that is posted as it is")
    func untouched() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/log")
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first?.values)
        #expect(values["line"] == .string(Self.text))
        #expect(values["lines"] == .string(Self.text + "\n" + Self.text))
        #expect(values["choice"] == .string(Self.options[1]))
    }

    @Test("can be entered and chosen", arguments: options)
    func chosen(option: String) async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/log")
        let keys = visitor.page.elements.compactMap { $0["value"] }
        #expect(keys.contains("=" + option))
        visitor.enter("=" + option, in: "part/content/field")
        visitor.enter(option, in: "line/content/field")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["part"] == .string(option))
        #expect(box.all.first?.values["line"] == .string(option))
    }
}
