import RowKit
import RowTesting
import TestRows
import Testing
import TokenRow

@Suite("A token row")
struct TokenRowTests {
    private let row = TokenTableRow<String>("keepers") { row in
        row.title = "Keepers"
        row.placeholder = "Choose"
        row.options = [
            "Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez", "Tim Howard",
            "Gianluigi Buffon",
        ]
    }
    private let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    private var list: ListView? { tester.view("keepers/popup") as? ListView }
    private var field: TextFieldView? { tester.view("keepers/field") as? TextFieldView }

    // MARK: What it looks like

    @Test("shows a title and a field with a placeholder while there are no tokens")
    func empty() {
        #expect(
            row.drawing == """
                cell keepers
                  content: stack wrapping
                    title: label "Keepers"
                    field: textField "" [placeholder "Choose"]

                """)
    }

    @Test("shows tokens before the field, and below it what matches, once something is typed")
    func typing() {
        row.value = ["Oliver Kahn"]
        tester.type("a ", into: "keepers")
        #expect(
            row.drawing == """
                cell keepers
                  content: stack wrapping
                    title: label "Keepers"
                    token-Oliver Kahn: button "Oliver Kahn"
                    field: textField "a "
                      popup: list {>"D«a»vid de Ge«a»", "F«a»bien B«a»rthez", "Tim How«a»rd", "Gi«a»nluigi Buffon"} [named "Keepers"]

                """)
        tester.finish()
    }

    @Test("offers nothing for nothing, and says so where nothing matches")
    func nothing() {
        for text in ["", "  "] {
            tester.type(text, into: "keepers")
            #expect(list == nil)
        }
        tester.type("zz", into: "keepers")
        #expect(list?.items == [] && list?.placeholder == "No results")
        tester.type("", into: "keepers")
        #expect(list == nil)
        tester.finish()
    }

    @Test("has a list as high, as coloured and as styled as its settings say")
    func looks() {
        tester.type("a", into: "keepers")
        #expect(list?.style == .table && list?.height == 220)
        row.numberOfOptions = 3
        #expect(list?.height == 132)
        row.numberOfOptions = -1
        #expect(list?.height == 44)
        row.optionsHeight = 100
        row.optionsBackgroundColor = .systemYellow
        row.optionsTextColor = .systemRed
        row.optionsStyle = .strip
        #expect(list?.height == 100 && list?.backgroundColor == .systemYellow)
        #expect(list?.style == .strip)
        #expect(
            list?.items.first?.title
                == StyledText(
                    "David de Gea",
                    runs: [
                        .init(0..<1, color: .systemRed),
                        .init(1..<2, color: .systemRed, isHighlighted: true),
                        .init(2..<11, color: .systemRed),
                        .init(11..<12, color: .systemRed, isHighlighted: true),
                    ]))
        row.maximumOptions = 2
        #expect(list?.items.count == 2)
        row.maximumOptions = -1
        #expect(list?.items.isEmpty ?? true)
        tester.finish()
    }

    @Test("has its options in a strip if it is an accessory row")
    func strip() {
        let row = TokenAccessoryRow<String>("colours")
        row.options = ["red", "blue"]
        row.customizeCollectionViewCell = { colour, cell in cell.item.image = .symbol(colour) }
        let tester = FormTester(form: Form() +++ row)
        tester.type("r", into: "colours")
        let list = tester.view("colours/popup") as? ListView
        #expect(list?.style == .strip && list?.height == 44)
        #expect(list?.items.map(\.image) == [.symbol("red")])
        tester.finish()
    }

    // MARK: Adding

    @Test("makes a token of what is picked, and does not offer it again")
    func picking() {
        tester.type("kahn", into: "keepers")
        tester.pick("Oliver Kahn", in: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(field?.text == "" && field?.placeholder == nil && list == nil)
        tester.type("kahn", into: "keepers")
        #expect(list?.items == [])
        tester.type("de", into: "keepers")
        tester.pick("David de Gea", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "David de Gea")
        }
        tester.finish()
        #expect(row.isTouched)
    }

    @Test("takes the first option by Return, or the one that the arrows went to")
    func keys() {
        tester.type("a", into: "keepers")
        #expect(list?.highlighted == "David de Gea")
        tester.key(.enter, in: "keepers") {
            $0.values["keepers"] = tokens("David de Gea")
            $0.focused = "keepers"
        }
        tester.type("a", into: "keepers")
        tester.key(.down)
        tester.key(.down)
        tester.key(.up)
        #expect(list?.highlighted == "Fabien Barthez")
        // What was gone to stays highlighted while it matches.
        tester.type("ar", into: "keepers")
        #expect(list?.highlighted == "Fabien Barthez")
        tester.key(.enter) { $0.values["keepers"] = tokens("David de Gea", "Fabien Barthez") }
        // Up from the first is the last.
        tester.type("b", into: "keepers")
        tester.key(.up)
        #expect(list?.highlighted == "Gianluigi Buffon")
        tester.finish()
    }

    @Test("keeps what was typed if Return finds nothing, and goes on only from an empty field")
    func returnWithout() {
        tester.form[0].append(EntryRow("next"))
        tester.focus("keepers")
        tester.type("nobody", into: "keepers")
        tester.key(.enter)
        #expect(row.typedText == "nobody")
        tester.type("", into: "keepers")
        tester.key(.enter) { $0.focused = "next" }
        tester.finish()
    }

    // MARK: Removing

    @Test("selects the last token by backspace in the empty field, and removes it by another")
    func backspace() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        tester.focus("keepers")
        tester.key(.backspace)
        #expect(
            tester.view("keepers/token-Tim Howard")?.name == "Remove Tim Howard")
        tester.key(.backspace) { $0.values["keepers"] = tokens("Oliver Kahn") }
        tester.key(.backspace)
        tester.key(.escape)
        tester.key(.backspace)
        tester.key(.backspace) { $0.values["keepers"] = nil }
        #expect(field?.placeholder == "Choose")
        // There is nothing left.
        tester.key(.backspace)
        tester.finish()
    }

    @Test("puts what is typed in the place of a token that is selected")
    func replacing() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        tester.press("keepers/token-Oliver Kahn")
        tester.type("d", into: "keepers") { $0.values["keepers"] = tokens("Tim Howard") }
        #expect(row.typedText == "d" && list?.highlighted == "David de Gea")
        // So does what is typed in the place of all that stood in the field, however short.
        tester.type("zzz", into: "keepers")
        tester.press("keepers/token-Tim Howard")
        tester.type("b", into: "keepers") { $0.values["keepers"] = nil }
        tester.finish()
    }

    @Test(
        "only lets go of a selected token where something of the text is erased",
        arguments: ["ab", "bc", "ac", ""])
    func erasing(text: String) {
        row.value = ["Tim Howard"]
        tester.type("abc", into: "keepers")
        tester.press("keepers/token-Tim Howard")
        tester.type(text, into: "keepers")
        let button = tester.view("keepers/token-Tim Howard") as? ButtonView
        #expect(button?.style == .plain && row.typedText == text)
        tester.finish()
    }

    @Test("forgets that a token is selected that the program takes away")
    func selectionGone() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        tester.focus("keepers")
        tester.key(.backspace)
        row.value = ["Oliver Kahn"]
        row.value = ["Oliver Kahn", "Tim Howard"]
        #expect((tester.view("keepers/token-Tim Howard") as? ButtonView)?.style == .plain)
        tester.key(.backspace)
        row.value = ["Oliver Kahn"]
        tester.key(.backspace)
        tester.key(.backspace) { $0.values["keepers"] = nil }
        tester.finish()
    }

    @Test("removes a token that is pressed twice, and only selects another")
    func pressing() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        tester.press("keepers/token-Oliver Kahn")
        tester.press("keepers/token-Tim Howard")
        let button = tester.view("keepers/token-Tim Howard") as? ButtonView
        #expect(button?.style == .destructive)
        #expect((tester.view("keepers/token-Oliver Kahn") as? ButtonView)?.style == .plain)
        tester.press("keepers/token-Tim Howard") {
            $0.values["keepers"] = tokens("Oliver Kahn")
        }
        tester.finish()
    }

    // MARK: The program, and the rest of a row's life

    @Test("follows what the program writes, and keeps the views of tokens that stay")
    func program() throws {
        row.value = ["Oliver Kahn", "Tim Howard"]
        let kahn = try #require(tester.view("keepers/token-Oliver Kahn"))
        row.value = ["Tim Howard", "Lev Yashin", "Oliver Kahn"]
        #expect(tester.view("keepers/token-Oliver Kahn") === kahn)
        let titles = row.cell.tokenView.views.compactMap { ($0 as? ButtonView)?.title }
        #expect(titles == ["Tim Howard", "Lev Yashin", "Oliver Kahn"])
        row.value = nil
        #expect(row.cell.tokenView.views.count == 2)
        tester.finish()
    }

    @Test("tells listeners of each token, with who chose it")
    func listeners() {
        var heard: [String] = []
        row.onValueChange { _, change in
            heard.append("\(change.new?.count ?? 0) by the \(change.origin)")
        }
        row.addToken("Oliver Kahn")
        tester.type("tim", into: "keepers")
        tester.pick("Tim Howard", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "Tim Howard")
        }
        #expect(heard == ["1 by the program", "2 by the user"])
        tester.finish()
    }

    @Test("closes its list when the focus goes, keeps what was typed, and opens it again")
    func focus() {
        tester.focus("keepers")
        tester.type("kahn", into: "keepers")
        tester.key(.escape)
        #expect(list == nil && row.typedText == "kahn")
        tester.key(.down)
        #expect(list?.highlighted == "Oliver Kahn")
        tester.key(.escape)
        tester.type("kah", into: "keepers")
        #expect(list != nil)
        tester.blur { $0.errors["keepers"] = ["Must be one of those that are offered"] }
        #expect(list == nil && field?.text == "kah")
        tester.focus("keepers")
        #expect(list?.items.count == 1)
        tester.finish()
    }

    @Test("takes nothing while it is disabled, and offers nothing")
    func disabled() {
        row.value = ["Oliver Kahn"]
        tester.type("a", into: "keepers")
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.type("a", into: "keepers") }
        tester.expectRefusal(.disabled) { $0.press("keepers/token-Oliver Kahn") }
        #expect(list == nil)
        row.disabled = false
        tester.finish()
    }

    @Test("refuses what it does not offer, such as what was chosen a moment ago")
    func notOffered() {
        tester.type("kahn", into: "keepers")
        tester.expectRefusal(.notOffered) { $0.pick("Tim Howard", in: "keepers") }
        tester.type("a", into: "keepers")
        row.addToken("Tim Howard")
        tester.expectRefusal(.notOffered) { $0.pick("Tim Howard", in: "keepers") }
        tester.finish()
    }

    @Test("without tokens lacks a value where one is required")
    func required() {
        let form = tester.form
        row.add(rule: RuleRequired())
        #expect(form.validate().map(\.code) == ["required"])
        row.value = []
        #expect(form.validate().map(\.code) == ["required"])
        row.addToken("Oliver Kahn")
        #expect(form.validate() == [])
        #expect(form.values()["keepers"] as? Tokens<String> == ["Oliver Kahn"])
    }

    @Test("stands in a multivalued section, whose value is a list of lists")
    func multivalued() throws {
        let section = MultivaluedSection(header: "Teams") { section in
            section.tag = "teams"
            section.multivaluedRowToInsertAt = { _ in
                TokenTableRow<String> { $0.options = ["Ann", "Bo"] }
            }
        }
        let tester = FormTester(form: Form { section })
        tester.isExhaustive = false
        _ = try section.insertRow()
        _ = try section.insertRow()
        tester.type("bo", into: "teams[1]")
        tester.key(.enter, in: "teams[1]")
        #expect(section.entries.map { ($0.baseValue as? Tokens<String>)?.first } == [nil, "Bo"])
        tester.delete("teams[0]")
        #expect(section.entries.count == 1)
        tester.finish()
    }

    @Test("leaves nothing behind")
    func lifetime() {
        weak var gone: TokenTableRow<String>?
        do {
            let row = TokenTableRow<String>("a") { $0.options = ["x"] }
            gone = row
            let stage = FormStage(FormViewController(form: Form { row }))
            stage.receive(ViewEvent(ViewID("a/content/field"), .type("x")))
            stage.receive(ViewEvent(ViewID("a/content/field"), .key(.enter)))
            #expect(row.value == ["x"])
        }
        #expect(gone == nil)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: TokenRowPlugin.self) }

    @Test("stands in the example, which makes rows by name")
    func example() throws {
        let form = try exampleForm(of: "TokenRow", TokenRowPlugin.self)
        let keepers = try #require(form.rowBy(tag: "keepers") as? TokenTableRow<String>)
        #expect(keepers.value == ["Oliver Kahn", "Fabien Barthez"] && keepers.options?.count == 6)
        #expect(form.rowBy(tag: "colours") is TokenAccessoryRow<String>)
        let registry = try RowRegistry(TokenRowPlugin.self)
        #expect(registry.rows.map(\.name) == ["TokenAccessoryRow", "TokenTableRow"])
        #expect(registry["TokenRow/TokenTableRow"]?.valueType == "Tokens<String>")
        let settings = registry["TokenTableRow"]?.settings ?? []
        for setting in settings {
            try setting.set(setting.value(of: keepers), of: keepers)
        }
        #expect(settings.count == 18 && settings.allSatisfy { $0.schema != nil })
    }

    @Test("can be read by a condition")
    func condition() {
        let note = EntryRow("note")
        note.hidden = "'Oliver Kahn' IN $keepers"
        tester.form[0].append(note)
        row.addToken("Oliver Kahn")
        #expect(note.isHidden && tester.form.problems == [])
    }

    private func tokens(_ names: String...) -> Tokens<String> { Tokens(names) }
}
