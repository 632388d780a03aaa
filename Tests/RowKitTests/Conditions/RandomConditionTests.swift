import TestRuns
import Testing

@testable import RowKit

@Suite("Random conditions")
struct RandomConditionTests {
    @Test(
        "Every transaction leaves rows and sections as repeated naive evaluation does"
    )
    func equalsNaiveEvaluation() throws {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        let steps = Runs.count(of: 20_000)
        var step = 0
        while step < steps {
            var run = RandomConditions(random: random)
            for _ in 0..<100 {
                run.transaction()
                step += 1
                let wrong = run.differences()
                try #require(wrong.isEmpty, "\(wrong), step \(step), ROWKIT_SEED=\(seed)")
                try #require(run.form.problems.isEmpty, "\(run.form.problems), ROWKIT_SEED=\(seed)")
            }
            random = run.random
        }
    }
}

/// The meaning of a condition, evaluated both by a form and by a naive model.
indirect enum Saying {
    case value(String, Int)
    case hidden(String)
    case disabled(String)
    case not(Saying)
    case and(Saying, Saying)
    case or(Saying, Saying)

    var predicate: String {
        switch self {
        case .value(let tag, let value): "$\(tag) == \(value)"
        case .hidden(let tag): "$\(tag).isHidden"
        case .disabled(let tag): "$\(tag).isDisabled == TRUE"
        case .not(let saying): "NOT (\(saying.predicate))"
        case .and(let left, let right): "(\(left.predicate)) AND (\(right.predicate))"
        case .or(let left, let right): "(\(left.predicate)) || (\(right.predicate))"
        }
    }

    /// Whether the condition holds, read from captured rows; rows outside the form do not count.
    func holds(among rows: [BaseRow], in form: Form) -> Bool {
        func row(_ tag: String) -> BaseRow? {
            rows.first { $0.tag == tag }.flatMap { $0.form === form ? $0 : nil }
        }
        return switch self {
        case .value(let tag, let value): (row(tag) as? RowOf<Int>)?.value == value
        case .hidden(let tag): row(tag)?.isHidden ?? false
        case .disabled(let tag): row(tag)?.isDisabled ?? false
        case .not(let saying): !saying.holds(among: rows, in: form)
        case .and(let left, let right):
            left.holds(among: rows, in: form) && right.holds(among: rows, in: form)
        case .or(let left, let right):
            left.holds(among: rows, in: form) || right.holds(among: rows, in: form)
        }
    }

    func holds(in form: Form) -> Bool {
        switch self {
        case .value(let tag, let value): (form.rowBy(tag: tag) as RowOf<Int>?)?.value == value
        case .hidden(let tag): form.rowBy(tag: tag)?.isHidden ?? false
        case .disabled(let tag): form.rowBy(tag: tag)?.isDisabled ?? false
        case .not(let saying): !saying.holds(in: form)
        case .and(let left, let right): left.holds(in: form) && right.holds(in: form)
        case .or(let left, let right): left.holds(in: form) || right.holds(in: form)
        }
    }

    func holds(in model: [String: NaiveRow]) -> Bool {
        switch self {
        case .value(let tag, let value): model[tag]?.value == value
        case .hidden(let tag): model[tag]?.isHidden ?? false
        case .disabled(let tag): model[tag]?.isDisabled ?? false
        case .not(let saying): !saying.holds(in: model)
        case .and(let left, let right): left.holds(in: model) && right.holds(in: model)
        case .or(let left, let right): left.holds(in: model) || right.holds(in: model)
        }
    }
}

struct NaiveRow {
    var value: Int?
    /// The conditions of the row itself and of its section; one that holds is enough.
    var hidden: [Saying] = []
    var disabled: [Saying] = []
    var isHidden = false
    var isDisabled = false
}

/// The conditions of a row or a section.
struct NaiveSayings {
    var hidden: Saying?
    var disabled: Saying?
}

/// A form of rows whose conditions name rows with lower numbers, wherever they are, and of
/// sections whose conditions name values.
struct RandomConditions {
    var random: SeededGenerator
    let form = Form()
    private var rows: [NumberRow] = []
    private var sections: [Section] = []
    private var sayings: [ObjectIdentifier: NaiveSayings] = [:]

    init(random: SeededGenerator) {
        self.random = random
        for number in 0..<3 {
            let section = Section { $0.tag = "s\(number)" }
            sections.append(section)
            form.append(section)
        }
        let count = 2 + self.random.below(25)
        for index in 0..<count {
            rows.append(NumberRow("r\(index)") { $0.value = self.random.below(3) })
            set(index)
        }
        for section in sections { set(section) }
        for row in rows.shuffled(using: &self.random) { place(row) }
    }

    mutating func transaction() {
        let count = 1 + random.below(4)
        form.update {
            for _ in 0..<count {
                step()
                if random.chance(4) { _ = form.rows.count }
            }
        }
    }

