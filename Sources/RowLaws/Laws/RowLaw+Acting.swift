import RowKit

extension RowLaw {
    /// Laws about the effects of user actions on the row.
    static let acted = [
        RowLaw(sentence: "It accepts or refuses every user action") { row, factory in
            breaches {
                for deed in Deed.all {
                    let made = try example(of: row, by: factory)
                    let form = Form { made }
                    let stage = FormStage(FormViewController(form: form))
                    deed.perform(on: stage) { _ in nil }
                    _ = stage.textDrawing
                    if let problem = form.problems.first { return "\(problem)" }
                }
                return nil
            }
        },
        RowLaw(sentence: "While disabled, it keeps its value whatever the user does") {
            row, factory in
            breaches {
                for deed in Deed.all {
                    let made = try example(of: row, by: factory)
                    let form = Form { made }
                    made.disabled = true
                    let before = factory.save(form).text
                    var sent: [ViewAction] = []
                    deed.perform(
                        on: FormStage(FormViewController(form: form)),
                        before: { sent.append($0.action) }
                    ) { _ in nil }
                    if factory.save(form).text != before {
                        return "\(Set(sent).map { "\($0)" }.sorted().joined(separator: ", ")) "
                            + "changed it"
                    }
                }
                return nil
            }
        },
        RowLaw(sentence: "Hosts show its current state, whatever the user does") { row, factory in
            firstBreach(row, factory, after: outdated)
        },
        RowLaw(sentence: "Its cell shows what a new cell would, whatever the user does") {
            row, factory in
            firstBreach(row, factory) { made, deed in
                let stage = FormStage(FormViewController(form: Form { made }))
                return deed.perform(on: stage) { event in
                    leaveRow(on: stage)
                    return differenceToNewCell(of: made, on: stage).map {
                        "\(words(for: event)): \($0)"
                    }
                }
            }
        },
        RowLaw(sentence: "Its state is restored unchanged, whatever the user did") {
            row, factory in
            breaches {
                for deed in Deed.all {
                    let made = try example(of: row, by: factory)
                    let form = Form { made }
                    let stage = FormStage(FormViewController(form: form))
                    let breach = deed.perform(on: stage) { event in
                        leaveRow(on: stage)
                        return breaches {
                            let fresh = Form { try? example(of: row, by: factory) }
                            return differenceToRestored(fresh, from: form, on: stage)
                        }.first.map { "\(words(for: event)): \($0)" }
                    }
                    if let breach { return breach }
                }
                return nil
            }
        },
    ]

    // MARK: Deeds

    /// Returns the first breach that a closure finds after a deed, with and without a handler that
    /// restores the row's value.
    private static func firstBreach(
        _ row: RowDescriptor, _ factory: RowFactory,
        after find: (any BaseRow & RowType, Deed) -> String?
    ) -> [String] {
        for isOverruled in [false, true] {
            for deed in Deed.all {
                let found = breaches {
                    let made = try example(of: row, by: factory)
                    if isOverruled { keepValue(of: made) }
                    return find(made, deed)
                }
                let handler = isOverruled ? "with a handler that restores the value, " : ""
                if let breach = found.first { return [handler + breach] }
            }
        }
        return []
    }

    /// Restores the row's value whenever it changes.
    private static func keepValue(of row: some BaseRow & RowType) {
        let value = row.baseValue
        row.onChange { $0.baseValue = value }
    }

    /// Moves the focus to the row if it is focusable, and removes it, as a click outside all fields
    /// does.
    ///
    /// State that concerns only the user's next input, such as an open list, ends then.
    private static func leaveRow(on stage: FormStage) {
        let views = stage.screens.last?.family ?? []
        guard let view = stage.focused ?? views.first(where: \.isFocusable)?.id else { return }
        stage.receive(ViewEvent(view, .focus))
        stage.receive(ViewEvent(view, .blur))
    }

    private static func words(for event: ViewEvent) -> String {
        switch event.action {
        case .type(let text, _): "after typing \(text.debugDescription) in \(event.view)"
        case .key(let key, _): "after the key \(key) in \(event.view)"
        case .point(let touch):
            touch.phase == .cancelled
                ? "after a cancelled touch on \(event.view)"
                : "after a touch that \(touch.phase) on \(event.view)"
        default: "after \(event.action) on \(event.view)"
        }
    }

    // MARK: Comparisons

    /// Returns the first difference between a host's copy and the row's views after a deed, or nil
    /// if there is none.
    private static func outdated(_ row: any BaseRow & RowType, after deed: Deed) -> String? {
        let stage = FormStage(FormViewController(form: Form { row }))
        var mirror = ViewMirror(stage.snapshot)
        func difference() -> String? {
            if let misfit = mirror.misfits.first {
                return "hosts cannot apply the change \(misfit)"
            }
            if let difference = mirror.screens.difference(from: stage.snapshot) {
                return difference
            }
            row.updateCell()
            let changes = stage.describe(stage.takeChanges())
            mirror.apply(changes)
            return changes.changes.first.map { "its cell was not up to date: \($0)" }
        }
        var last: ViewEvent?
        let breach = deed.perform(
            on: stage,
            before: { event in
                last = event
                mirror.apply(event)
            }, after: { mirror.apply(stage.describe($0)) }
        ) { event in
            difference().map { "\(words(for: event)): \($0)" }
        }
        // A refused action must not leave a trace at hosts either.
        return breach ?? difference().map { "\(last.map(words) ?? "at first"): \($0)" }
    }

    /// Returns the first difference between the row's cell and a new cell for the same row, or nil
    /// if there is none.
    private static func differenceToNewCell(
        of row: any BaseRow & RowType, on stage: FormStage
    ) -> String? {
        let shown = stage.snapshot
        renewCell(of: row)
        return shown.visibleDifference(from: stage.snapshot).map {
            "\($0); let update() write every property that the row can change, and keep nothing "
                + "in the cell that belongs to the row"
        }
    }

    private static func renewCell<Made: RowType>(of row: Made) {
        guard let row = row as? Row<Made.Cell> else { return }
        row.cellProvider = row.cellProvider
    }

    /// Returns the first difference between a form and a new one to which its state is restored, or
    /// nil if there is none or the state is incomplete.
    private static func differenceToRestored(
        _ fresh: Form, from form: Form, on stage: FormStage
    ) -> String? {
        let state = form.state
        guard state.omittedValues.isEmpty else { return nil }
        let other = FormStage(FormViewController(form: fresh))
        if let problem = fresh.restore(state).first { return "\(problem)" }
        let advice = "keep what the user did in the value, or by keepUnreadInput(_:_:)"
        if fresh.state != state {
            return "\(text(of: state)) was restored as \(text(of: fresh.state)); \(advice)"
        }
        return other.snapshot.visibleDifference(from: stage.snapshot).map {
            "once restored, \($0); \(advice)"
        }
    }

    private static func text(of state: FormState) -> String {
        (try? JSONValue(encoding: state).lineText) ?? "\(state)"
    }
}
