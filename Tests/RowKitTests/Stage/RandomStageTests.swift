import RowKit
import TestRuns
import Testing

@Suite("A host that applies changes")
struct RandomStageTests {
    @Test("shows what the stage would draw anew, whatever people and programs do")
    func mirroring() throws {
        let steps = Runs.count(of: 20_000)
        let seed = Runs.seed
        var run = RandomStage(seed: seed)
        for step in 0..<steps {
            run.step()
            // Now and then a host hears of several steps at once.
            let isLast = step % 500 == 499 || step == steps - 1
            guard isLast || run.random.below(4) > 0 else { continue }
            run.take()
            let place = "\(run.done.suffix(8)) at step \(step), ROWKIT_SEED=\(seed)"
            try #require(run.mirror.unappliedChanges == [], "misfits after \(place)")
            let snapshot = run.stage.snapshot
            try #require(run.mirror.screens == snapshot, "differs after \(place)")
            try #require(run.host.misfits == [], "misnamed after \(place)")
            try #require(run.host.shown == snapshot, "drawn otherwise after \(place)")
            try #require(run.host.outdated == [], "revisions are the same after \(place)")
            let ids = snapshot.flatMap(\.everyID)
            try #require(ids.count == Set(ids).count, "names stand twice after \(place)")
            try #require(run.mirror.focused == run.stage.focused, "focus elsewhere after \(place)")
            try #require(!run.stage.hasChanges, "changes are left after \(place)")
            guard isLast else { continue }
            // A fresh stage brings cells up to date, which names views by their place.
            run.renameViews()
            let shown = run.stage.snapshot
            let fresh = FormStage(run.stage.controller)
            try #require(fresh.snapshot == shown, "a fresh stage differs after \(place)")
            run = RandomStage(seed: seed &+ UInt64(step))
        }
    }
}
