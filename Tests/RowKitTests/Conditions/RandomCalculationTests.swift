import Foundation
import TestRuns
import Testing

@testable import RowKit

@Suite("Random calculations")
struct RandomCalculationTests {
    @Test("Every transaction leaves the values that naive evaluation of all rows gives")
    func equalsNaiveEvaluation() throws {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 10_000) {
            let recipe = Recipe(&random)
            let form = recipe.form(&random)
            var model = recipe.model
            for step in 0..<10 {
                form.update {
                    for _ in 0...random.below(3) {
                        recipe.write(to: form, &model, &random)
                        // Values are settled within a transaction, too.
                        let row = random.below(model.count)
                        let found = form.values()["r\(row)"].flatMap { $0 } as? Int
                        let expected = Recipe.values(of: model)[row]
                        #expect(found == expected, "r\(row), ROWKIT_SEED=\(seed)")
                    }
                }
                let found = recipe.values(of: form)
                try #require(
                    found == Recipe.values(of: model), "step \(step), ROWKIT_SEED=\(seed)")
            }
            let wrong = form.problems.filter { $0.code != .calculated }
            #expect(wrong.isEmpty, "ROWKIT_SEED=\(seed)")
            // A form that is made elsewhere continues from the state.
            let state = try JSONDecoder().decode(
                FormState.self, from: JSONEncoder().encode(form.state))
            let again = recipe.form(&random)
            #expect(again.restore(state).isEmpty, "ROWKIT_SEED=\(seed)")
            #expect(recipe.values(of: again) == recipe.values(of: form), "ROWKIT_SEED=\(seed)")
            #expect(again.state == state, "ROWKIT_SEED=\(seed)")
            recipe.write(to: again, &model, &random)
            #expect(recipe.values(of: again) == Recipe.values(of: model), "ROWKIT_SEED=\(seed)")
        }
    }
}

/// A form of rows whose expressions name rows with lower numbers, wherever they are.
private struct Recipe {
    struct Part {
        enum Kind { case plain, calculated, suggested }
        var kind = Kind.plain
        /// What is computed from the values of three rows.
        var operation = 0
        var sources: [Int] = []
        /// The value that was written, if any.
        var value: Int?
        var isWritten = false
    }

    let model: [Part]

    init(_ random: inout SeededGenerator) {
        model = (0..<2 + random.below(18)).map { index in
            var part = Part()
            guard index > 0, random.chance(2) || random.chance(2) else {
                (part.value, part.isWritten) = (random.below(6), true)
                return part
            }
            part.kind = random.chance(2) ? .calculated : .suggested
            part.operation = random.below(4)
            part.sources = (0..<3).map { _ in random.below(index) }
            return part
        }
    }

    func form(_ random: inout SeededGenerator) -> Form {
        let rows = model.enumerated().map { index, part in
            NumberRow("r\(index)") { row in
                switch part.kind {
                case .plain: row.value = part.value
                case .calculated: row.calculated = .expression(Self.text(of: part))
                case .suggested: row.suggested = .expression(Self.text(of: part))
                }
            }
        }
        return Form([Section(rows.shuffled(using: &random))])
    }

    func values(of form: Form) -> [Int?] {
        model.indices.map { (form.rowBy(tag: "r\($0)") as RowOf<Int>?)?.value }
    }

    private static func text(of part: Part) -> String {
        let (a, b, c) = (part.sources[0], part.sources[1], part.sources[2])
        return switch part.operation {
        case 0: "mod($r\(a) + $r\(b), 7)"
        case 1: "if($r\(a) > 2, $r\(b), $r\(c))"
        case 2: "coalesce($r\(a), $r\(b), 1)"
        default: "min($r\(a), $r\(b), $r\(c))"
        }
    }

    static func values(of model: [Part]) -> [Int?] {
        var values: [Int?] = []
        for part in model {
            guard !part.isWritten else {
                values.append(part.value)
                continue
            }
            let found = part.sources.map { values[$0] }
            switch part.operation {
            case 0: values.append(found[0].flatMap { a in found[1].map { (a + $0) % 7 } })
            case 1: values.append(found[0].map { $0 > 2 } == true ? found[1] : found[2])
            case 2: values.append(found[0] ?? found[1] ?? 1)
            default: values.append(found.compactMap(\.self).min())
            }
        }
        return values
    }

    /// Writes to one row of a form and of the model.
    func write(to form: Form, _ model: inout [Part], _ random: inout SeededGenerator) {
        let index = random.below(model.count)
        let value = random.chance(5) ? nil : random.below(6)
        let row: RowOf<Int>? = form.rowBy(tag: "r\(index)")
        row?.setValue(value, by: random.chance(2) ? .user : .program)
        switch model[index].kind {
        case .calculated: break
        case .suggested where !model[index].isWritten && Self.values(of: model)[index] == value:
            break
        case .plain, .suggested: (model[index].value, model[index].isWritten) = (value, true)
        }
    }
}
