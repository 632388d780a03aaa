import RowKit
import TestRuns
import Testing

@Suite("A host that applies changes")
struct RandomStageTests {
    @Test("shows what a new stage would draw, whatever users and programs do")
    func mirroring() throws {
        let steps = Runs.count(of: 20_000)
        let seed = Runs.seed
        var run = RandomStage(seed: seed)
        for step in 0..<steps {
            run.step()
            // Sometimes a host receives several steps at once.
            let isLast = step % 500 == 499 || step == steps - 1
            guard isLast || run.random.below(4) > 0 else { continue }
            run.take()
            let place = "\(run.done.suffix(8)) at step \(step), ROWKIT_SEED=\(seed)"
            try #require(run.mirror.unappliedChanges == [], "misfits after \(place)")
            let snapshot = run.stage.snapshot
            try #require(run.mirror.screens == snapshot, "differs after \(place)")
            try #require(run.host.misfits == [], "misnamed after \(place)")
            try #require(run.host.shown == snapshot, "drawn differently after \(place)")
            try #require(run.host.outdated == [], "revisions are the same after \(place)")
            let ids = snapshot.flatMap(\.everyID)
            try #require(ids.count == Set(ids).count, "IDs are duplicated after \(place)")
            try #require(run.mirror.focused == run.stage.focused, "focus differs after \(place)")
            try #require(!run.stage.hasChanges, "changes are pending after \(place)")
            guard isLast else { continue }
            // A new stage updates cells, which names views by their place.
            run.renameViews()
            let shown = run.stage.snapshot
            let fresh = FormStage(run.stage.controller)
            try #require(fresh.snapshot == shown, "a fresh stage differs after \(place)")
            run = RandomStage(seed: seed &+ UInt64(step))
        }
    }
}
