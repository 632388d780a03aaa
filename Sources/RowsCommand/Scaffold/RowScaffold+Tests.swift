extension RowScaffold {
    /// The source of the row's tests.
    var testText: String {
        var tested = self
        tested.value = value.named(aliasName)
        return tested.ownTestText(alias: aliasText)
    }

    /// The name of the declared type in tests.
    private var aliasName: String { value.listDepth > 0 ? "Element" : "Value" }

    /// A type alias for the declared type in tests, because another module may have a type with the
    /// same name.
    private var aliasText: String {
        guard value.declaredType != nil else { return "" }
        let elements = String(repeating: ".Element", count: value.listDepth)
        return "    private typealias \(aliasName) = \(name.row).Cell.Value\(elements)\n\n"
    }

    private func ownTestText(alias: String) -> String {
        let home = value.home.map { [$0.module] } ?? []
        let imports = (["Foundation", "RowKit", "RowTesting", name.row, "Testing"] + home).sorted()
        let hasDocumentValue = !value.documents.isEmpty
        return """
            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            @Suite("A \(name.row)")
            struct \(name.tests) {
            \(alias)    @Test("keeps the laws of rows")
                func laws() throws { try expectLaws(of: \(name.plugin).self) }

            \(userText)
                @Test("is created by name")
                func byName() throws {
                    let factory = RowFactory(try RowRegistry(\(name.plugin).self))
                    let row = try factory.make(
                        "\(name.row)", tag: "\(name.tag)",
                        settings: ["title": "\(name.title)"]\(
                            hasDocumentValue ? ",\n            value: \(value.documents[0].swiftLiteral)" : ""))
                    #expect(row.title == "\(name.title)")
                    #expect(row.baseValue as? \(value.type) == \(
                        hasDocumentValue ? value.samples[0] : "nil"))
                }

                @Test("is in the example document")
                func example() throws {
                    let root = URL(filePath: #filePath).deletingLastPathComponent()
                        .deletingLastPathComponent().deletingLastPathComponent()
                    let file = root.appending(path: "\(folder)/\(name.row)/Example.json")
                    let factory = RowFactory(try RowRegistry(\(name.plugin).self))
                    let form = try factory.form(from: Data(contentsOf: file))
                    #expect(form.problems.isEmpty)
                    #expect(form.rowBy(tag: "\(name.tag)") is \(name.row))
                }
            }

            """
    }

    /// The test of how the row reacts to the user.
    private var userText: String {
        let tag = name.tag
        return switch kind {
        case .basic:
            userTest("changes when the user edits it", [step(value.edit(tag), changing: [tag])])
        case .inline:
            userTest(
                "opens a row below, in which the user edits the value",
                [
                    "tester.expand(\"\(tag)\")",
                    step(value.edit("\(tag):inline"), changing: [tag]),
                ])
        case .presenter:
            userTest(
                "opens a screen, on which the user edits the value",
                [
                    """
                    tester.select("\(tag)") {
                        $0.screens.append("\(name.title)")
                    }
                    """,
                    step(value.edit("\(tag)>editor"), changing: ["\(tag)>editor"]),
                    step(
                        "tester.press(\"Done\")", "$0.screens.removeLast()", changing: [tag]),
                ])
        case .options: optionsTest
        case .selectable: sectionTest
        }
    }

    /// A step of a tester that changes the values of some rows.
    private func step(_ verb: String, _ other: String..., changing rows: [String]) -> String {
        let lines = other + rows.map { "$0.values[\"\($0)\"] = edited" }
        return "\(verb) {\n\(lines.map { "    \($0)\n" }.joined())}"
    }

    private func userTest(_ title: String, _ steps: [String]) -> String {
        let lines = steps.flatMap { $0.split(separator: "\n") }
        return """
                @Test("\(title)")
                func userAction() {
                    let row = \(name.row)("\(name.tag)") { row in
                        row.title = "\(name.title)"
                        row.value = \(value.samples[0])
                    }
                    let edited: \(value.type)? = \(value.edited)
                    let tester = FormTester(form: Form { row })
            \(lines.map { "        \($0)\n" }.joined())        tester.finish()
                    #expect(row.value == edited)
                }

            """
    }

    private var optionsTest: String {
        """
            @Test("offers its options to the user")
            func userAction() {
                let options: [\(value.type)] = \(value.sampleList(indent: 8))
                let row = \(name.row)("\(name.tag)") { $0.options = options }
                let tester = FormTester(form: Form { row })
                tester.choose("1", in: "\(name.tag)") {
                    $0.values["\(name.tag)"] = options[1]
                }
                tester.finish()
                #expect(row.value == options[1])
            }

        """
    }

    private var sectionTest: String {
        """
            @Test("is chosen when the user selects it")
            func userAction() {
                let options: [\(value.type)] = \(value.sampleList(indent: 8))
                let section = SelectableSection<\(name.row)>()
                for (place, option) in options.enumerated() {
                    section.append(\(name.row)("\\(place)") { $0.selectableValue = option })
                }
                let tester = FormTester(form: Form { section })
                tester.select("1") {
                    $0.values["1"] = options[1]
                }
                #expect(section.selectedRow()?.value == options[1])
                tester.select("1") {
                    $0.values["1"] = nil
                }
                #expect(section.selectedRow() == nil)
                tester.finish()
            }

        """
    }
}
