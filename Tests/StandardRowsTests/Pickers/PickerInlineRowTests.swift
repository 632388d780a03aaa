import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnInlineRow: _PickerInlineRow<OwnPlainCell<Int>>, RowType {}

@Suite("Pickers that expand below their row")
struct PickerInlineRowTests {
    private let size = PickerInlineRow<String>("size") { row in
        row.title = "Size"
        row.options = ["S", "M"]
        row.noValueDisplayText = "Any"
    }

    @Test("The row shows the choice, and the row below shows the options with the same texts")
    func expanding() throws {
        size.displayValueFor = { $0?.lowercased() }
        let tester = FormTester(form: form(size))
        tester.isExhaustive = false
        #expect(tester.drawing("size").contains(#"detail: label "Any""#))
        tester.expand("size")
        let choice = try #require(size.inlineRow).cell.choice
        #expect(choice.options.map(\.title) == ["s", "m"])
        #expect(choice.placeholder == "Any")
        tester.choose("M", in: "size:inline") { $0.values["size"] = "M" }
        #expect(tester.drawing("size").contains(#"detail: label "m""#))
        size.value = "S"
        #expect(choice.selection == ["S"])
        tester.collapse("size")
        #expect(size.value == "S")
        tester.finish()
    }

    @Test("Options and texts that change while the row is expanded are updated below immediately")
    func changes() throws {
        let tester = FormTester(form: form(size))
        tester.isExhaustive = false
        tester.expand("size")
        let choice = try #require(size.inlineRow).cell.choice
        size.options = ["M", "L"]
        size.enableDeselection = true
        #expect(choice.options.map(\.key) == ["M", "L"])
        #expect(!choice.isRequired)
        size.displayValueFor = { $0.map { "<\($0)>" } }
        #expect(choice.options.map(\.title) == ["<M>", "<L>"])
        tester.choose("L", in: "size:inline") { $0.values["size"] = "L" }
        tester.choose(in: "size:inline") { $0.values["size"] = nil }
        tester.finish()
    }

    @Test("The choice and the expansion are restored on another stage")
    func state() throws {
        let form = form(size)
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.expand("size")
        tester.choose("M", in: "size:inline")
        let other = PickerInlineRow<String>("size") { $0.options = ["S", "M"] }
        let copy = Form { Section([other]) }
        #expect(copy.restore(form.state).isEmpty)
        #expect(other.value == "M")
        #expect(other.inlineRow?.value == "M")
        tester.finish()
    }

    @Test("Two and three columns are passed on to the row below")
    func columns() throws {
        let double = DoublePickerInlineRow<String, Int>("double") { row in
            row.firstColumn = ["a", "b"]
            row.secondOptions = { $0 == "a" ? [1, 2] : [2, 3] }
            row.displayValueForSecondRow = { "No. \($0)" }
        }
        let triple = TriplePickerInlineRow<Int, Int, Int>("triple") { row in
            row.firstOptions = { [1, 2] }
            row.secondColumn = [3, 4]
            row.thirdOptions = { [$0 * $1] }
            row.displayValueForThirdRow = { "= \($0)" }
        }
        let tester = FormTester(form: form(double, triple))
        tester.isExhaustive = false
        tester.expand("double")
        tester.choose("b", in: "double:inline/field") { $0.values["double"] = Tuple(a: "b", b: 2) }
        #expect(tester.drawing("double").contains(#"detail: label "b, No. 2""#))
        double.secondOptions = { _ in [7] }
        #expect(double.inlineRow?.cell.secondChoice.options.map(\.title) == ["No. 7"])
        tester.expand("triple")
        tester.choose("2", in: "triple:inline/field") {
            $0.values["triple"] = Tuple3(a: 2, b: 3, c: 6)
        }
        #expect(tester.drawing("triple").contains(#"detail: label "2, 3, = 6""#))
        tester.finish()
    }

    @Test("Lazy options are requested when the row is shown, and are known while it is collapsed")
    func lazyOptions() async {
        let row = PickerInlineRow<String>("s") { row in
            row.optionsProvider = .lazy { ["a", "b"] }
            row.value = "c"
        }
        row.displayValueFor = { [unowned row] in row.options == nil ? "?" : $0 }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        #expect(tester.drawing("s").contains(#"detail: label "?""#))
        tester.expectWork("options", of: "s")
        await tester.advance(by: .zero)
        #expect(tester.drawing("s").contains(#"detail: label "c""#))
        #expect(tester.form.validate().map(\.description) == ["s: Must be one of the options"])
        tester.expand("s")
        tester.choose("b", in: "s:inline") { $0.values["s"] = "b" }
        tester.collapse("s")
        #expect(row.options == ["a", "b"])
        #expect(tester.form.validate().isEmpty)
        tester.finish()
    }

    @Test("The row below shows that lazy options are loading, and can load them again")
    func failingOptions() throws {
        struct Offline: Error {}
        let row = PickerInlineRow<String>("s") { $0.optionsProvider = .lazy { ["a", "b"] } }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.expand("s")
        let choice = try #require(row.inlineRow).cell.choice
        #expect(choice.placeholder == "Loading…")
        tester.answer("options", of: "s", with: Result<[String], any Error>.failure(Offline()))
        #expect(choice.options == [.init("retry", "Try again")])
        tester.choose("retry", in: "s:inline")
        tester.expectWork("options", of: "s")
        tester.answer("options", of: "s", with: Result<[String], any Error>.success(["a"]))
        #expect(choice.options.map(\.key) == ["a"])
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let row = OwnInlineRow("n") { $0.options = [1, 2] }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.expand("n")
        tester.choose("2", in: "n:inline") { $0.values["n"] = 2 }
        tester.finish()
    }
}
