extension RowScaffold {
    /// The source of the row's tests.
    var testText: String {
        var tested = self
        tested.value = value.named("Value")
        return tested.ownTestText(alias: aliasText)
    }

    /// A type alias for the value's type in tests, because other modules can have a type of the
    /// same name.
    private var aliasText: String {
        value.isDeclared ? "    private typealias Value = \(name.row).Cell.Value\n\n" : ""
    }

    private func ownTestText(alias: String) -> String {
        let imports = ["Foundation", "RowKit", name.row, "Testing"].sorted()
        let hasDocumentValue = !value.documents.isEmpty
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @Suite("A \(name.row)")
            struct \(name.tests) {
            \(alias)    private let registry: RowRegistry

                init() throws { registry = try RowRegistry(\(name.plugin).self) }

                @Test("is created by name")
                func byName() throws {
                    let factory = RowFactory(registry)
                    let row = try factory.make(
                        "\(name.row)", tag: "\(name.tag)",
                        settings: ["title": "\(name.title)"]\(
                            hasDocumentValue ? ",\n            value: \(value.documents[0].swiftLiteral)" : ""))
                    #expect(row.title == "\(name.title)")
                    #expect(row.baseValue as? \(value.type) == \(
                        hasDocumentValue ? value.samples[0] : "nil"))
                }

                @Test("keeps each setting when it is set to its own value")
                func settings() throws {
                    for descriptor in registry.rows {
                        let row = descriptor.make()
                        for setting in descriptor.settings where setting.schema != nil {
                            let value = try setting.value(of: row)
                            try setting.set(value, of: row)
                            #expect(try setting.value(of: row) == value)
                        }
                    }
                }

            \(personText)
                @Test("is in the example document")
                func example() throws {
                    let root = URL(filePath: #filePath).deletingLastPathComponent()
                        .deletingLastPathComponent().deletingLastPathComponent()
                    let file = root.appending(path: "\(folder)/\(name.row)/Example.json")
                    let form = try RowFactory(registry).form(from: Data(contentsOf: file))
                    #expect(form.problems.isEmpty)
                    #expect(form.rowBy(tag: "\(name.tag)") is \(name.row))
                }
            }

            """
    }

    /// The test of the row's reaction to the user.
    private var personText: String {
        switch kind {
        case .basic:
            personTest(
                "changes when the user edits it", row: "row.value = \(value.samples[0])",
                events: [("\(name.tag)\(value.editedPart)", value.editing)],
                expected: value.edited)
        case .inline:
            personTest(
                "opens a row below, in which the user edits the value",
                row: "row.value = \(value.samples[0])",
                events: [
                    (name.tag, ".press"), ("\(name.tag):inline\(value.editedPart)", value.editing),
                ], expected: value.edited)
        case .presenter:
            personTest(
                "opens a screen, on which the user edits the value",
                row: "row.value = \(value.samples[0])",
                events: [
                    (name.tag, ".press"), ("\(name.tag)>editor\(value.editedPart)", value.editing),
                    ("\(name.tag)>:/navigation/0", ".press"),
                ], expected: value.edited)
        case .options: optionsText
        case .selectable: sectionText
        }
    }

    private func personTest(
        _ title: String, row: String, events: [(view: String, action: String)], expected: String
    ) -> String {
        let steps = events.map { view, action in
            """
                    stage.receive(
                        ViewEvent(
                            ViewID("\(view)"), \(action)))

            """
        }
        return """
                @Test("\(title)")
                func userAction() {
                    let row = \(name.row)("\(name.tag)") { row in
                        \(row)
                    }
                    let stage = FormStage(FormViewController(form: Form { row }))
            \(steps.joined())        #expect(row.value == \(expected))
                }

            """
    }

    private var optionsText: String {
        """
            @Test("offers its options to the user")
            func userAction() {
                let options: [\(value.type)] = \(value.sampleList(indent: 8))
                let row = \(name.row)("\(name.tag)") { $0.options = options }
                let stage = FormStage(FormViewController(form: Form { row }))
                stage.receive(
                    ViewEvent(ViewID("\(name.tag)/accessory"), .choose(["1"])))
                #expect(row.value == options[1])
            }

        """
    }

    private var sectionText: String {
        """
            @Test("is chosen when the user selects it")
            func userAction() {
                let options: [\(value.type)] = \(value.sampleList(indent: 8))
                let section = SelectableSection<\(name.row)>()
                for (place, option) in options.enumerated() {
                    section.append(\(name.row)("\\(place)") { $0.selectableValue = option })
                }
                let stage = FormStage(FormViewController(form: Form { section }))
                stage.receive(ViewEvent(ViewID("1"), .press))
                #expect(section.selectedRow()?.value == options[1])
                stage.receive(ViewEvent(ViewID("1"), .press))
                #expect(section.selectedRow() == nil)
            }

        """
    }
}
