import Foundation
import Testing

@testable import RowKit

@Suite("Calculated values")
struct CalculationTests {
    private let price = NumberRow("price")
    private let count = NumberRow("count") { $0.value = 1 }
    private let total = NumberRow("total")
    private let form: Form

    init() {
        total.calculated = "$price * $count"
        form = Form([Section([total, price, count])])
    }

    @Test("follow what the expression reads, in any order of rows")
    func following() {
        #expect(total.value == nil)
        price.value = 20
        #expect(total.value == 20)
        count.value = 3
        #expect(total.value == 60)
        #expect(form.values()["total"] as? Int == 60)
        price.value = nil
        #expect(total.value == nil)
        #expect(form.problems.isEmpty)
    }

    @Test("are up to date whenever they are read, and evaluated once for several writes")
    func reading() {
        let before = form.conditions.evaluations
        form.update {
            price.value = 2
            count.value = 4
        }
        #expect(form.conditions.evaluations == before + 1)
        form.update {
            price.value = 3
            #expect(total.value == 12)
            count.value = 5
            #expect(form.value(of: "total") as? Int == 15)
        }
        #expect(form.conditions.evaluations == before + 3)
    }

    @Test("are evaluated once each in a chain, whatever the order of rows")
    func chain() {
        let rows = (0..<100).map { index in
            NumberRow("r\(index)") { row in
                if index > 0 { row.calculated = .expression("$r\(index - 1) + 1") }
            }
        }
        let form = Form(rows.reversed().map { row in Section { $0 <<< row } })
        rows[0].value = 1
        #expect(rows[99].value == 100)
        let before = form.conditions.evaluations
        rows[0].value = 5
        #expect(form.conditions.evaluations == before + 99)
        #expect(rows[99].value == 104)
        #expect(form.problems.isEmpty)
    }

    @Test("can be closures, whose reads are recorded")
    func closures() {
        total.calculated = .function { [unowned price] form in
            price.value.map { $0 + ((form.rowBy(tag: "count") as RowOf<Int>?)?.value ?? 0) }
        }
        #expect(total.value == nil)
        price.value = 4
        #expect(total.value == 5)
        count.value = 2
        #expect(total.value == 6)
    }

    @Test("call listeners as for a write of the program, after the form has settled")
    func listeners() {
        var heard: [String] = []
        total.onChange { [unowned form] row in
            heard.append("\(row.value ?? 0) of \(form.values()["price"] as? Int ?? 0)")
        }
        price.onChange { [unowned total] _ in heard.append("price, \(total.value ?? 0)") }
        form.update(by: .user) { price.value = 7 }
        #expect(heard == ["price, 7", "7 of 7"])
        #expect(!total.isTouched)
        #expect(!total.wasChanged)
    }

    @Test("are checked when they change, if the options say so, but not when the form is made")
    func validation() {
        let double = NumberRow("double") { row in
            row.calculated = "coalesce($price, 9) * 2"
            row.validationOptions = .validatesOnChange
            row.add(rule: RuleSmallerThan(max: 10))
        }
        form +++ double
        #expect(double.isValid)
        form.update(by: .user) { price.value = 6 }
        #expect(!double.isValid)
        form.update(by: .user) { price.value = 4 }
        #expect(double.isValid)
    }

