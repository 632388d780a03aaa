import RowKit
import RowTesting
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The rows whose own tests have no such cell.

private final class OwnNameRow: _NameRow<OwnFieldCell<String>>, RowType {}
private final class OwnEmailRow: _EmailRow<OwnFieldCell<String>>, RowType {}
private final class OwnPhoneRow: _PhoneRow<OwnFieldCell<String>>, RowType {}
private final class OwnTwitterRow: _TwitterRow<OwnFieldCell<String>>, RowType {}
private final class OwnAccountRow: _AccountRow<OwnFieldCell<String>>, RowType {}
private final class OwnZipCodeRow: _ZipCodeRow<OwnFieldCell<String>>, RowType {}
private final class OwnDecimalRow: _DecimalRow<OwnFieldCell<Double>>, RowType {}
private final class OwnCheckRow: _CheckRow<OwnToggleCell>, RowType {}
private final class OwnTimeRow: _TimeRow<OwnDateCell<Date>>, RowType {}
private final class OwnDateTimeRow: _DateTimeRow<OwnDateCell<Date>>, RowType {}
private final class OwnDatePickerRow: _DatePickerRow<OwnDateCell<Date>>, RowType {}
private final class OwnTimePickerRow: _TimePickerRow<OwnDateCell<Date>>, RowType {}
private final class OwnCountDownPickerRow: _CountDownPickerRow<OwnDateCell<Duration>>, RowType {}
private final class OwnTimeInlineRow: _TimeInlineRow<OwnPlainCell<Date>>, RowType {}
private final class OwnDateTimeInlineRow: _DateTimeInlineRow<OwnPlainCell<Date>>, RowType {}
private final class OwnCountDownInlineRow: _CountDownInlineRow<OwnPlainCell<Duration>>, RowType {}
private final class OwnLabelRow: _LabelRow<OwnPlainCell<String>>, RowType {}
private final class OwnListCheckRow: _ListCheckRow<OwnPlainCell<Int>>, RowType, SelectableRowType {}
private final class OwnSelectorRow:
    _MultipleSelectorRow<Int, OwnPlainCell<Set<Int>>>, RowType
{}
private final class OwnDoubleInputRow:
    _DoublePickerInputRow<String, Int, OwnDoubleCell>, RowType
{}
private final class OwnDoubleInlineRow:
    _DoublePickerInlineRow<String, Int, OwnPlainCell<Tuple<String, Int>>>, RowType
{}
private final class OwnTripleInputRow:
    _TriplePickerInputRow<Int, Int, Int, OwnTripleCell>, RowType
{}
private final class OwnTripleInlineRow:
    _TriplePickerInlineRow<Int, Int, Int, OwnPlainCell<Tuple3<Int, Int, Int>>>, RowType
{}

/// A row with a cell that inherits from nothing in this library, and a user action on it.
private struct OwnCellCase: CustomTestStringConvertible {
    let testDescription: String
    let make: () -> BaseRow
    let act: (FormTester) -> Void
    let value: any Equatable & Sendable

    init(
        _ description: String, _ make: @autoclosure @escaping () -> BaseRow,
        _ value: some Equatable & Sendable, _ act: @escaping (FormTester) -> Void
    ) {
        (testDescription, self.make, self.value, self.act) = (description, make, value, act)
    }
}

@Suite("Custom cells in every row")
struct OwnCellRowTests {
    private static let day = Date(timeIntervalSinceReferenceDate: 0)

    private static func typed(
        _ name: String, _ row: @autoclosure @escaping () -> BaseRow, _ text: String
    ) -> OwnCellCase {
        OwnCellCase(name, row(), text) { $0.type(text, into: "r") }
    }

