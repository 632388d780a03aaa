import TestRuns
import Testing

@testable import RowKit

/// Counts the work done for conditions added in any order and with any dependencies.
@Suite("The order of conditions")
struct ConditionOrderTests {
    /// Which of the rows with lower numbers the condition of a row names.
    enum Shape: String, CaseIterable {
        case one
        case three
        case alternating
        case function

        func name(_ row: NumberRow, _ number: Int) {
            let before = { (distance: Int) in "$r\(max(0, number - distance))" }
            switch self {
            case .one: row.hidden = .predicate("\(before(1)).isHidden")
            case .three:
                row.hidden = .predicate(
                    "\(before(1)).isHidden OR \(before(2)).isHidden OR \(before(3)).isHidden")
            case .alternating:
                row.disabled = .predicate("\(before(1)).isHidden")
                row.hidden = .predicate("$r\(number).isDisabled")
            case .function:
                row.hidden = .function { $0.rowBy(tag: "r\(number - 1)")?.isHidden == true }
            }
        }
    }

    private func rows(_ count: Int, _ shape: Shape) -> [NumberRow] {
        (0..<count).map { number in
            NumberRow("r\(number)") { if number > 0 { shape.name($0, number) } }
        }
    }

    /// The cost of adding rows to a form one by one.
    private func costs(_ rows: [NumberRow], in form: Form) -> (evaluations: Int, markings: Int) {
        let before = (form.conditions.evaluations, form.conditions.markings)
        for row in rows { form[0].append(row) }
        return (
            form.conditions.evaluations - before.0, form.conditions.markings - before.1
        )
    }

    @Test(
        "Rows named before they join cost about as much as rows named afterwards",
        arguments: Shape.allCases)
    func linear(shape: Shape) {
        for count in [500, 4_000] {
            for isReversed in [false, true] {
                let rows = rows(count, shape)
                let form = Form { Section() }
                let costs = costs(isReversed ? rows.reversed() : rows, in: form)
                #expect(costs.evaluations <= 8 * count)
                #expect(costs.markings <= 60 * count, "\(costs) for \(count), \(isReversed)")
                let before = form.conditions.evaluations
                rows[0].hidden = true
                #expect(form.rows.isEmpty)
                #expect(form.problems.isEmpty)
                let links = shape == .alternating ? 2 * (count - 1) : count - 1
                #expect(form.conditions.evaluations - before == links)
            }
        }
    }

    @Test("Marked and visited facets are counted")
    func counted() {
        var ranks = FacetRanks()
        let (reader, source) = (Facet(.hidden, of: nil), Facet(.hidden, of: nil))
        reader.setSources([source])
        let isRanked = ranks.rank(reader, above: source)
        #expect(isRanked, "nothing reads the reader")
        #expect(ranks.steps == 0, "nothing reads the reader")
        let isCircle = !ranks.rank(source, above: reader)
        #expect(isCircle)
        #expect(ranks.steps > 0)

        let (a, b) = (NumberRow("a"), NumberRow("b") { $0.hidden = "$a == 1" })
        let form = Form { Section([a, b]) }
        let before = form.conditions.markings
        a.value = 1
        #expect(b.isHidden)
        #expect(form.conditions.markings > before)
    }

