import RowKit
import RowTesting
import Testing
import TokenRow

@Suite("What is typed into a token row")
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

    @Test("takes the first option at a character that ends what is typed")
    func delimiters() {
        row.tokenizationCharacters = ",;"
        tester.type("kahn,", into: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(row.typedText == "")
        tester.type("nobody;", into: "keepers")
        #expect(row.typedText == "nobody" && field?.text == "nobody")
        tester.type(",", into: "keepers")
        #expect(row.typedText == "")
        // What was gone to by arrows is taken, not the first.
        tester.type("a", into: "keepers")
        tester.key(.down, in: "keepers") { $0.focused = "keepers" }
        tester.type("a,", into: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Fabien Barthez")
        }
        tester.finish()
    }

    @Test("goes on with what was typed behind the character that ends a part")
    func delimitersWithin() {
        row.tokenizationCharacters = ","
        tester.type("kahn, t", into: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(
            field?.text == " t"
                && list?.items.map(\.key) == ["Tim Howard", "Peter Schmeichel", "Fabien Barthez"])
        tester.type("nobody,tim", into: "keepers")
        #expect(field?.text == "nobody,tim" && list?.items.map(\.key) == ["Tim Howard"])
        // What is picked takes the place of what was looked for, and of nothing else.
        tester.pick("Tim Howard", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Tim Howard")
        }
        #expect(field?.text == "nobody")
        tester.finish()
    }

    @Test(
        "makes tokens of the parts of a pasted text that name an option, and leaves the others",
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
        #expect(row.typedText == rest && field?.text == rest)
        tester.finish()
    }

    @Test("takes a long list that is pasted, and a longer one of which nothing is an option")
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

    // MARK: What is typed and no token

    @Test("is not submitted with text that is no token, and keeps the tokens beside it")
    func unread() throws {
        row.addToken("Oliver Kahn")
        tester.type("zz", into: "keepers")
        #expect(row.isTouched && tester.form.isDirty)
        let error = #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(error?.errors.map(\.message) == ["Must be one of the options"])
        #expect(row.value == ["Oliver Kahn"] && field?.text == "zz")
        row.addToken("Tim Howard")
        #expect(row.value == ["Oliver Kahn", "Tim Howard"] && field?.text == "zz")
        row.removeToken("Tim Howard")
        #expect(field?.text == "zz")
        tester.isExhaustive = false
        tester.type("", into: "keepers")
        #expect(try tester.form.submit()["keepers"] as? Tokens == tokens("Oliver Kahn"))
        tester.finish()
    }

    @Test(
        "makes a token of a name that was typed when it is left, and when the form is submitted",
        arguments: ["Oliver Kahn", "oliver KAHN "])
    func names(text: String) throws {
        tester.focus("keepers")
        tester.type(text, into: "keepers")
        tester.blur { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(row.typedText == "" && list == nil)
        // It is a token already.
        tester.type(text, into: "keepers")
        tester.isExhaustive = false
        try tester.form.submit()
        #expect(row.value == tokens("Oliver Kahn") && field?.text == "")
        tester.type("Tim Howard", into: "keepers")
        try tester.form.submit()
        #expect(row.value == tokens("Oliver Kahn", "Tim Howard") && field?.text == "")
        tester.finish()
    }

    @Test("says when it is left what it could make nothing of")
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
        "forgets what was typed when it is written, reset, or hidden and cleared",
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
        #expect(row.typedText == "" && field?.text == "" && list == nil)
        #expect(!row.isOffering && tester.form.validate() == [])
        tester.finish()
    }

    private func tokens(_ names: String...) -> Tokens<String> { Tokens(names) }
}
