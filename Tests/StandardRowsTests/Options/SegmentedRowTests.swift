import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnSegmentedRow: _SegmentedRow<OwnChoiceCell>, RowType {}

/// Two of these have one description.
private struct Shade: Equatable, Sendable, CustomStringConvertible {
    var level: Int
    var description: String { "grey" }
}

@Suite("Options side by side")
struct SegmentedRowTests {
    @Test("An option is chosen by its name")
    func choosing() {
        let row = SegmentedRow<String>("size") {
            $0.title = "Size"
            $0.options = ["S", "M", "L"]
            $0.value = "M"
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("size") == """
                cell size
                  content: stack horizontal
                    title: label "Size"
                    field: choice {"S", *"M", "L"}

                """)
        tester.choose("L", in: "size") { $0.values["size"] = "L" }
        tester.expectRefusal(.notOffered) { $0.choose(in: "size") }
        tester.expectRefusal(.notOffered) { $0.choose("XL", in: "size") }
        row.value = "XXL"
        #expect(tester.drawing("size").contains(#"{"S", "M", "L"}"#))
        tester.finish()
    }

    @Test("Options with the same name have distinct keys")
    func equalNames() {
        let row = SegmentedRow<Shade>("s") { $0.options = [Shade(level: 1), Shade(level: 2)] }
        let tester = FormTester(form: form(row))
        tester.choose("grey#2", in: "s") { $0.values["s"] = Shade(level: 2) }
        tester.choose("grey", in: "s") { $0.values["s"] = Shade(level: 1) }
        tester.finish()
    }

    @Test("Keys stay distinct if an option's name looks like a counted one")
    func countedNames() {
        let row = SegmentedRow<String>("s") { $0.options = ["a", "a", "a#2"] }
        let tester = FormTester(form: form(row))
        #expect(row.cell.choice.options.map(\.key) == ["a", "a#2", "a#2#2"])
        tester.choose("a#2#2", in: "s") { $0.values["s"] = "a#2" }
        tester.finish()
    }

    @Test("Options that could not be loaded can be requested again")
    func failedOptions() {
        struct Offline: Error {}
        let row = SegmentedRow<String>("s") { $0.optionsProvider = .lazy { ["a", "b"] } }
        let tester = FormTester(form: form(row))
        #expect(row.cell.choice.options.isEmpty)
        tester.expectWork("options", of: "s")
        tester.answer("options", of: "s", with: Result<[String], any Error>.failure(Offline()))
        #expect(row.cell.choice.placeholder == "Could not load")
        #expect(row.cell.choice.options == [.init("retry", "Try again")])
        tester.choose("retry", in: "s")
        tester.expectWork("options", of: "s")
        #expect(row.cell.choice.options.isEmpty)
        #expect(row.cell.choice.selection.isEmpty)
        tester.answer("options", of: "s", with: Result<[String], any Error>.success(["retry"]))
        tester.choose("retry", in: "s") { $0.values["s"] = "retry" }
        tester.finish()
    }

    @Test("Options are named with the row's display closure")
    func names() {
        let row = SegmentedRow<Int>("n") {
            $0.options = [1, 2]
            $0.displayValueFor = { $0.map { "No. \($0)" } }
        }
        #expect(row.cell.choice.options == [.init("1", "No. 1"), .init("2", "No. 2")])
    }

    @Test("An option that is an image is shown with its name or the display text")
    func images() {
        let row = SegmentedRow<RowImage>("image") { row in
            row.options = [.symbol("star"), .url("https://example.org/cat.png")]
        }
        let tester = FormTester(form: form(row))
        let options = row.cell.choice.options
        #expect(options.map(\.image) == [.symbol("star"), .url("https://example.org/cat.png")])
        #expect(options.map(\.title) == ["star", "cat"])
        tester.choose("star", in: "image") { $0.values["image"] = RowImage.symbol("star") }
        row.displayValueFor = { image in image == .symbol("star") ? "Favourite" : "" }
        row.updateCell()
        #expect(row.cell.choice.options.map(\.title) == ["Favourite", "cat"])
        tester.finish()
    }

    @Test("Lazy options are requested when the row is shown")
    func lazyOptions() async {
        let row = SegmentedRow<String>("s") { $0.optionsProvider = .lazy { ["a", "b"] } }
        let tester = FormTester(form: form(row))
        #expect(row.cell.choice.placeholder == "Loading…")
        tester.expectWork("options", of: "s")
        await tester.advance(by: .zero)
        tester.choose("b", in: "s") { $0.values["s"] = "b" }
        tester.finish()
    }

    @Test("Without options, the row shows a placeholder")
    func none() {
        let row = SegmentedRow<String>("s") { $0.options = [] }
        #expect(row.cell.choice.placeholder == "No options")
        let other = SegmentedRow<String>("s") { $0.noValueDisplayText = "Later" }
        #expect(other.cell.choice.placeholder == "Later")
    }

    @Test("NaN is an option like any other")
    func notANumber() {
        let row = SegmentedRow<Double>("n") {
            $0.options = [1, .nan]
            $0.value = .nan
        }
        let form = form(row)
        #expect(form.validate() == [])
        #expect(row.cell.choice.selection == ["nan"])
        row.options = [1]
        #expect(form.validate().map(\.code) == ["notOffered"])
    }

    @Test("A value is valid while it is an option, wherever it is among them")
    func changingOptions() {
        let row = SegmentedRow<Int>("n") { $0.value = 3 }
        let form = form(row)
        for options in [[1, 2, 3], [3], [1, 2], [], [1, 3, 2, 3], [4, 5]] {
            row.options = options
            #expect(form.validate().isEmpty == options.contains(3))
        }
        row.value = 5
        #expect(form.validate() == [])
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let tester = FormTester(form: form(OwnSegmentedRow("n") { $0.options = [1, 2] }))
        tester.choose("2", in: "n") { $0.values["n"] = 2 }
        tester.finish()
    }
}