    @Test("There is no cycle if a row on the way begins to read something else")
    func openedBetween() {
        let flag = FlagRow("flag") { $0.value = false }
        let (a, m, b) = (NumberRow("a"), NumberRow("m"), NumberRow("b"))
        a.hidden = .function { [unowned m] _ in m.isHidden }
        m.hidden = .function { [unowned flag, unowned b] _ in flag.value != true && b.isHidden }
        b.hidden = .function { [unowned flag, unowned a] _ in flag.value == true && a.isHidden }
        let form = Form { Section([flag, a, m, b]) }
        for isOn in [true, false, true] {
            flag.value = isOn
            #expect(form.problems.isEmpty)
            #expect(form.rows.count == 4)
        }
        a.hidden = true
        #expect(b.isHidden)
        #expect(!m.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("Rows added in random order cost little more", arguments: Shape.allCases)
    func anyOrder(shape: Shape) {
        var random = SeededGenerator(seed: Runs.seed)
        for count in [500, 4_000] {
            let rows = rows(count, shape)
            let form = Form { Section() }
            let costs = costs(rows.shuffled(using: &random), in: form)
            #expect(costs.evaluations <= 10 * count)
            // For each row, part of the chain formed by the rows that have joined so far.
            let bound = Double(count) * 20 * Double(count).squareRoot()
            #expect(
                Double(costs.markings) <= bound, "\(costs) for \(count), ROWKIT_SEED=\(Runs.seed)")
            let before = form.conditions.evaluations
            rows[0].hidden = true
            #expect(form.rows.isEmpty)
            #expect(form.problems.isEmpty)
            let links = shape == .alternating ? 2 * (count - 1) : count - 1
            #expect(form.conditions.evaluations - before <= links + links / 4)
        }
    }

    @Test("A condition that reads both ends of a long chain is evaluated once, after both")
    func longAndShort() {
        let rows = rows(50, .one)
        let end = NumberRow("end")
        let form = Form { Section([end] + rows) }
        let evaluated = Recorder<Bool>()
        end.hidden = .function { [unowned first = rows[0], unowned last = rows[49]] _ in
            let isHidden = (first.value == 1, last.isHidden)
            evaluated(isHidden.0 && isHidden.1)
            return isHidden.0 && isHidden.1
        }
        rows[0].hidden = "$r0 == 1"
        _ = evaluated.take()
        rows[0].value = 1
        #expect(evaluated.take() == [true])
        rows[0].value = 2
        #expect(evaluated.take() == [false])
        #expect(form.problems.isEmpty)
    }

    @Test("Two conditions that read each other alternately form no cycle")
    func turns() {
        let (which, a, b) = (FlagRow("which"), NumberRow("a"), NumberRow("b"))
        let form = Form { Section([which, a, b]) }
        form.update {
            a.hidden = "$which == true AND $b.isHidden"
            b.hidden = "$which != true AND $a.isHidden"
        }
        for value in [true, false, nil, true] {
            which.value = value
            #expect(!a.isHidden)
            #expect(!b.isHidden)
        }
        #expect(form.problems.isEmpty)
    }

    @Test("A condition ignored in a cycle is evaluated once the cycle is broken")
    func openedCircle() {
        let (a, b, c) = (NumberRow("a"), NumberRow("b"), NumberRow("c"))
        let form = Form { Section([a, b, c]) }
        form.update {
            a.hidden = "$b.isHidden"
            b.hidden = "$c.isHidden"
            c.hidden = "$a.isHidden == false"
        }
        #expect(form.problems.map(\.code) == [.cycle])
        #expect(!a.isHidden)
        #expect(!b.isHidden)
        #expect(!c.isHidden)
        a.hidden = "$b == 1"
        #expect(!a.isHidden)
        #expect(b.isHidden)
        #expect(c.isHidden)
        a.hidden = "$b.isHidden"
        #expect(form.problems.count == 2)
    }

    @Test("Rules that read each other's validity are reported as a cycle")
    func rules() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        for row in [a, b] { row.validationOptions = .validatesOnChange }
        a.add(
            rule: RuleClosure { [unowned b] _ in b.isValid ? ValidationError(msg: "a") : nil })
        b.add(
            rule: RuleClosure { [unowned a] _ in a.isValid ? nil : ValidationError(msg: "b") })
        a.value = 1
        b.value = 1
        #expect(form.problems.map(\.code) == [.cycle])
        #expect(form.problems.first?.message.contains("b.isValid") == true)
    }

    @Test("Conditions that trigger each other endlessly are reported")
    func restless() {
        let section = Section(strings("a", "b", "c"))
        let form = Form { section }
        form.update {
            section[0].hidden = .function { [unowned section] _ in section.count == 3 }
            section[1].hidden = .function { [unowned section] _ in section.count == 2 }
        }
        #expect(!form.problems.isEmpty)
        #expect(form.problems.allSatisfy { $0.code == .cycle })
        let said = form.problems.map(\.message).joined()
        #expect(said.contains("a.isHidden"))
        let title = form.problems.count
        section.last?.title = "C"
        #expect(form.problems.count == title, "a later change reports nothing more")
    }
}