    @Test("cannot be written; a write of the calculated value passes")
    func writing() {
        price.value = 5
        total.value = 5
        #expect(form.problems.isEmpty)
        total.value = 6
        #expect(total.value == 5)
        #expect(
            form.problems.map(\.description)
                == ["total: the value is calculated; nothing else can be written here"])
        form.update {
            price.value = 8
            total.value = 8
        }
        #expect(total.value == 8)
        #expect(form.problems.count == 1)
    }

    @Test("are neither changed nor part of the state, and are reset with what they depend on")
    func state() {
        let fresh = form.state
        price.value = 5
        #expect(!total.isChanged)
        #expect(form.state.screens[0].rows.keys.sorted() == ["price"])
        total.resetRowValue()
        #expect(total.value == 5)
        form.restore(fresh)
        #expect(total.value == nil)
        #expect(form.state == fresh)
        price.value = 5
        form.reset()
        #expect(total.value == nil)
        #expect(!form.isDirty)
        #expect(form.problems.isEmpty)
    }

    @Test("are calculated while hidden, unless the row is cleared then")
    func hidden() {
        price.value = 5
        total.hidden = "$count > 9"
        count.value = 10
        #expect(total.isHidden)
        #expect(total.value == 50)
        total.hiddenValue = .clearOnHide
        count.value = 11
        #expect(total.value == nil)
        count.value = 2
        #expect(total.value == 10)
        #expect(form.problems.isEmpty)
    }

    @Test("are read by conditions and rules once they are settled")
    func dependants() {
        var seen: [Bool] = []
        count.hidden = .function { [unowned total] _ in
            seen.append(total.value == 6)
            return total.value == 6
        }
        price.value = 6
        #expect(count.isHidden)
        #expect(seen.last == true)
        let note = StringRow("note")
        note.hidden = "$total != 12"
        note.calculated = "concat('Total: ', $total)"
        form.last?.append(note)
        #expect(note.value == "Total: 6")
        count.value = 2
        #expect(!note.isHidden)
        #expect(note.value == "Total: 12")
        total.add(rule: RuleSmallerThan(max: 20))
        #expect(total.validate().isEmpty)
        count.value = 9
        #expect(total.validate().count == 1)
    }

    @Test("that do not fit leave the row empty, and are problems")
    func misfits() {
        total.calculated = "$count / 2"
        count.value = 4
        #expect(total.value == 2)
        count.value = 5
        #expect(total.value == nil)
        #expect(form.problems.map(\.place) == ["total"])
        #expect(form.problems.first?.code == .misfit)
        total.calculated = "concat('a', $count)"
        #expect(total.value == nil)
        total.calculated = "pow(10, 400)"
        #expect(total.value == nil)
        total.calculated = "$nothing"
        #expect(total.value == nil)
        // Reported once.
        #expect(form.problems.count == 1)
    }

    @Test("that are malformed are problems, with the place in the text")
    func malformed() {
        total.calculated = "$price * "
        #expect(form.problems.first?.code == .malformedCondition)
        #expect(form.problems.first?.description.contains("column 10") == true)
        #expect(throws: ExpressionError.self) { try Calculation<Int>(parsing: "ruond(1)") }
    }

    @Test("that depend on each other are a cycle, and the one that closes it is cut")
    func cycles() {
        price.calculated = "$total + 1"
        #expect(form.problems.first?.code == .cycle)
        #expect(form.problems.first?.description.contains("→") == true)
        // The form settles nevertheless, and again once the cycle is broken.
        count.value = 3
        price.calculated = nil
        price.value = 2
        #expect(total.value == 6)
    }

    @Test("that read the row itself are a cycle")
    func ownValue() {
        total.calculated = "$total + 1"
        #expect(form.problems.map(\.code) == [.cycle])
        #expect(total.value == nil)
    }

    @Test("end with their expression, and the row keeps the value")
    func ending() {
        price.value = 5
        total.calculated = nil
        #expect(total.value == 5)
        total.value = 7
        #expect(total.value == 7)
        #expect(total.isChanged)
    }

    @Test("are no longer decided by a form that the row has left")
    func leaving() {
        price.value = 5
        form.removeAll { $0.contains { $0 === total } }
        price.value = 6
        #expect(total.value == 5)
        let other = Form {
            NumberRow("price") { $0.value = 2 }
            NumberRow("count") { $0.value = 4 }
            total
        }
        #expect(total.value == 8)
        #expect(other.problems.isEmpty)
    }

    @Test("take no input, and are shown as read-only")
    func showing() {
        price.value = 5
        #expect(!total.mayBeSelected)
        #expect(!total.isDisabled)
        #expect(total.cell.view.isReadOnly)
        total.calculated = nil
        form.update {}
        total.updateCell()
        #expect(!total.cell.view.isReadOnly)
    }
}

@Suite("Suggested values")
struct SuggestionTests {
    private let start = NumberRow("start") { $0.value = 1 }
    private let end = NumberRow("end")
    private let form: Form

    init() {
        end.suggested = "$start + 2"
        form = Form([Section([end, start])])
    }

