import RowKit
import Testing

@Suite("A row added to a form")
struct ArrivalTests {
    typealias Arrival = Example<@Sendable (Form, BaseRow) throws -> Void, String>

    @Test(
        "is at its place already when its problems are reported",
        arguments: [
            Arrival("appended", { $0[0].append($1) }, "sections[0].rows[2]"),
            Arrival("inserted first", { try $0[0].insert($1, at: .start) }, "sections[0].rows[0]"),
            Arrival("inserted at an index", { $0[0].insert($1, at: 1) }, "sections[0].rows[1]"),
            Arrival(
                "inserted after another", { try $0[0].insert($1, after: $0[0][0]) },
                "sections[0].rows[1]"),
            Arrival(
                "with a section", { form, row in form.append(Section([row])) },
                "sections[1].rows[0]"),
        ])
    func places(_ arrival: Arrival) throws {
        let faults: [(StringRow) -> Void] = [
            { $0.add(rule: RuleRegExp(regExpr: "(")) }, { $0.hidden = "$a ==" },
            { $0.disabled = "$a ==" },
        ]
        for spoil in faults {
            let form = Form { Section(strings("a", "b")) }
            let row = StringRow()
            spoil(row)
            try arrival.input(form, row)
            #expect(form.problems.map(\.place) == [arrival.outcome])
        }
    }

    @Test("resets to its value as changed by the form's defaults")
    func defaults() {
        var defaults = Form.Defaults()
        defaults.set(\RoundedRow.step, 5)
        let (first, second) = (RoundedRow("first"), RoundedRow("second"))
        for row in [first, second] { row.value = 7 }
        let form = Form(defaults: defaults) { first }
        form[0].append(second)
        for row in [first, second] {
            #expect(row.value == 5)
            #expect(row.resetValue == 5)
            #expect(!row.isChanged)
        }
        #expect(!form.isDirty)
        first.value = 9
        form.reset()
        #expect(first.value == 5)
    }
}

/// A row whose value is a multiple of a setting.
private final class RoundedRow: Row<ValueCell<Int>>, RowType {
    @Setting var step = 1 {
        didSet { value = value.map { $0 / step * step } }
    }
}
