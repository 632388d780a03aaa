import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnPickerRow: _PickerRow<OwnChoiceCell>, RowType {}
private final class OwnPickerInputRow: _PickerInputRow<OwnChoiceCell>, RowType {}

/// Two of these have one text.
private struct Shade: Equatable, Sendable, CustomStringConvertible {
    var level: Int
    var description: String { "grey" }
}

@Suite("Pickers of one option")
struct PickerRowTests {
    private func size(_ value: String? = nil) -> PickerRow<String> {
        PickerRow<String>("size") {
            $0.title = "Size"
            $0.options = ["S", "M", "L"]
            $0.value = value
        }
    }

    @Test("A picker row always shows its options in a wheel, an input row in a menu that opens")
    func styles() {
        #expect(size().cell.choice.style == .wheel)
        #expect(PickerInputRow<String>().cell.choice.style == .menu)
        #expect(
            FormTester(form: form(size("M"))).drawing("size") == """
                cell size
                  content: stack horizontal
                    title: label "Size"
                    field: choice {"S", *"M", "L"}

                """)
    }

    @Test("The focus enters menus and wheels, and skips options with a button each")
    func navigation() {
        let menu = PickerInputRow<String>("menu") { row in
            row.options = ["a"]
            row.add(rule: RuleRequired())
        }
        let buttons = SegmentedRow<String>("buttons") { $0.options = ["a"] }
        let columns = DoublePickerInputRow<String, Int>("columns") { row in
            row.firstColumn = ["a"]
            row.secondColumn = [1]
            row.value = Tuple(a: "a", b: 1)
        }
        let tester = FormTester(form: form(TextRow("text"), menu, buttons, size("S"), columns))
        tester.focus("text")
        tester.key(.enter) { $0.focused = "menu" }
        tester.key(.next) { state in
            state.focused = "size"
            state.errors["menu"] = ["Must be filled in"]
        }
        tester.key(.next) { $0.focused = "columns" }
        tester.key(.next)
        tester.key(.previous)
        tester.key(.previous) { $0.focused = "size" }
        tester.finish()
    }

    @Test("Without a value, no option is chosen, and the first can be chosen")
    func noValue() {
        let row = size()
        row.noValueDisplayText = "Which?"
        let tester = FormTester(form: form(row))
        #expect(row.cell.choice.selection == [])
        #expect(row.cell.choice.placeholder == "Which?")
        tester.choose("S", in: "size") { $0.values["size"] = "S" }
        #expect(row.cell.choice.selection == ["S"])
        tester.finish()
    }

    @Test("The choice can be removed only if allowed")
    func deselection() {
        let row = size("M")
        let tester = FormTester(form: form(row))
        tester.expectRefusal(.notOffered) { $0.choose(in: "size") }
        row.enableDeselection = true
        tester.choose(in: "size") { $0.values["size"] = nil }
        tester.finish()
    }

    @Test("A value that is no longer offered stays, is shown as no choice, and is invalid")
    func vanishedOption() {
        let row = size("L")
        let tester = FormTester(form: form(row))
        #expect(tester.form.validate() == [])
        #expect(row.cell.choice.selection == ["L"])
        row.options = ["S", "M"]
        #expect(row.value == "L")
        #expect(row.cell.choice.selection == [])
        #expect(tester.form.validate().map(\.code) == ["notOffered"])
        row.options = ["L"]
        #expect(tester.form.validate() == [])
        #expect(row.cell.choice.selection == ["L"])
        tester.finish()
    }

    @Test("Options with the same text have distinct keys, in any script")
    func equalTexts() {
        let row = PickerInputRow<Shade>("s") { $0.options = [Shade(level: 1), Shade(level: 2)] }
        let tester = FormTester(form: form(row))
        tester.choose("grey#2", in: "s") { $0.values["s"] = Shade(level: 2) }
        #expect(row.cell.choice.selection == ["grey#2"])
        tester.finish()
        let arabic = PickerRow<String>("a") { $0.options = ["أحمر", "أزرق", "أحمر"] }
        let other = FormTester(form: form(arabic))
        other.choose("أزرق", in: "a") { $0.values["a"] = "أزرق" }
        #expect(arabic.cell.choice.options.map(\.title) == ["أحمر", "أزرق", "أحمر"])
        other.finish()
    }

    @Test("The last of 10,000 options can be chosen like the first")
    func manyOptions() {
        let row = PickerInputRow<Int>("n") { $0.options = Array(1...10_000) }
        let tester = FormTester(form: form(row))
        tester.choose("10000", in: "n") { $0.values["n"] = 10_000 }
        #expect(row.cell.choice.options.count == 10_000)
        #expect(Set(row.cell.choice.options.map(\.key)).count == 10_000)
        tester.finish()
    }

    @Test("An item with a title and a value is an option with its own text")
    func titledItems() {
        struct Item: Equatable, Sendable {
            let title: String
            let value: Int
        }
        let items = [Item(title: "None", value: 0), Item(title: "A dozen", value: 12)]
        var heard: [Int?] = []
        let row = PickerInlineRow<Item>("eggs") { row in
            row.options = items
            row.displayValueFor = { $0?.title }
        }
        .onChange { heard.append($0.value?.value) }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.expand("eggs")
        #expect(row.inlineRow?.cell.choice.options.map(\.title) == ["None", "A dozen"])
        let key = row.inlineRow?.cell.choice.options.last?.key ?? ""
        tester.choose(key, in: "eggs:inline") { $0.values["eggs"] = items[1] }
        #expect(heard == [12])
        #expect(tester.drawing("eggs").contains(#"detail: label "A dozen""#))
        tester.finish()
    }

    @Test(
        "An option that is an image at a URL is shown with the name of its file",
        arguments: [
            ("https://example.org/cat.png", "cat"),
            ("https://example.org/pets/black%20cat.orig.png?size=2#top", "black cat.orig"),
            ("pets/cat.png", "cat"), ("https://example.org/cats/", "cats"),
            ("https://example.org/", "example.org"), ("https://example.org", "example.org"),
            ("data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="),
        ])
    func pictures(url: String, title: String) {
        let row = PickerInputRow<RowImage>("pet") { row in
            row.options = [.url(url)]
            row.value = .url(url)
        }
        #expect(row.cell.choice.options.map(\.title) == [title])
        #expect(row.displayText == title)
        let push = PushRow<RowImage>("pet") { $0.value = .url(url) }
        #expect(push.displayText == title)
        row.displayValueFor = { $0.map { _ in "Tom" } }
        row.updateCell()
        #expect(row.cell.choice.options.map(\.title) == ["Tom"])
    }

    @Test("Lazy options are requested when the row is shown, and again after a failure")
    func lazyOptions() {
        struct Offline: Error {}
        let row = PickerRow<String>("s") { $0.optionsProvider = .lazy { ["a", "b"] } }
        let tester = FormTester(form: form(row))
        #expect(row.cell.choice.placeholder == "Loading…")
        tester.expectWork("options", of: "s")
        tester.answer("options", of: "s", with: Result<[String], any Error>.failure(Offline()))
        #expect(row.cell.choice.options == [.init("retry", "Try again")])
        tester.choose("retry", in: "s")
        tester.expectWork("options", of: "s")
        tester.answer("options", of: "s", with: Result<[String], any Error>.success([]))
        #expect(row.cell.choice.placeholder == "No options")
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCells() {
        let rows = [
            OwnPickerRow("wheel") { $0.options = [1, 2] },
            OwnPickerInputRow("menu") { $0.options = [1, 2] },
        ]
        let tester = FormTester(form: Form { Section(rows) })
        tester.choose("2", in: "wheel") { $0.values["wheel"] = 2 }
        tester.choose("1", in: "menu") { $0.values["menu"] = 1 }
        tester.finish()
    }
}
