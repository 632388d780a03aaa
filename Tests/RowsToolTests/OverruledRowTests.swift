import RowKit
import TestRuns
import Testing

@Suite("Each registered row whose listeners overrule what a person does")
struct OverruledRowTests {
    @Test("is shown as what it holds")
    func overruled() throws {
        let registry = try RowRegistry.linked()
        let factory = RowFactory(registry)
        try Runs.repeated(of: 20_000) { seed, random in
            let descriptor = registry.rows[random.below(registry.rows.count)]
            let row = try factory.make(
                descriptor.name, tag: "row", settings: descriptor.example.settings,
                value: descriptor.example.value)
            overrule(row, &random)
            let stage = FormStage(FormViewController(form: Form { row }))
            var mirror = ViewMirror(stage.snapshot)
            for _ in 0..<12 {
                let views = mirror.screens.flatMap(\.everyView)
                let view = views[random.below(views.count)]
                let event = ViewEvent(view.id, action(on: view, &random))
                let place = "\(event.action) to \(view.id) of \(row), ROWKIT_SEED=\(seed)"
                mirror.apply(event)
                mirror.apply(stage.describe(stage.receive(event)))
                try #require(mirror.misfits == [], "misfits after \(place)")
                try #require(mirror.screens == stage.snapshot, "differs after \(place)")
                for controller in sequence(first: stage.controller, next: \.presented) {
                    for row in controller.form.rows { row.updateCell() }
                }
                try #require(stage.takeChanges().isEmpty, "outdated after \(place)")
            }
        }
    }

    @Test("draws the texts that are given to its labels, of which it has the first")
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

    /// Gives the labels of a row's cell other texts each time it is brought up to date.
    ///
    /// - Returns: Which of the labels there are, by their texts.
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

    /// Writes another value whenever that has changed.
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

    /// Something that a person may do to a view.
    private func action(
        on view: ViewDescription, _ random: inout SeededGenerator
    ) -> ViewAction {
        let texts = ["", "a", "12", "12.5x", "Bern", "ada@example.org", "e\u{301}"]
        let keys = view.keys
        switch view.kind {
        case _ where random.chance(10): return .press
        case .textField, .textArea:
            switch random.below(4) {
            case 0: return .focus
            case 1: return .key(ViewAction.Key.allCases[random.below(7)])
            default:
                let text = texts[random.below(texts.count)]
                return .type(text, caret: random.chance(2) ? nil : random.below(text.count + 1))
            }
        case .toggle: return .toggle(random.chance(2))
        case .slider, .stepper: return .set(Double(random.below(21)) / 2)
        case .choice, .list: return .choose(keys.isEmpty ? [] : [keys[random.below(keys.count)]])
        case .date:
            let dates = [nil, "2024-02-29", "09:05", "2024-02-29T09:05", "07:31"]
            return .date(dates[random.below(dates.count)])
        case .canvas: return .point(CanvasTouch(.ended, [CanvasPoint(Double(random.below(99)), 5)]))
        case .form: return .dismiss
        default: return random.chance(2) ? .press : .blur
        }
    }
}

extension ViewDescription {
    /// The view and all that stand in it.
    fileprivate var everyView: [ViewDescription] { [self] + children.flatMap(\.everyView) }

    /// The keys of options or items.
    fileprivate var keys: [String] {
        guard case .array(let options) = properties[.options] ?? properties[.items] else {
            return []
        }
        return options.compactMap { option in
            if case .string(let key) = option["key"] { key } else { nil }
        }
    }
}
