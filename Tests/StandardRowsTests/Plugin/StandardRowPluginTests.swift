import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("The plugin of standard rows")
struct StandardRowPluginTests {
    private func factory() throws -> RowFactory {
        RowFactory(try RowRegistry(StandardRowPlugin.self))
    }

    @Test("lists each row once, by name")
    func names() throws {
        let registry = try RowRegistry(StandardRowPlugin.self)
        #expect(
            registry.rows.map(\.name) == [
                "AccountRow", "ActionSheetRow", "AlertRow", "ButtonRow", "ButtonRowOf",
                "ButtonRowWithPresent", "CheckRow", "CountDownInlineRow", "CountDownPickerRow",
                "CountDownRow", "DateInlineRow", "DatePickerRow", "DateRow",
                "DateTimeInlineRow", "DateTimePickerRow", "DateTimeRow", "DecimalRow",
                "DoublePickerInlineRow", "DoublePickerInputRow", "DoublePickerRow", "EmailRow",
                "GroupRow", "ImageCheckRow", "IntRow", "LabelRow", "ListCheckRow",
                "MultipleSelectorRow",
                "NameRow", "PasswordRow", "PhoneRow", "PickerInlineRow", "PickerInputRow",
                "PickerRow", "PopoverSelectorRow", "PushRow", "SegmentedRow", "SliderRow",
                "StepperRow", "SwitchRow", "TextAreaRow", "TextRow", "TimeInlineRow",
                "TimePickerRow", "TimeRow", "TriplePickerInlineRow", "TriplePickerInputRow",
                "TriplePickerRow", "TwitterRow", "URLRow", "ValueRow", "ViewRow", "ViewRowOf",
                "ZipCodeRow",
            ])
        #expect(registry.rows.allSatisfy { $0.valueSchema != nil })
    }

    @Test("gives each row its kind")
    func kinds() throws {
        let registry = try RowRegistry(StandardRowPlugin.self)
        let kinds = Dictionary(grouping: registry.rows, by: \.kind).mapValues { $0.map(\.name) }
        #expect(
            kinds[.presenter] == [
                "ActionSheetRow", "AlertRow", "ButtonRowWithPresent", "MultipleSelectorRow",
                "PopoverSelectorRow", "PushRow",
            ])
        #expect(kinds[.selectable] == ["ImageCheckRow", "ListCheckRow"])
        #expect(kinds[.options] == ["PickerInputRow", "PickerRow", "SegmentedRow"])
        #expect(
            kinds[.inline] == [
                "CountDownInlineRow", "DateInlineRow", "DateTimeInlineRow",
                "DoublePickerInlineRow", "PickerInlineRow", "TimeInlineRow",
                "TriplePickerInlineRow",
            ])
        #expect(kinds[.basic]?.contains("TextRow") == true)
    }

    @Test("performs no conformance lookups to list its rows, except for generic basic rows")
    func knownToCompiler() {
        #expect(
            StandardRowPlugin.rows.filter { !$0.isKnownToCompiler }.map(\.name) == [
                "ButtonRowOf", "DoublePickerInputRow", "DoublePickerRow", "TriplePickerInputRow",
                "TriplePickerRow", "ValueRow", "ViewRow", "ViewRowOf",
            ])
    }

    @Test("has rows that keep all laws")
    func laws() throws {
        try expectLaws(of: StandardRowPlugin.self)
    }

    @Test(
        "has only settings that a document can contain, and an example of each row",
        arguments: StandardRowPlugin.rows.indices)
    func settings(place: Int) throws {
        let descriptor = StandardRowPlugin.rows[place]
        let names = descriptor.settings.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(descriptor.settings.allSatisfy { $0.schema != nil })
        #expect(!descriptor.example.settings.isEmpty)
    }

    @Test("creates rows from the names, settings and values in a document")
    func making() throws {
        let factory = try factory()
        let push = try factory.make(
            "PushRow", settings: ["options": ["Chad", "Chile"], "selectorTitle": "From"],
            value: "Chad")
        #expect((push as? PushRow<String>)?.options == ["Chad", "Chile"])
        let area = try factory.make(
            "TextAreaRow", settings: ["textAreaHeight": "dynamic", "textAreaMode": "readOnly"])
        #expect((area as? TextAreaRow)?.textAreaHeight == .dynamic)
        let text = try factory.make("TextRow", settings: ["keyboard": "email"], value: "a@b")
        #expect((text as? TextRow)?.keyboard == .email)
        let day = try factory.make("DateRow", value: "2024-02-29")
        #expect(day.baseCell.view.textDrawing.contains("2024-02-29"))
    }

    @Test(
        "describes how a generic row is written in Swift",
        arguments: [
            ("PushRow", "PushRow<String>"), ("TextRow", "TextRow"),
            ("TriplePickerRow", "TriplePickerRow<String, String, String>"),
        ])
    func spelling(name: String, type: String) throws {
        #expect(try factory().registry[name]?.rowType == type)
    }

    @Test("reports an invalid setting")
    func badSettings() throws {
        let factory = try factory()
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make(
                "TextAreaRow",
                settings: ["keyboard": "emial", "textAreaHeight": -1, "placehodler": "x"])
        }
        #expect(
            error?.description == """
                settings.keyboard: "emial" is not one of text, number, decimal, phone, email, url, \
                ascii; did you mean "email"?
                settings.placehodler: there is no setting of TextAreaRow called "placehodler"; \
                did you mean "placeholder"?
                settings.textAreaHeight: expected a number of points, "dynamic", or {"dynamic": 60}, \
                found the number -1
                """)
    }
}
