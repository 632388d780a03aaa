import RowKit
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
                "ButtonRow", "CheckRow", "DateRow", "DateTimeRow", "DecimalRow", "EmailRow",
                "IntRow", "LabelRow", "ListCheckRow", "MultipleSelectorRow", "NameRow",
                "PasswordRow", "PhoneRow", "PushRow", "SegmentedRow", "SliderRow", "StepperRow",
                "SwitchRow", "TextAreaRow", "TextRow", "TimeRow", "URLRow",
            ])
        #expect(registry.rows.allSatisfy { $0.valueSchema != nil })
    }

    @Test("says how rows are used")
    func kinds() throws {
        let registry = try RowRegistry(StandardRowPlugin.self)
        let kinds = Dictionary(grouping: registry.rows, by: \.kind).mapValues { $0.map(\.name) }
        #expect(kinds[.presenter] == ["MultipleSelectorRow", "PushRow"])
        #expect(kinds[.selectable] == ["ListCheckRow"])
        #expect(kinds[.options] == ["SegmentedRow"])
        #expect(kinds[.inline] == nil && kinds[.basic]?.count == 18)
    }

    @Test("has settings that a document can give and take, each with a sentence", arguments: 0..<22)
    func settings(place: Int) throws {
        let descriptor = StandardRowPlugin.rows[place]
        let row = descriptor.make(tag: "row")
        let names = descriptor.settings.map(\.name)
        #expect(Set(names).count == names.count)
        for setting in descriptor.settings {
            let value = try setting.value(of: row)
            try setting.set(value, of: row)
            #expect(try setting.value(of: row) == value, "\(descriptor.name).\(setting.name)")
            #expect(setting.sentence.hasSuffix(".") && setting.schema != nil)
        }
    }

    @Test("shows of each row an example that can be made", arguments: 0..<22)
    func examples(place: Int) throws {
        let descriptor = StandardRowPlugin.rows[place]
        let (settings, value) = (descriptor.example.settings, descriptor.example.value)
        let row = try factory().make(
            descriptor.name, tag: "row", settings: settings, value: value)
        let expected = try value.map { try descriptor.value(from: $0) }
        #expect(!settings.isEmpty)
        #expect(json(row.baseValue) == json(expected) && (expected == nil) == (value == nil))
        if case .string(let title) = settings["title"] {
            #expect(row.baseCell.view.textDrawing.contains(title))
        }
    }

    private func json(_ value: (any Sendable)?) -> JSONValue? {
        try? (value as? any DocumentValue)?.documentValue()
    }

    @Test("makes rows from names, settings and values of a document")
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

    @Test("says what is wrong with a setting")
    func badSettings() throws {
        let factory = try factory()
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make(
                "TextAreaRow",
                settings: ["keyboard": "emial", "textAreaHeight": -1, "placehodler": "x"])
        }
        #expect(
            error?.description == """
                settings.keyboard: "emial" is none of text, number, decimal, phone, email, url, \
                ascii; did you mean "email"?
                settings.placehodler: there is no setting of TextAreaRow called "placehodler"; \
                did you mean "placeholder"?
                settings.textAreaHeight: expected a number of points, or "dynamic", found the number -1
                """)
    }
}
