import TestRuns
import Testing

@testable import RowKit

@Suite("Random conditions")
struct RandomConditionTests {
    @Test("After every transaction each row is as evaluating until nothing changes would have it")
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

/// What a condition says, so that a form and a naive model can be asked the same.
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
    var hidden: Saying?
    var disabled: Saying?
    var isHidden = false
    var isDisabled = false
}

/// A form of rows whose conditions name rows of a lower number, wherever those stand.
struct RandomConditions {
    var random: SeededGenerator
    let form = Form()
    private var rows: [NumberRow] = []
    private var model: [String: NaiveRow] = [:]

    init(random: SeededGenerator) {
        self.random = random
        for _ in 0..<3 { form.append(Section()) }
        let count = 2 + self.random.below(25)
        for index in 0..<count { add(index) }
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
        return rows.compactMap { row in
            guard row.form != nil, let tag = row.tag, let state = expected[tag] else { return nil }
            let isRight =
                row.isHidden == state.isHidden && row.isDisabled == state.isDisabled
                && (row.indexPath == nil) == state.isHidden
            return isRight ? nil : "\(tag) should be \(state)"
        }
    }

    /// Evaluates everything again and again until nothing changes.
    private func naiveStates() -> [String: NaiveRow] {
        var states = model
        var isStable = false
        while !isStable {
            isStable = true
            for (tag, row) in states {
                let isHidden = row.hidden?.holds(in: states) ?? false
                let isDisabled = row.disabled?.holds(in: states) ?? false
                guard isHidden != row.isHidden || isDisabled != row.isDisabled else { continue }
                states[tag]?.isHidden = isHidden
                states[tag]?.isDisabled = isDisabled
                isStable = false
            }
        }
        return states
    }

    private mutating func add(_ index: Int) {
        let row = NumberRow("r\(index)")
        rows.append(row)
        row.value = random.below(3)
        set(index)
    }

    private mutating func place(_ row: NumberRow) {
        form[random.below(3)].append(row)
        note(row)
    }

    private mutating func step() {
        let index = random.below(rows.count)
        let row = rows[index]
        switch random.below(10) {
        case 0..<6:
            row.value = random.chance(8) ? nil : random.below(3)
        case 6, 7:
            set(index)
        case 8:
            if let section = row.section { section.removeAll { $0 === row } } else { place(row) }
        default:
            if row.form == nil { place(row) }
        }
        note(row)
    }

    /// Gives a row new conditions; facets of higher numbers are not named, so there is no cycle.
    private mutating func set(_ index: Int) {
        let row = rows[index]
        let hidden = random.chance(3) ? nil : saying(below: index, depth: 2)
        let disabled = random.chance(3) ? nil : saying(below: index, depth: 2)
        row.hidden = hidden.map { condition($0) }
        row.disabled = disabled.map { condition($0) }
        sayings[index] = (hidden, disabled)
    }

    private var sayings: [Int: (hidden: Saying?, disabled: Saying?)] = [:]

    private mutating func condition(_ saying: Saying) -> Condition {
        random.chance(2)
            ? .function { saying.holds(in: $0) } : Condition(stringLiteral: saying.predicate)
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
        // Now and then a tag that nothing bears.
        let tag = random.chance(15) ? "nobody" : "r\(random.below(index))"
        switch random.below(4) {
        case 0: return .hidden(tag)
        case 1: return .disabled(tag)
        default: return .value(tag, random.below(3))
        }
    }

    /// Brings the model up to date with what was just done to a row.
    private mutating func note(_ row: NumberRow) {
        guard let tag = row.tag, let index = rows.firstIndex(where: { $0 === row }) else { return }
        model[tag] =
            row.form == nil
            ? nil
            : NaiveRow(
                value: row.value, hidden: sayings[index]?.hidden,
                disabled: sayings[index]?.disabled)
    }
}
