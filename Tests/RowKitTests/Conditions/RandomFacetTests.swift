import TestRuns
import Testing

@testable import RowKit

@Suite("Random facets")
struct RandomFacetTests {
    @Test("Every transaction leaves what naive evaluation of all rows gives")
    func equalsNaiveEvaluation() throws {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 10_000) {
            var model = FacetModel(&random)
            let form = model.form(&random)
            for step in 0..<10 {
                form.update {
                    for _ in 0...random.below(3) { model.write(to: form, &random) }
                }
                try #require(
                    model.outcomes(of: form) == model.outcomes(),
                    "step \(step), ROWKIT_SEED=\(seed)")
            }
            #expect(form.problems.allSatisfy { $0.code == .calculated }, "ROWKIT_SEED=\(seed)")
        }
    }
}

/// A form of rows whose facets are decided by expressions that name rows with lower numbers.
private struct FacetModel {
    struct Part {
        enum Kind { case plain, calculated, suggested }
        var kind = Kind.plain
        var isIgnored = false
        /// The rows that its expressions read, or nil for an expression that it does not have.
        var addend: Int?
        var hider: Int?
        var requirer: Int?
        var different: Int?
        var shown: Int?
        /// The value that was written, if any.
        var value: Int?
        var isWritten = false
    }

    struct Outcome: Equatable {
        var value: Int?
        var isHidden = false
        var isRequired = false
        var errors: [String] = []
        var title: String?
    }

    private var parts: [Part]

    init(_ random: inout SeededGenerator) {
        parts = (0..<2 + random.below(12)).map { index in
            func row(_ random: inout SeededGenerator) -> Int? {
                index > 0 && random.chance(2) ? random.below(index) : nil
            }
            var part = Part()
            part.isIgnored = random.chance(2)
            part.addend = row(&random)
            part.hider = row(&random)
            part.requirer = row(&random)
            part.different = row(&random)
            part.shown = row(&random)
            if part.addend != nil { part.kind = random.chance(2) ? .calculated : .suggested }
            if part.kind == .plain { (part.value, part.isWritten) = (random.below(4), true) }
            return part
        }
    }

    func form(_ random: inout SeededGenerator) -> Form {
        let rows = parts.enumerated().map { index, part in
            NumberRow("r\(index)") { row in
                if part.isIgnored { row.hiddenValue = .ignore }
                if let other = part.addend {
                    let calculation = Calculation<Int>.expression("mod($r\(other) + 1, 4)")
                    if part.kind == .calculated { row.calculated = calculation }
                    if part.kind == .suggested { row.suggested = calculation }
                }
                if part.kind == .plain { row.value = part.value }
                if let other = part.hider { row.hidden = .predicate("$r\(other) > 2") }
                if let other = part.requirer {
                    row.add(rule: RuleRequired(), when: .predicate("$r\(other) == 1"))
                }
                if let other = part.different {
                    row.add(rule: RulePredicate("SELF != $r\(other)"))
                }
                if let other = part.shown { row.bind(\.title, to: .text("<{$r\(other)}>")) }
            }
        }
        return Form([Section(rows.shuffled(using: &random))])
    }

    func outcomes(of form: Form) -> [Outcome] {
        parts.indices.map { index in
            guard let row: NumberRow = form.rowBy(tag: "r\(index)") else { return Outcome() }
            return Outcome(
                value: row.value, isHidden: row.isHidden, isRequired: row.requiresValue,
                errors: row.isHidden ? [] : row.validate(quietly: true).map(\.code),
                title: row.title)
        }
    }

    func outcomes() -> [Outcome] {
        var outcomes: [Outcome] = []
        func read(_ index: Int) -> Int? {
            parts[index].isIgnored && outcomes[index].isHidden ? nil : outcomes[index].value
        }
        for part in parts {
            var outcome = Outcome()
            outcome.isHidden = part.hider.flatMap(read).map { $0 > 2 } ?? false
            if part.isWritten {
                outcome.value = part.value
            } else if !(part.isIgnored && outcome.isHidden) {
                outcome.value = part.addend.flatMap(read).map { ($0 + 1) % 4 }
            }
            outcome.isRequired = part.requirer.flatMap(read) == 1
            if !outcome.isHidden {
                if outcome.isRequired, outcome.value == nil { outcome.errors.append("required") }
                if let other = part.different, let value = outcome.value, value == read(other) {
                    outcome.errors.append("custom")
                }
            }
            outcome.title = part.shown.map { "<\(read($0).map { "\($0)" } ?? "")>" }
            outcomes.append(outcome)
        }
        return outcomes
    }

    /// Writes to one row of a form and of the model.
    mutating func write(to form: Form, _ random: inout SeededGenerator) {
        let index = random.below(parts.count)
        let value = random.chance(4) ? nil : random.below(4)
        let now = outcomes()[index].value
        (form.rowBy(tag: "r\(index)") as NumberRow?)?.setValue(
            value, by: random.chance(2) ? .user : .program)
        switch parts[index].kind {
        case .calculated: break
        case .suggested where !parts[index].isWritten && now == value: break
        case .plain, .suggested: (parts[index].value, parts[index].isWritten) = (value, true)
        }
    }
}
