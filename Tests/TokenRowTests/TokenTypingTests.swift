import RowKit
import RowTesting
import Testing
import TokenRow

@Suite("Text typed into a token row")
struct TokenTypingTests {
    private let row = TokenTableRow<String>("keepers") { row in
        row.options = [
            "Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez", "Tim Howard",
            "Gianluigi Buffon",
        ]
    }
    private let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    private var list: ListView? { tester.view("keepers/popup") as? ListView }
    private var field: TextFieldView? { tester.view("keepers/field") as? TextFieldView }

    // MARK: Delimiters

    @Test("creates a token from the first option when a delimiter is typed")
    func delimiters() {
        row.tokenizationCharacters = ",;"
        tester.type("kahn,", into: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(row.typedText == "")
        tester.type("nobody;", into: "keepers")
        #expect(row.typedText == "nobody")
        #expect(field?.text == "nobody")
        tester.type(",", into: "keepers")
        #expect(row.typedText == "")
        // An option highlighted with the arrow keys is taken, not the first.
        tester.type("a", into: "keepers")
        tester.key(.down, in: "keepers") { $0.focused = "keepers" }
        tester.type("a,", into: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Fabien Barthez")
        }
        tester.finish()
    }

    @Test("matches options with the part after the last delimiter")
    func delimitersWithin() {
        row.tokenizationCharacters = ","
        tester.type("kahn, t", into: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(field?.text == " t")
        #expect(list?.items.map(\.key) == ["Tim Howard", "Peter Schmeichel", "Fabien Barthez"])
        tester.type("nobody,tim", into: "keepers")
        #expect(field?.text == "nobody,tim")
        #expect(list?.items.map(\.key) == ["Tim Howard"])
        // The picked option replaces only the text that was searched for.
        tester.pick("Tim Howard", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Tim Howard")
        }
        #expect(field?.text == "nobody")
        tester.finish()
    }

    @Test(
        "becomes tokens where parts of a pasted text name options, and leaves the other parts",
        arguments: [
            ("tim howard,OLIVER KAHN,david de gea", ["Tim Howard", "Oliver Kahn"], "david de gea"),
            ("Tim Howard;oliver kahn,", ["Tim Howard", "Oliver Kahn"], ""),
            ("Tim Howard, Lev Yashin, Oliver Kahn,", ["Tim Howard", "Oliver Kahn"], " Lev Yashin"),
            ("Tim Howard,Tim Howard,,  ,", ["Tim Howard"], ""),
            ("Peter Schmeichel,Tim Howard,x", ["Tim Howard"], "x"),
            ("a,b,c", [], "a,b,c"), (",;,", [], ""),
        ])
    func pasted(text: String, names: [String], rest: String) {
        row.tokenizationCharacters = ",;"
        row.addToken("Peter Schmeichel")
        let value = Tokens(["Peter Schmeichel"] + names)
        tester.type(text, into: "keepers") { $0.values["keepers"] = value }
        #expect(row.typedText == rest)
        #expect(field?.text == rest)
        tester.finish()
    }

    @Test("may be a long pasted list, even one without any options")
    func manyParts() {
        row.tokenizationCharacters = ","
        row.options = (0..<2_000).map { "Option \($0)" }
        let text = (0..<2_000).map { "option \($0)," }.joined()
        tester.type(text, into: "keepers") {
            $0.values["keepers"] = Tokens((0..<2_000).map { "Option \($0)" })
        }
        let junk = String(repeating: "x,", count: 50_000)
        tester.type(junk, into: "keepers")
        #expect(row.typedText == junk.dropLast())
        tester.finish()
    }

    // MARK: Text that is not a token

    @Test("is not submitted if it is not a token, and leaves the tokens beside it")
    func unread() throws {
        row.addToken("Oliver Kahn")
        tester.type("zz", into: "keepers")
        #expect(row.isTouched)
        #expect(tester.form.isDirty)
        let error = #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(error?.errors.map(\.message) == ["Must be one of the options"])
        #expect(row.value == ["Oliver Kahn"])
        #expect(field?.text == "zz")
        row.addToken("Tim Howard")
        #expect(row.value == ["Oliver Kahn", "Tim Howard"])
        #expect(field?.text == "zz")
        row.removeToken("Tim Howard")
        #expect(field?.text == "zz")
        tester.isExhaustive = false
        tester.type("", into: "keepers")
        #expect(try tester.form.submit()["keepers"] as? Tokens == tokens("Oliver Kahn"))
        tester.finish()
    }

    @Test(
        "becomes a token if it is a name, on blur and on submission",
        arguments: ["Oliver Kahn", "oliver KAHN "])
    func names(text: String) throws {
        tester.focus("keepers")
        tester.type(text, into: "keepers")
        tester.blur { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(row.typedText == "")
        #expect(list == nil)
        // It is a token already.
        tester.type(text, into: "keepers")
        tester.isExhaustive = false
        try tester.form.submit()
        #expect(row.value == tokens("Oliver Kahn"))
        #expect(field?.text == "")
        tester.type("Tim Howard", into: "keepers")
        try tester.form.submit()
        #expect(row.value == tokens("Oliver Kahn", "Tim Howard"))
        #expect(field?.text == "")
        tester.finish()
    }

    @Test("is reported on blur if part of it matches no option")
    func left() {
        row.tokenizationCharacters = ","
        tester.focus("keepers")
        tester.type("nobody,Tim Howard", into: "keepers")
        tester.blur {
            $0.values["keepers"] = tokens("Tim Howard")
            $0.errors["keepers"] = ["Must be one of the options"]
        }
        #expect(field?.text == "nobody")
        tester.type("", into: "keepers") { $0.errors["keepers"] = nil }
        tester.finish()
    }

    @Test(
        "is discarded when the value is set, reset, or cleared on hiding",
        arguments: [
            { $0.form?.reset() }, { $0.value = ["Tim Howard"] }, { $0.value = nil },
            { $0.form?.setValues(["keepers": Tokens(["Tim Howard"])]) },
            {
                $0.hiddenValue = .clearOnHide
                $0.hidden = true
                $0.hidden = false
            },
        ] as [@Sendable (TokenTableRow<String>) -> Void])
    func forgets(write: @Sendable (TokenTableRow<String>) -> Void) throws {
        row.value = ["Tim Howard"]
        tester.form.markClean()
        tester.isExhaustive = false
        tester.focus("keepers")
        tester.type("a", into: "keepers")
        #expect(list != nil)
        write(row)
        #expect(row.typedText == "")
        #expect(field?.text == "")
        #expect(list == nil)
        #expect(!row.isOffering)
        #expect(tester.form.validate() == [])
        tester.finish()
    }

    private func tokens(_ names: String...) -> Tokens<String> { Tokens(names) }
}
