import RowKit
import Testing

/// Values that are not equal to themselves.
@Suite("NaN is the same as NaN")
struct SameValueTests {
    private let form = Form()

    private final class RealRow: _ValueRow<ValueCell<Double>>, RowType {
        @Setting var step = 1.0
    }
    private final class PointsRow: Row<ValueCell<[Point]>>, RowType {}
    private final class PartRow<Value: Equatable & Sendable>: Row<ValueCell<Value>>, RowType {}
    private final class ChoiceRow: Row<ValueCell<Double>>, RowType, SelectableRowType {
        var selectableValue: Double?
    }

    struct Point: Equatable, Sendable {
        var x: Double
        var name: String? = nil
    }

    struct Track: Equatable, Sendable {
        var lengths: [Double]
        var name = ""
    }

    enum Signal: Hashable, Sendable {
        case silence
        case level(Double, name: String)
    }

    /// A value that is not equal to anything, even itself.
    struct Stranger: Equatable, Sendable {
        var name: String

        static func == (first: Stranger, second: Stranger) -> Bool { false }
    }

    /// Expects one report for writing equal values twice, and one for each different value.
    private func expectTold<Value: Equatable & Sendable>(
        once make: @autoclosure () -> Value, then others: Value...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let row = PartRow<Value>("part")
        let form = Form { row }
        let changes = form.recorded()
        row.value = make()
        row.value = make()
        #expect(changes.take().count == 1, sourceLocation: sourceLocation)
        for other in others {
            row.value = other
            #expect(changes.take().count == 1, "\(other)", sourceLocation: sourceLocation)
            row.value = make()
            #expect(changes.take().count == 1, "\(other)", sourceLocation: sourceLocation)
        }
    }

    private func row(_ tag: String, _ value: Double? = nil) -> RealRow {
        let row = RealRow(tag)
        row.value = value
        form.append(row)
        return row
    }

    @Test("for writes, which notify nobody, and for a row's baseline")
    func writes() {
        let row = row("a")
        row.value = .nan
        #expect(row.isChanged)
        form.markClean()
        #expect(!row.isChanged)
        #expect(!form.isDirty)
        let changes = form.recorded()
        var told = 0
        row.onChange { _ in told += 1 }
        row.value = -.nan
        #expect(changes.entries.isEmpty)
        #expect(told == 0)
        #expect(!form.isDirty)
        row.value = 1
        row.value = .nan
        #expect(told == 2)
    }

    @Test("for rows that copy each other")
    func copies() {
        let (first, second) = (row("a"), row("b"))
        first.onChange { [unowned second] in second.value = $0.value }
        second.onChange { [unowned first] in first.value = $0.value }
        first.value = .nan
        #expect(second.value?.isNaN == true)
        #expect(form.problems.isEmpty)
    }

    @Test("within structures and lists, whose other parts are compared")
    func parts() {
        let row = PointsRow("points") { $0.value = [Point(x: .nan, name: "a"), Point(x: 1)] }
        form.append(row)
        let changes = form.recorded()
        row.value = [Point(x: .nan, name: "a"), Point(x: 1)]
        #expect(changes.entries.isEmpty)
        for other in [
            [Point(x: .nan, name: "b"), Point(x: 1)], [Point(x: .nan, name: nil), Point(x: 1)],
            [Point(x: .nan, name: nil)], [Point(x: 1, name: nil)], nil,
            [Point(x: .nan, name: nil)],
        ] as [[Point]?] {
            row.value = other
            #expect(changes.take().count == 1)
            #expect(row.value?.count == other?.count)
        }
    }

    @Test("within arrays in structures")
    func arrays() {
        expectTold(
            once: Track(lengths: [1, .nan]),
            then: Track(lengths: [1, .nan], name: "b"), Track(lengths: [.nan, 1]),
            Track(lengths: [1, .nan, .nan]), Track(lengths: [1]), Track(lengths: []))
        expectTold(
            once: [[1], [Double.nan]], then: [[1], [2]], [[Double.nan], [1]], [[1]], [])
    }

    @Test("within sets, in any order")
    func sets() {
        expectTold(
            once: Set([1, 2, Double.nan]),
            then: [1, 2], [1, 2, 3], [1, 3, .nan], [1, .nan, .nan], [.nan], [])
        expectTold(once: Set([Double.nan, .nan]), then: [.nan], [.nan, 1])
        expectTold(
            once: Set([Signal.level(.nan, name: "a"), .level(.nan, name: "b"), .silence]),
            then: [.level(.nan, name: "a"), .level(.nan, name: "a"), .silence],
            [.level(.nan, name: "a"), .level(.nan, name: "c"), .silence])
    }

    @Test("within dictionaries, as a value and as a key")
    func dictionaries() {
        expectTold(
            once: ["a": 1, "b": Double.nan],
            then: ["a": 2, "b": .nan], ["a": .nan, "b": 1], ["a": 1, "c": .nan], ["b": .nan], [:])
        expectTold(
            once: [Double.nan: "a", 1: "b"],
            then: [.nan: "b", 1: "b"], [.nan: "a", 2: "b"], [.nan: "a", 1: "c"], [1: "b"])
        expectTold(once: ["a": [Double.nan]], then: ["a": [1]], ["a": []], ["b": [.nan]])
    }

    @Test("within enumerations, whose cases are compared")
    func enumerations() {
        expectTold(
            once: Signal.level(.nan, name: "a"),
            then: .level(.nan, name: "b"), .level(1, name: "a"), .silence)
    }

    @Test("but values without NaN are compared with ==")
    func withoutNaN() {
        let row = PartRow<Stranger>("part")
        let form = Form { row }
        let changes = form.recorded()
        for _ in 0..<2 {
            row.value = Stranger(name: "a")
            #expect(changes.take().count == 1)
        }
    }

    @Test("for settings")
    func settings() {
        let row = row("a")
        row.step = .nan
        let changes = form.recorded()
        row.step = .nan
        #expect(changes.entries.isEmpty)
        row.step = 2
        #expect(changes.take().count == 1)
    }

    @Test("for comparing rules and conditions")
    func comparisons() {
        let (first, second) = (row("a", .nan), row("b", .nan))
        first.add(rule: RuleEqualsToRow(row: second))
        #expect(first.validate().isEmpty)
        let hidden = StringRow("c") { $0.hidden = "$a == $b" }
        let shown = StringRow("d") { $0.hidden = "$a != $b" }
        form.append(Section([hidden, shown]))
        #expect(hidden.isHidden)
        #expect(!shown.isHidden)
        second.value = 1
        #expect(!hidden.isHidden)
        #expect(shown.isHidden)
        #expect(!first.validate().isEmpty)
    }

    @Test("for options")
    func options() {
        let section = SelectableSection<ChoiceRow> { section in
            section.tag = "s"
            for value in [1, Double.nan] { section <<< ChoiceRow { $0.selectableValue = value } }
        }
        form.append(section)
        section[1].didSelect()
        #expect(section.selectedRow() === section[1])
        #expect(form.setValues(["s": 1.0]).isEmpty)
        #expect(section.selectedRow() === section[0])
        #expect(form.setValues(["s": Double.nan]).isEmpty)
        #expect(section.selectedRow() === section[1])
    }

    @Test("for views, which report only changes to hosts")
    func views() {
        let stage = FormStage(FormViewController(form: form))
        let row = row("a")
        row.cell.height = { .nan }
        row.updateCell()
        _ = stage.takePatch()
        row.updateCell()
        #expect(stage.takePatch().changes == [])
    }
}
