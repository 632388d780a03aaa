import RowKit
import TestRuns
import Testing

@Suite("Each registered row whose listeners override the user's changes")
struct OverruledRowTests {
    @Test("is shown in its actual state")
    func overruled() throws {
        let registry = try RowRegistry.linked()
        let factory = RowFactory(registry)
        try #require(!registry.rows.isEmpty)
        try Runs.repeated(of: 20_000) { seed, random in
            let descriptor = registry.rows[random.below(registry.rows.count)]
            let row = try factory.make(
                descriptor.name, tag: "row", settings: descriptor.example.settings,
                rows: descriptor.example.rows, value: descriptor.example.value)
            overrule(row, &random)
            let stage = FormStage(FormViewController(form: Form { row }))
            var mirror = ViewMirror(stage.snapshot)
            for _ in 0..<12 {
                let views = mirror.screens.flatMap(\.everyView)
                try #require(!views.isEmpty, "nothing is shown, ROWKIT_SEED=\(seed)")
                let view = views[random.below(views.count)]
                let event = ViewEvent(view.id, .random(on: view, using: &random))
                let place = "\(event.action) to \(view.id) of \(row), ROWKIT_SEED=\(seed)"
                mirror.apply(event)
                mirror.apply(stage.describe(stage.receive(event)))
                try #require(mirror.unappliedChanges == [], "unapplied changes after \(place)")
                try #require(mirror.screens == stage.snapshot, "differs after \(place)")
                for controller in sequence(first: stage.controller, next: \.presented) {
                    for row in controller.form.rows { row.updateCell() }
                }
                try #require(stage.takeChanges().isEmpty, "outdated after \(place)")
            }
        }
    }

    @Test("draws the texts set on its labels, and has at least the first label")
    func labels() throws {
        let registry = try RowRegistry.linked()
        let factory = RowFactory(registry)
        for descriptor in registry.rows {
            for title in [nil, "Title"] {
                let row = try factory.make(descriptor.name)
                row.title = title
                let labels = rename(row)
                let drawing = FormStage(FormViewController(form: Form { row })).textDrawing
                for text in ["renamed", "second"] where labels().contains(text) {
                    #expect(drawing.contains("label \"\(text)\""), "\(descriptor.name): \(text)")
                }
                #expect(labels().contains("renamed"), "\(descriptor.name)")
            }
        }
    }

    /// Sets other texts on the labels of a row's cell at each update.
    ///
    /// - Returns: A closure that returns the texts of the labels that exist.
    private func rename(_ row: some BaseRow & RowType) -> () -> [String] {
        row.cellUpdate { cell, _ in
            (cell as? BaseCell)?.textLabel?.text = "renamed"
            (cell as? BaseCell)?.detailTextLabel?.text = "second"
        }
        return {
            let cell = row.baseCell as? BaseCell
            return [cell?.textLabel, cell?.detailTextLabel].compactMap { $0?.text }
        }
    }

    /// Writes another value whenever the value has changed.
    private func overrule(_ row: some BaseRow & RowType, _ random: inout SeededGenerator) {
        let value = row.baseValue
        switch random.below(4) {
        case 0: row.onChange { $0.baseValue = value }
        case 1: row.onChange { $0.baseValue = nil }
        case 2:
            row.onValueChange { row, change in if change.origin == .user { row.value = change.old }
            }
        default: break
        }
    }
}