    func differences() -> [String] {
        let expected = naiveStates()
        let rows = rows.compactMap { row -> String? in
            guard row.form != nil, let tag = row.tag, let state = expected[tag] else { return nil }
            let isRight =
                row.isHidden == state.isHidden && row.isDisabled == state.isDisabled
                && (row.indexPath == nil) == state.isHidden
            return isRight ? nil : "\(tag) should be \(state)"
        }
        let sections = sections.filter { section in
            guard section.form != nil, let sayings = sayings[ObjectIdentifier(section)] else {
                return false
            }
            return section.isHidden != (sayings.hidden?.holds(in: expected) ?? false)
                || section.isDisabled != (sayings.disabled?.holds(in: expected) ?? false)
        }
        return rows + sections.map { "\($0.tag ?? "") is wrong" }
    }

    /// Evaluates everything repeatedly until nothing changes.
    private func naiveStates() -> [String: NaiveRow] {
        var states: [String: NaiveRow] = [:]
        for case let row in rows where row.form === form {
            let own = sayings[ObjectIdentifier(row)]
            let around = row.section.flatMap { sayings[ObjectIdentifier($0)] }
            states[row.tag ?? ""] = NaiveRow(
                value: row.value, hidden: [own?.hidden, around?.hidden].compactMap { $0 },
                disabled: [own?.disabled, around?.disabled].compactMap { $0 })
        }
        var isStable = false
        while !isStable {
            isStable = true
            for (tag, row) in states {
                let isHidden = row.hidden.contains { $0.holds(in: states) }
                let isDisabled = row.disabled.contains { $0.holds(in: states) }
                guard isHidden != row.isHidden || isDisabled != row.isDisabled else { continue }
                states[tag]?.isHidden = isHidden
                states[tag]?.isDisabled = isDisabled
                isStable = false
            }
        }
        return states
    }

    private mutating func place(_ row: NumberRow) {
        sections[random.below(3)].insert(row, at: 0)
    }

    private mutating func step() {
        let index = random.below(rows.count)
        let row = rows[index]
        let section = sections[random.below(3)]
        switch random.below(20) {
        case 0..<8: row.value = random.chance(8) ? nil : random.below(3)
        case 8, 9: set(index)
        case 10: set(section)
        case 11, 12, 13:
            if let from = row.section {
                from.removeAll { $0 === row }
            } else {
                place(row)
            }
        case 14, 15, 16, 17:
            guard let from = row.section else { return place(row) }
            guard from === section || from.form === form && section.form === form else {
                return from.removeAll { $0 === row }
            }
            attempt { () throws(Form.Problem) in
                try section.move(row, to: random.chance(2) ? .start : .end)
            }
        case 18: if form.count > 1 { form.swapAt(0, form.count - 1) }
        default:
            if section.form == nil {
                form.append(section)
            } else {
                attempt { () throws(Form.Problem) in try form.remove(section) }
                if random.chance(2) { form.append(section) }
            }
        }
    }

    /// Gives a row new conditions that name only lower numbers, so there is no cycle.
    private mutating func set(_ index: Int) {
        let row = rows[index]
        let hidden = random.chance(3) ? nil : saying(below: index, depth: 2)
        let disabled = random.chance(3) ? nil : saying(below: index, depth: 2)
        row.hidden = hidden.map { condition($0) }
        row.disabled = disabled.map { condition($0) }
        sayings[ObjectIdentifier(row)] = NaiveSayings(hidden: hidden, disabled: disabled)
    }

    /// Gives a section new conditions on values only, since its rows are hidden with it.
    private mutating func set(_ section: Section) {
        let count = rows.count
        let hidden = random.chance(2) ? nil : Saying.value("r\(random.below(count))", 1)
        let disabled = random.chance(2) ? nil : Saying.value("r\(random.below(count))", 2)
        section.hidden = hidden.map { condition($0) }
        section.disabled = disabled.map { condition($0) }
        sayings[ObjectIdentifier(section)] = NaiveSayings(hidden: hidden, disabled: disabled)
    }

    private mutating func condition(_ saying: Saying) -> Condition {
        switch random.below(3) {
        case 0: .function { saying.holds(in: $0) }
        case 1: Condition(stringLiteral: saying.predicate)
        default:
            .function { [named = NamedRows(rows)] form in
                saying.holds(among: named.rows, in: form)
            }
        }
    }

    private mutating func saying(below index: Int, depth: Int) -> Saying? {
        guard index > 0 else { return nil }
        if depth > 0, random.chance(2) {
            guard let left = saying(below: index, depth: depth - 1),
                let right = saying(below: index, depth: depth - 1)
            else { return nil }
            switch random.below(3) {
            case 0: return .and(left, right)
            case 1: return .or(left, right)
            default: return .not(left)
            }
        }
        // Sometimes a tag that no element has.
        let tag = random.chance(15) ? "nobody" : "r\(random.below(index))"
        switch random.below(4) {
        case 0: return .hidden(tag)
        case 1: return .disabled(tag)
        default: return .value(tag, random.below(3))
        }
    }
}

/// Rows that a function captures without retaining them.
private struct NamedRows {
    private let references: [WeakRow]

    private struct WeakRow { weak var row: BaseRow? }

    init(_ rows: [BaseRow]) { references = rows.map { WeakRow(row: $0) } }

    var rows: [BaseRow] { references.compactMap(\.row) }
}
