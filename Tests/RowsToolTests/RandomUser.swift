import RowKit
import TestRuns

/// Performs random user actions on a stage, and runs the work that rows request.
struct RandomUser {
    let stage: FormStage
    var random: SeededGenerator
    /// Descriptions of the actions so far.
    private(set) var done: [String] = []

    init(_ controller: FormViewController, random: SeededGenerator) {
        stage = FormStage(controller)
        self.random = random
    }

    /// Performs an action on a view of the top screen.
    mutating func step() {
        let views = stage.snapshot.last?.everyView ?? []
        guard let view = views.randomElement(using: &random) else { return }
        let event = ViewEvent(view.id, .random(on: view, using: &random))
        done.append("\(event)")
        // Typing requires the focus.
        if case .type = event.action { _ = stage.receive(ViewEvent(view.id, .focus)) }
        _ = stage.receive(event)
    }

    /// Runs work until there is none, or until it turns out to be endless.
    nonisolated(nonsending) mutating func settle() async {
        for _ in 0..<20 {
            let batch = stage.takeWork()
            guard !batch.start.isEmpty else { return }
            for order in batch.start { stage.finish(order.id, await order.run()) }
        }
    }
}
