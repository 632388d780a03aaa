import RowKit
import RowTesting
import TestRows
import Testing
import TokenRow

@Suite("A token row")
struct TokenRowTests {
    let row = TokenTableRow<String>("keepers") { row in
        row.title = "Keepers"
        row.placeholder = "Choose"
        row.options = [
            "Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez", "Tim Howard",
            "Gianluigi Buffon",
        ]
    }
    let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    var list: ListView? { tester.view("keepers/popup") as? ListView }
    var field: TextFieldView? { tester.view("keepers/field") as? TextFieldView }

    // MARK: Appearance

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

    @Test("shows tokens before the field, and matching options below it, once text is typed")
    func typing() {
        row.value = ["Oliver Kahn"]
        tester.type("a ", into: "keepers")
        #expect(
            row.drawing == """
                cell keepers [focused]
                  content: stack wrapping
                    title: label "Keepers"
                    token-Oliver Kahn: button "Oliver Kahn"
                    field: textField "a "
                      popup: list {>"D«a»vid de Ge«a»", "F«a»bien B«a»rthez", "Tim How«a»rd", "Gi«a»nluigi Buffon"} [named "Keepers"]

                """)
        tester.finish()
    }

    @Test("offers nothing for blank text, and shows a placeholder if nothing matches")
    func nothing() {
        for text in ["", "  "] {
            tester.type(text, into: "keepers")
            #expect(list == nil)
        }
        tester.type("zz", into: "keepers")
        #expect(list?.items == [])
        #expect(list?.placeholder == "No results")
        tester.type("", into: "keepers")
        #expect(list == nil)
        tester.finish()
    }

    @Test("has a list with the height, colours and style of its settings")
    func looks() {
        tester.type("a", into: "keepers")
        #expect(list?.style == .table)
        #expect(list?.height == 220)
        row.numberOfOptions = 3
        #expect(list?.height == 132)
        row.optionsHeight = 100
        row.optionsBackgroundColor = .systemYellow
        row.optionsTextColor = .systemRed
        row.optionsStyle = .strip
        #expect(list?.height == 100)
        #expect(list?.backgroundColor == .systemYellow)
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
        row.optionsStyle = nil
        #expect(list?.style == .table)
        row.maximumOptions = 2
        #expect(list?.items.count == 2)
        row.maximumOptions = 0
        #expect(row.filteredTokens.isEmpty)
        #expect(list?.items.isEmpty ?? true)
        tester.finish()
    }

    @Test("reports invalid limits as problems, and uses the lowest valid ones")
    func limits() {
        let row = TokenTableRow<String>("t") { row in
            row.options = ["ab", "ac"]
            row.numberOfOptions = -1
        }
        let form = Form() +++ row
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("t/content/field"), .type("a")))
        #expect(row.cell.optionList.height == 44)
        #expect(row.filteredTokens.count == 2)
        row.maximumOptions = -1
        #expect(row.filteredTokens.isEmpty)
        row.maximumOptions = 2
        row.numberOfOptions = 1
        row.searchDelay = .seconds(-1)
        #expect(
            form.problems.map(\.message) == [
                "numberOfOptions cannot be -1: it must be at least 1",
                "maximumOptions cannot be -1: it must be at least 0",
                "searchDelay cannot be -1: it must be at least 0",
            ])
    }

    @Test("has its options in a strip if it is an accessory row")
    func strip() {
        let row = TokenAccessoryRow<String>("colours")
        row.options = ["red", "blue"]
        row.customizeCollectionViewCell = { colour, cell in cell.item.image = .symbol(colour) }
        let tester = FormTester(form: Form() +++ row)
        tester.type("r", into: "colours")
        let list = tester.view("colours/popup") as? ListView
        #expect(list?.style == .strip)
        #expect(list?.height == 44)
        #expect(list?.items.map(\.image) == [.symbol("red")])
        tester.finish()
    }

    // MARK: Adding

    @Test("makes a token of the picked option, and does not offer it again")
    func picking() {
        tester.type("kahn", into: "keepers")
        tester.pick("Oliver Kahn", in: "keepers") { $0.values["keepers"] = tokens("Oliver Kahn") }
        #expect(field?.text == "")
        #expect(field?.placeholder == nil)
        #expect(list == nil)
        tester.type("kahn", into: "keepers")
        #expect(list?.items == [])
        tester.type("de", into: "keepers")
        tester.pick("David de Gea", in: "keepers") {
            $0.values["keepers"] = tokens("Oliver Kahn", "David de Gea")
        }
        tester.finish()
        #expect(row.isTouched)
    }

    @Test("takes the first option on Return, or the one highlighted with the arrow keys")
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
        // An option highlighted with the arrow keys stays highlighted while it matches.
        tester.type("ar", into: "keepers")
        #expect(list?.highlighted == "Fabien Barthez")
        tester.key(.enter) { $0.values["keepers"] = tokens("David de Gea", "Fabien Barthez") }
        // Up from the first option wraps to the last.
        tester.type("b", into: "keepers")
        tester.key(.up)
        #expect(list?.highlighted == "Gianluigi Buffon")
        tester.finish()
    }

    @Test("keeps typed text if Return finds nothing, and moves the focus only from an empty field")
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

    @Test("selects the last token on backspace in the empty field, and removes it on the next")
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
        // Nothing is left to remove.
        tester.key(.backspace)
        tester.finish()
    }

    @Test("replaces a selected token with typed text")
    func replacing() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        tester.focus("keepers")
        tester.press("keepers/token-Oliver Kahn")
        tester.type("d", into: "keepers") { $0.values["keepers"] = tokens("Tim Howard") }
        #expect(row.typedText == "d")
        #expect(list?.highlighted == "David de Gea")
        // So does typing over the whole text in the field, even if the new text is shorter.
        tester.type("zzz", into: "keepers")
        tester.press("keepers/token-Tim Howard")
        tester.type("b", into: "keepers") { $0.values["keepers"] = nil }
        tester.finish()
    }

    @Test("deselects tokens when the field gets or loses the focus, so that typing replaces none")
    func deselecting() {
        row.value = ["Oliver Kahn", "Tim Howard"]
        let token = "keepers/token-Oliver Kahn"
        tester.press(token)
        #expect(tester.view(token)?.name == "Remove Oliver Kahn")
        tester.type("d", into: "keepers")
        #expect(tester.view(token)?.name == nil)
        #expect(row.typedText == "d")
        tester.press(token)
        tester.blur { $0.errors["keepers"] = ["Must be one of the options"] }
        #expect(tester.view(token)?.name == nil)
        tester.finish()
    }

    @Test(
        "only deselects a token if part of the text is erased",
        arguments: ["ab", "bc", "ac", ""])
    func erasing(text: String) {
        row.value = ["Tim Howard"]
        tester.type("abc", into: "keepers")
        tester.press("keepers/token-Tim Howard")
        tester.type(text, into: "keepers")
        let button = tester.view("keepers/token-Tim Howard") as? ButtonView
        #expect(button?.style == .plain)
        #expect(row.typedText == text)
        tester.finish()
    }

    @Test("deselects a token that the program removes")
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

    @Test("removes a token that is pressed twice, and selects one that is pressed once")
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

    func tokens(_ names: String...) -> Tokens<String> { Tokens(names) }
}
