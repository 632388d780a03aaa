import Foundation
import RowKit
import Testing

@testable import RowsCommand

@Suite("The page of a row")
struct RowPageTests {
    private static let named = ["onDemand", "onChange", "onBlur", "onChangeAfterBlurred"]
    /// A place with or without a name of its own.
    private enum Place {
        static let documentSchema: JSONValue = [
            "anyOf": [["enum": ["here", "there"]], ["type": "string", "minLength": 8]]
        ]
    }
    private static let schemas: [(JSONValue, SettingKind, Bool)] = [
        (Bool.documentSchema, .flag, false),
        (Bool?.documentSchema, .flag, true),
        (Int.documentSchema, .integer, false),
        (UInt.documentSchema, .integer, false),
        (Double?.documentSchema, .number, true),
        (String?.documentSchema, .text(suggestions: []), true),
        (Date?.documentSchema, .date, true),
        (Size.documentSchema, .choice(["small", "medium", "large"]), false),
        ([String]?.documentSchema, .lines, true),
        ([Int].documentSchema, .json, false),
        (Place.documentSchema, .text(suggestions: ["here", "there"]), false),
        (ValidationOptions.documentSchema, .choices(named), false),
    ]

    @Test("A setting has the editor that its schema requires", arguments: schemas)
    func kinds(schema: JSONValue, kind: SettingKind, isOptional: Bool) {
        let found = SettingKind.of(schema)
        #expect(found.kind == kind)
        #expect(found.isOptional == isOptional)
    }

    private func page(_ name: String) throws -> RowPage {
        let registry = try RowRegistry(EditorPlugin.self, GradePlugin.self)
        return RowPage(try #require(registry[name]), by: RowFactory(registry))
    }

    private func code(_ page: RowPage) throws -> (swift: String, json: JSONValue) {
        let swift = try #require(page.form.rowBy(tag: "swift") as CodeRow?)
        let json = try #require(page.form.rowBy(tag: "json") as CodeRow?)
        return (swift.value ?? "", try JSONValue(text: json.value ?? ""))
    }

    @Test("The code is initially that of the example")
    func example() throws {
        let code = try code(page("GradeRow"))
        #expect(
            code.swift == """
                GradeRow("grade") {
                    $0.title = "Mathematics"
                    $0.maximum = 6
                    $0.value = 2
                }
                """)
        let row: JSONValue = [
            "row": "GradeRow", "tag": "grade", "settings": ["maximum": 6, "title": "Mathematics"],
            "value": 2,
        ]
        #expect(code.json == ["sections": [["rows": [row]]]])
    }

    @Test("The code follows the settings and the value")
    func following() throws {
        let page = try page("GradeRow")
        page.form.setValues(["set-maximum": 8, "set-title": nil, "grade": 7])
        let code = try code(page)
        #expect(
            code.json["sections"] == [
                [
                    "rows": [
                        [
                            "row": "GradeRow", "tag": "grade", "settings": ["maximum": 8],
                            "value": 7,
                        ]
                    ]
                ]
            ])
        #expect(code.swift.contains("    $0.maximum = 8\n    $0.value = 7\n"))
        let grade = try #require(page.form.rowBy(tag: "grade") as GradeRow?)
        #expect(grade.maximum == 8)
    }

    @Test("An invalid setting is an error of its row, and changes nothing")
    func invalid() throws {
        let page = try page("GradeRow")
        let maximum = try #require(page.form.rowBy(tag: "set-maximum"))
        page.form.setValues(["set-maximum": nil])
        #expect(!maximum.isValid)
        let grade = try #require(page.form.rowBy(tag: "grade") as GradeRow?)
        #expect(grade.maximum == 6)
        page.form.setValues(["set-maximum": 7])
        #expect(maximum.isValid)
        #expect(grade.maximum == 7)
    }

    @Test("A value that a new setting makes invalid is an error of the row")
    func invalidValue() throws {
        let page = try page("LimitedRow")
        let row = try #require(page.form.rowBy(tag: "limited"))
        page.form.setValues(["set-maximum": 3])
        #expect(row.validationErrors.map(\.message) == ["Is more than 3"])
        page.form.setValues(["set-maximum": 8])
        #expect(row.isValid)
    }

    @Test("A setting is left out if no row can edit it or only Swift can set it")
    func leftOut() throws {
        let page = try page("GradeRow")
        #expect(page.form.rowBy(tag: "set-secret") == nil)
        #expect(page.form.rowBy(tag: "set-validationOptions") == nil)
    }

    @Test("A closed page is deallocated")
    func release() throws {
        weak var released: RowPage?
        do {
            let page = try page("GradeRow")
            page.form.setValues(["set-maximum": 8])
            released = page
        }
        #expect(released == nil)
    }

    @Test("The state of a page restores the settings, the value and the code")
    func restoring() throws {
        let first = try page("GradeRow")
        first.loadViewIfNeeded()
        first.form.setValues(["set-maximum": 8, "grade": 7])
        let second = try page("GradeRow")
        second.loadViewIfNeeded()
        #expect(second.form.restore(first.form.state).isEmpty)
        let (old, new) = (try code(first), try code(second))
        #expect(old == new)
        let grade = try #require(second.form.rowBy(tag: "grade") as GradeRow?)
        #expect(grade.maximum == 8)
        #expect(grade.value == 7)
    }
}

/// Rows with the names by which settings are edited.
private final class IntRow: Row<PlainCell<Int>>, RowType {}
private final class TextRow: Row<PlainCell<String>>, RowType {
    @Setting var capitalization = "none"

    override class var settings: [RowSetting] {
        super.settings + [.init("capitalization", \TextRow.capitalization, "Ignored.")]
    }
}

/// A row whose value is at most a setting.
private final class LimitedRow: Row<PlainCell<Int>>, RowType {
    @Setting var maximum = 9

    override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: maximum, msg: "Is more than \(maximum)")]
    }

    override class var settings: [RowSetting] {
        super.settings + [.init("maximum", \LimitedRow.maximum, "The largest value.")]
    }
}

private enum EditorPlugin: RowPlugin {
    static let name = "Editors", version = "1.0.0"
    static let rows = [
        RowDescriptor(IntRow.self, "Asks for a whole number."),
        RowDescriptor(TextRow.self, "Asks for a text."),
        RowDescriptor(
            LimitedRow.self, "Asks for a small number.", example: RowExample(value: 8)),
    ]
}