    @Test("follow their expression until the user writes another value")
    func following() {
        #expect(end.value == 3)
        start.value = 5
        #expect(end.value == 7)
        #expect(!end.isChanged)
        end.setValue(9, by: .user)
        start.value = 6
        #expect(end.value == 9)
        #expect(end.isChanged)
    }

    @Test("are kept by nobody who writes the same value")
    func equalWrites() {
        end.setValue(3, by: .user)
        end.value = 3
        start.value = 2
        #expect(end.value == 4)
        form.update(by: .user) {
            start.value = 10
            end.value = 12
        }
        start.value = 11
        #expect(end.value == 13)
    }

    @Test("stay cleared when they were cleared, also after a restore")
    func clearing() throws {
        end.setValue(nil, by: .user)
        start.value = 5
        #expect(end.value == nil)
        let state = try JSONDecoder().decode(
            FormState.self, from: JSONEncoder().encode(form.state))
        end.suggested = end.suggested
        let other = SuggestionTests()
        #expect(other.form.restore(state).isEmpty)
        #expect(other.end.value == nil)
        other.start.value = 6
        #expect(other.end.value == nil)
        #expect(other.form.state == state || other.start.value == 6)
    }

    @Test("are not part of the state while they follow, and follow again when it is restored")
    func state() {
        let fresh = form.state
        start.value = 5
        #expect(form.state.screens[0].rows.keys.sorted() == ["start"])
        end.setValue(1, by: .user)
        #expect(form.state.screens[0].rows.keys.sorted() == ["end", "start"])
        let kept = form.state
        form.restore(fresh)
        #expect(end.value == 3)
        start.value = 2
        #expect(end.value == 4)
        form.restore(kept)
        #expect(end.value == 1)
        start.value = 3
        #expect(end.value == 1)
    }

    @Test("that a user wrote over are a value of the state, even if it is that of a new form")
    func sameAsFresh() {
        end.setValue(4, by: .user)
        end.setValue(nil, by: .user)
        let other = SuggestionTests()
        other.form.restore(form.state)
        #expect(other.end.value == nil)
    }

    @Test("return with a reset, unless the program had written a value")
    func resetting() {
        end.setValue(9, by: .user)
        form.reset()
        #expect(end.value == 3)
        start.value = 4
        #expect(end.value == 6)
        end.value = 20
        end.setValue(9, by: .user)
        end.resetRowValue()
        #expect(end.value == 20)
        form.markClean()
        start.value = 5
        #expect(end.value == 20)
    }

    @Test("are cleared with a hidden row, and follow again when it is shown")
    func hiding() {
        end.hiddenValue = .clearOnHide
        end.hidden = "$start > 10"
        start.value = 11
        #expect(end.value == nil)
        start.value = 4
        #expect(end.value == 6)
        end.setValue(1, by: .user)
        start.value = 11
        #expect(end.value == nil)
        start.value = 5
        #expect(end.value == 7)
    }

    @Test("and what reads them follow the effect of hiding, without reading other settings")
    func effectOfHiding() {
        let twice = NumberRow("twice")
        twice.calculated = "$end * 2"
        form[0] <<< twice
        end.hidden = true
        #expect([end.value, twice.value] == [3, 6])
        end.hiddenValue = .ignore
        #expect([end.value, twice.value] == [nil, nil])
        end.hiddenValue = .keep
        #expect([end.value, twice.value] == [3, 6])
        form.hiddenValue = .ignore
        #expect([end.value, twice.value] == [3, 6], "the row's own effect remains")
        let before = form.conditions.evaluations
        end.title = "End"
        #expect(form.conditions.evaluations == before)
    }

    @Test("still follow after a condition has tried to write")
    func refusedWrites() {
        start.hidden = .function { [unowned end] _ in
            end.value = 50
            return false
        }
        #expect(end.value == 3)
        #expect(form.problems.map(\.code) == [.writtenByCondition])
        start.value = 4
        #expect(end.value == 6)
    }

    @Test("give way to a calculation")
    func calculated() {
        end.calculated = "$start"
        #expect(end.value == 1)
        end.calculated = nil
        #expect(end.value == 3)
    }
}