    private static var cases: [OwnCellCase] {
        [
            typed("a name", OwnNameRow("r"), "Bo"), typed("an address", OwnEmailRow("r"), "b@c.de"),
            typed("a telephone", OwnPhoneRow("r"), "1 2"),
            typed("a handle", OwnTwitterRow("r"), "@b"),
            typed("an account", OwnAccountRow("r"), "bo"),
            typed("a code", OwnZipCodeRow("r"), "1010"),
            OwnCellCase("a number", OwnDecimalRow("r"), 1.5) { $0.type("1.5", into: "r") },
            OwnCellCase("a check", OwnCheckRow("r"), true) { $0.toggle("r", true) },
            OwnCellCase("a time", OwnTimeRow("r"), day + 3600) { $0.chooseDate("01:00", in: "r") },
            OwnCellCase("a day and time", OwnDateTimeRow("r"), day + 60) {
                $0.chooseDate("2001-01-01T00:01", in: "r")
            },
            OwnCellCase("a day in a wheel", OwnDatePickerRow("r"), day) {
                $0.chooseDate("2001-01-01", in: "r")
            },
            OwnCellCase("a time in a wheel", OwnTimePickerRow("r"), day + 3600) {
                $0.chooseDate("01:00", in: "r")
            },
            OwnCellCase("a duration in a wheel", OwnCountDownPickerRow("r"), Duration.seconds(120))
            {
                $0.chooseDate("00:02", in: "r")
            },
            OwnCellCase("an inline time", OwnTimeInlineRow("r"), day + 3600) {
                $0.expand("r")
                $0.chooseDate("01:00", in: "r:inline")
            },
            OwnCellCase("an inline day and time", OwnDateTimeInlineRow("r"), day + 60) {
                $0.expand("r")
                $0.chooseDate("2001-01-01T00:01", in: "r:inline")
            },
            OwnCellCase("an inline duration", OwnCountDownInlineRow("r"), Duration.seconds(120)) {
                $0.expand("r")
                $0.chooseDate("00:02", in: "r:inline")
            },
            OwnCellCase("a label", OwnLabelRow("r") { $0.value = "x" }, "x") { _ in },
            OwnCellCase("an option", OwnListCheckRow("r") { $0.selectableValue = 7 }, 7) {
                $0.select("r")
            },
            OwnCellCase("several options", OwnSelectorRow("r") { $0.options = [1, 2] }, Set([2])) {
                $0.select("r")
                $0.select("r>#:0:1")
                $0.dismiss()
            },
            OwnCellCase("two menus", two(OwnDoubleInputRow("r")), Tuple(a: "b", b: 2)) {
                $0.choose("b", in: "r/first")
                $0.choose("2", in: "r/second")
            },
            OwnCellCase("two inline wheels", two(OwnDoubleInlineRow("r")), Tuple(a: "b", b: 1)) {
                $0.expand("r")
                $0.choose("b", in: "r:inline")
            },
            OwnCellCase("three menus", three(OwnTripleInputRow("r")), Tuple3(a: 1, b: 2, c: 4)) {
                $0.choose("1", in: "r/0")
                $0.choose("4", in: "r/2")
            },
            OwnCellCase("inline wheels", three(OwnTripleInlineRow("r")), Tuple3(a: 1, b: 2, c: 3)) {
                $0.expand("r")
                $0.choose("1", in: "r:inline")
            },
        ]
    }

    private static func two<Cell>(_ row: _DoubleOptionsRow<String, Int, Cell>) -> BaseRow {
        row.firstColumn = ["a", "b"]
        row.secondColumn = [1, 2]
        return row
    }

    private static func three<Cell>(_ row: _TripleOptionsRow<Int, Int, Int, Cell>) -> BaseRow {
        row.firstColumn = [1]
        row.secondColumn = [2]
        row.thirdColumn = .all([3, 4])
        return row
    }

    @Test("work like any other, though they inherit from nothing", arguments: 0..<23)
    func driven(index: Int) throws {
        let example = Self.cases[index]
        let row = example.make()
        let section =
            row is OwnListCheckRow ? SelectableSection<OwnListCheckRow>([row]) : Section([row])
        let tester = FormTester(form: Form { section })
        tester.isExhaustive = false
        example.act(tester)
        let value = try #require(row.baseValue, "\(example.testDescription)")
        #expect("\(value)" == "\(example.value)", "\(example.testDescription)")
        #expect(tester.form.validate().isEmpty, "\(example.testDescription)")
        tester.finish()
    }

    @Test("are all covered")
    func count() { #expect(Self.cases.count == 23) }
}
