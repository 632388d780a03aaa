import RowKit
import TestRuns
import Testing

@Suite("A form under random operations")
struct RandomLifeTests {
    @Test("equals a naive model, as does everything that follows it")
    func following() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            let life = RandomLife(&random)
            for step in 0..<30 {
                life.step(&random)
                let place = "\(life.done.suffix(6)), step \(step), ROWKIT_SEED=\(seed)"
                let differences = life.model.differences(from: life.form)
                try #require(differences == [], "after \(place)")
                try #require(life.drawing == Drawing(life.form), "changes do not fit: \(place)")
            }
            try #require(life.problems == [], "ROWKIT_SEED=\(seed)")
            let mirror = life.follow()
            let place = "after \(life.done), ROWKIT_SEED=\(seed)"
            try #require(mirror.unappliedChanges == [], "\(place)")
            let shown = life.stage.snapshot
            try #require(mirror.screens == shown, "\(place)")
            let fresh = FormStage(FormViewController(form: life.form)).snapshot
            try #require(shown == fresh, "\(place)")
        }
    }
}
