import RowKit
import TestRuns

/// Does on a stage whatever a user may do there, and runs the work that rows ask for.
struct RandomUser {
    let stage: FormStage
    var random: SeededGenerator
    /// What was done, in words.
    private(set) var done: [String] = []

    init(_ controller: FormViewController, random: SeededGenerator) {
        stage = FormStage(controller)
        self.random = random
    }

    /// Does something to a view of the top screen.
    mutating func step() {
        let views = stage.snapshot.last?.everyView ?? []
        guard let view = views.randomElement(using: &random) else { return }
        let event = ViewEvent(view.id, .random(on: view, using: &random))
        done.append("\(event)")
        // Whoever types has the focus.
        if case .type = event.action { _ = stage.receive(ViewEvent(view.id, .focus)) }
        _ = stage.receive(event)
    }

    /// Runs work until there is none, or it goes on and on.
    nonisolated(nonsending) mutating func settle() async {
        for _ in 0..<20 {
            let batch = stage.takeWork()
            guard !batch.start.isEmpty else { return }
            for order in batch.start { stage.finish(order.id, await order.run()) }
        }
    }
}
