import RowKit
import StandardRows
import Testing

@testable import RowsCommand

@Suite("rows describe")
struct DescribeTests {
    @Test("describes a row in full")
    func text() async {
        let run = await ProgramRun("describe", "GradeRow")
        #expect(
            run.output == """
                GradeRow
                Asks for a grade.

                Plugin  Grades 1.2.0
                Kind    basic
                Value   Int
                JSON    whole number
                Cell    PlainCell<Int>

                Settings
                  title: String? = null
                      A short label that tells the user what to enter.
                      In documents, {$tag} shows the value of another row.
                  hiddenValue: HiddenValue = "keep"
                      The effect of hiding the row on its value.
                      One of "keep", "clearOnHide", "clearOnSubmit", "ignore".
                  validationOptions: ValidationOptions = ["onBlur"]
                      When the row validates its value automatically.
                      Any of "onDemand", "onChange", "onBlur", "onChangeAfterBlurred".
                  maximum: Int = 10
                      The best grade.
                  size: Size = "medium"
                      How big the grades are drawn.
                      One of "small", "medium", "large".
                  labels: [String] = []
                      What grades are called.
                  secret: Opaque?
                      What only Swift knows. It can only be set in Swift.

                Example in Swift
                  GradeRow("grade") {
                      $0.title = "Mathematics"
                      $0.maximum = 6
                      $0.value = 2
                  }

                Example in JSON
                  {"row": "GradeRow", "tag": "grade", "settings": {"title": "Mathematics", "maximum": 6}, "value": 2}

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("names the row whose settings a setting consists of, instead of its shape")
    func innerRow() async {
        let run = await ProgramRun("describe", "ClassRow") { () throws(RegistryError) in
            try RowRegistry(ClassPlugin.self)
        }
        #expect(
            run.output.contains(
                """
                  best: GradeRow = {}
                      The settings of the best grade.
                      In JSON: the settings of GradeRow.


                """), "\(run.output)\(run.errors)")
    }

    @Test("fits a terminal")
    func narrow() async {
        let run = await ProgramRun("describe", "Other/OpaqueRow", world: .plain(terminal: 30))
        #expect(
            run.output == """
                OpaqueRow
                Holds what only Swift knows.

                Plugin  Other 0.1.0
                Kind    basic
                Value   Opaque, in Swift only
                Cell    PlainCell<Opaque>

                Settings
                  title: String? = null
                      A short label that tells
                      the user what to enter.
                      In documents, {$tag}
                      shows the value of
                      another row.
                  hiddenValue: HiddenValue = "keep"
                      The effect of hiding the
                      row on its value.
                      One of "keep",
                      "clearOnHide",
                      "clearOnSubmit",
                      "ignore".
                  validationOptions: ValidationOptions = ["onBlur"]
                      When the row validates
                      its value automatically.
                      Any of "onDemand",
                      "onChange", "onBlur",
                      "onChangeAfterBlurred".

                Example in Swift
                  OpaqueRow("opaque")

                Example in JSON
                  {"row": "OpaqueRow", "tag": "opaque"}

                """)
    }

    @Test("prints a JSON object")
    func json() async throws {
        let run = await ProgramRun("describe", "--json", "GradeRow")
        let row = try JSONValue(text: run.output)
        #expect(row["name"] == "GradeRow")
        #expect(row["plugin"] == "Grades")
        #expect(row["pluginVersion"] == "1.2.0")
        #expect(row["kind"] == "basic")
        #expect(row["valueType"] == "Int")
        #expect(row["valueSchema"] == ["type": "integer"])
        #expect(row["rowType"] == "GradeRow")
        #expect(row["cellType"] == "PlainCell<Int>")
        #expect(row["swiftOnly"] == false)
        #expect(row["example"]?["json"]?["value"] == 2)
        guard case .array(let settings) = row["settings"] else {
            Issue.record("no settings")
            return
        }
        try #require(settings.count == 7)
        #expect(
            settings[3] == [
                "name": "maximum", "type": "Int", "sentence": "The best grade.", "default": 10,
                "swiftOnly": false, "showsValues": false, "bindable": true,
                "schema": ["type": "integer"],
            ])
        #expect(settings[4]["allowedValues"] == ["small", "medium", "large"])
        #expect(settings[6]["swiftOnly"] == true)
        #expect(settings[6]["default"] == nil)
    }

    @Test(
        "says where the options of a row may come from",
        arguments: [
            ("PushRow", "Options from a list of the form, or oceans (optionsFrom)"),
            (
                "DoublePickerRow",
                "Options from lists of the form (optionsFrom.first, optionsFrom.second)"
            ),
            ("ListCheckRow", "Options from a list of the form (selectable.optionsFrom)"),
        ])
    func options(name: String, line: String) async throws {
        let run = await ProgramRun("describe", name) { () throws(RegistryError) in
            try RowRegistry(StandardRowPlugin.self, OceanPlugin.self)
        }
        #expect(run.output.split(separator: "\n").contains { $0 == line }, "\(run.output)")
    }

    @Test("says in JSON where the options of a row may come from")
    func optionsInJSON() async throws {
        let run = await ProgramRun("describe", "PushRow", "--json") { () throws(RegistryError) in
            try RowRegistry(StandardRowPlugin.self, OceanPlugin.self)
        }
        let row = try JSONValue(text: run.output)
        #expect(
            row["options"] == [
                ["member": "optionsFrom", "schema": ["type": "string"], "sources": ["oceans"]]
            ])
    }

    @Test("lists a setting once if a class repeats it")
    func settingsSaidAgain() async throws {
        let run = await ProgramRun("describe", "EagerRow", "--json") { () throws(RegistryError) in
            try RowRegistry(EagerPlugin.self)
        }
        guard case .array(let settings) = try JSONValue(text: run.output)["settings"] else {
            Issue.record("no settings")
            return
        }
        #expect(settings.map { $0["name"] } == ["title", "hiddenValue", "validationOptions"])
        #expect(settings.first?["sentence"] == "What it is called.")
    }
}

private final class EagerRow: Row<PlainCell<Int>>, RowType {
    override class var settings: [RowSetting] {
        super.settings + [.init("title", \EagerRow.title, "What it is called.")]
    }
}

private enum EagerPlugin: RowPlugin {
    static let name = "Eager", version = "1"
    static let rows = [RowDescriptor(EagerRow.self, "Says a setting again.")]
}

private final class ClassRow: Row<PlainCell<Int>>, RowType {
    private let best = GradeRow("best")

    override class var settings: [RowSetting] {
        super.settings + [
            .init("best", settingsOf: \ClassRow.best, "The settings of the best grade.")
        ]
    }
}

private enum ClassPlugin: RowPlugin {
    static let name = "Class", version = "1"
    static let rows = [RowDescriptor(ClassRow.self, "Asks for the best grade.")]
}

private enum OceanPlugin: RowPlugin {
    static let version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let optionSources = [
        OptionSource("oceans", "The oceans.") { ["Atlantic", "Pacific"] }
    ]
}
