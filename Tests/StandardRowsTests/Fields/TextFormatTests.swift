import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("The format of a text row")
struct TextFormatTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    @Test(
        "is a setting in a document, and is saved as it was read",
        arguments: ["TextRow", "PhoneRow", "AccountRow", "ZipCodeRow"])
    func document(name: String) throws {
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        [
                            "row": .string(name), "tag": "card",
                            "settings": ["format": "#### #### ####"], "value": "411111111111",
                        ]
                    ]
                ]
            ]
        ]
        let form = try factory.form(from: document)
        #expect((form.rowBy(tag: "card") as? RowOf<String>)?.displayText == "4111 1111 1111")
        #expect(try form.json()["card"] == "411111111111")
        #expect(factory.save(form).json == document)
        let described = try #require(factory.registry[name]?.settings.first { $0.name == "format" })
        #expect(
            described.schema == ["anyOf": [["type": "string", "minLength": 1], ["type": "null"]]])
    }

    @Test("groups the text while it is typed if the document says so, and otherwise afterwards")
    func typing() throws {
        let rows = try ["during", "after"].map { tag in
            try factory.make(
                "TextRow", tag: tag,
                settings: [
                    "format": "#### ####", "useFormatterDuringInput": .bool(tag == "during"),
                ])
        }
        let tester = FormTester(form: Form { Section(rows) })
        tester.isExhaustive = false
        for (tag, shown) in [("during", "1234 5"), ("after", "12345")] {
            tester.focus(tag)
            tester.type("12345", into: tag)
            #expect(tester.text(in: tag) == shown)
            tester.blur()
            #expect(tester.text(in: tag) == "1234 5")
            tester.type("12a", into: tag)
            #expect(tester.text(in: tag) == "12a")
            #expect(tester.form.values()[tag] ?? nil == nil)
        }
        #expect(tester.form.validate().count == 2)
    }

    @Test("is overridden by a formatter, and leaves the text unchanged once it is nil")
    func precedence() {
        let row = TextRow("t") { row in
            row.value = "1234"
            row.format = "##-##"
        }
        #expect(row.displayText == "12-34")
        row.formatter = PatternFormatter("# ###")
        #expect(row.displayText == "1 234")
        row.formatter = nil
        row.format = nil
        #expect(row.displayText == "1234")
    }

    @Test(
        "also decides whether a value that the program sets is valid",
        arguments: [
            ("1234", true), ("12", true), ("", true), ("12-34", false), ("12a", false),
            ("12345", false), ("١٢", false),
        ])
    func programValues(value: String, isValid: Bool) {
        let row = TextRow("t") { row in
            row.value = value
            row.format = "##-##"
        }
        let form = form(row)
        #expect(form.validate().map(\.code) == (isValid ? [] : ["pattern"]))
        row.format = nil
        #expect(form.validate().isEmpty)
    }

    @Test(
        "is rejected in a document with its place if nothing can be typed",
        arguments: [
            ("", #"the pattern "" has no place for a letter or a digit, such as # for a digit"#),
            ("-", #"the pattern "-" has no place for a letter or a digit, such as # for a digit"#),
            (5, "expected a string, found the number 5"),
        ] as [(JSONValue, String)])
    func refusal(format: JSONValue, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make("TextRow", settings: ["format": format])
        }
        #expect(error?.description == "settings.format: \(message)")
    }

    @Test("is a regular expression in the schema of values")
    func schema() {
        let row = TextRow("t") { $0.format = "A-@# *" }
        let pattern = "^(?:A(?:[^0-9]+(?:[0-9](?:[^\\n]+)?)?)?)?$"
        #expect(row.limits.rules.map(\.valueSchema) == [["pattern": .string(pattern)]])
        row.format = nil
        #expect(row.limits.isEmpty)
    }
}