@Suite("Long-lived conditions")
struct LongLivedConditionTests {
    @Test("A condition follows any number of changes, in one transaction or in many")
    func manyChanges() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        b.hidden = "$a == 1"
        for round in 0..<500 {
            a.value = round % 2
            #expect(b.isHidden == (round % 2 == 1))
        }
        form.update {
            for round in 0..<500 {
                a.value = round % 2
                #expect(b.isHidden == (round % 2 == 1))
            }
        }
        #expect(form.problems.isEmpty)
    }

    @Test("A condition that alternates between sources leaves no dependencies behind")
    func manyEdges() {
        let (which, a, b, c) = (FlagRow("which"), NumberRow("a"), NumberRow("b"), NumberRow("c"))
        let form = Form { Section([which, a, b, c]) }
        c.hidden = .function { _ in which.value == true ? a.value == 1 : b.value == 1 }
        for round in 0..<20_000 { which.value = round % 2 == 0 }
        for row in [which, a, b] as [BaseRow] {
            #expect(row.facets.allSatisfy { $0.dependants.count < 100 })
        }
        a.value = 1
        #expect(!c.isHidden)
        b.value = 1
        #expect(c.isHidden)
        #expect(form.problems.isEmpty)
    }

    @Test("Tags looked up once are not remembered forever")
    func manyTags() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        b.hidden = .function { [unowned a] form in
            form.rowBy(tag: "tag\(a.value ?? 0)") != nil
        }
        for round in 0..<2_000 { a.value = round }
        #expect(form.conditions.absentTagCount <= 200)
        b.hidden = .function { [unowned a] form in
            let isBorne = form.rowBy(tag: "tag\(a.value ?? 0)") != nil
            return form.rowBy(tag: "other\(a.value ?? 0)") != nil || isBorne
        }
        for round in 5_000..<5_100 {
            a.value = round
            form[0].append(StringRow("tag\(round)"))
            #expect(b.isHidden)
        }
        b.hidden = .function { [unowned a] form in
            form.rowBy(tag: "tag\(a.value ?? 0)") != nil
        }
        a.value = 1_999
        #expect(!b.isHidden)
        form[0].append(StringRow("tag1999"))
        #expect(b.isHidden)
        a.value = 3
        #expect(!b.isHidden)
        form[0].append(StringRow("tag3"))
        #expect(b.isHidden)
    }

    @Test("Rows that are added and removed leave no dependencies behind")
    func manyRows() {
        let a = NumberRow("a")
        let form = Form { Section([a]) }
        for _ in 0..<5_000 {
            form[0].append(NumberRow("b") { $0.hidden = .function { _ in a.value == 1 } })
            form[0].remove(at: 1)
        }
        #expect(a.facets.allSatisfy { $0.dependants.count < 100 })
        let before = form.conditions.evaluations
        a.value = 1
        #expect(form.conditions.evaluations == before)
    }

    @Test("Replaced conditions leave no dependencies behind")
    func manyConditions() {
        let (a, b) = (NumberRow("a"), NumberRow("b"))
        let form = Form { Section([a, b]) }
        for round in 0..<5_000 { b.hidden = .function { _ in a.value == round } }
        #expect(a.facets.allSatisfy { $0.dependants.count < 100 })
        let before = form.conditions.evaluations
        a.value = 4_999
        #expect(b.isHidden)
        #expect(form.conditions.evaluations - before == 1)
    }
}
