import RowKit

extension RowLaw {
    /// Laws about the effects of user actions on the row.
    static let acted = [
        RowLaw(
            sentence: "Hosts let the user select it if that has an effect",
            advice: "Override respondsToSelection to return true, like customDidSelect()."
        ) { row, factory in
            breaches {
                let trial = try Trial(of: row, by: factory)
                // Effects of drawing the row are not effects of selecting it.
                _ = trial.stage.snapshot
                let contents = trial.contents
                guard trial.cell?.offersSelection == false else { return nil }
                trial.select()
                let hasEffect = contents.change != nil || trial.stage.screens.count > 1
                return hasEffect ? "selecting it has an effect" : nil
            }
        },
        RowLaw(
            sentence: "It accepts or refuses every user action",
            advice:
                "Check what the user entered before you use it, and write only what the form accepts."
        ) { row, factory in
            func selected() throws -> Trial {
                let trial = try Trial(of: row, by: factory)
                trial.select()
                return trial
            }
            let closed = firstBreach(
                of: { try Trial(of: row, by: factory) }, performing: performLookingForProblems)
            guard closed == [], (try? selected())?.isOpen == true else { return closed }
            return firstBreach(
                of: selected, in: Deed.input, performing: performLookingForProblems
            )?.map { "once it was selected, \($0)" }
        },
        RowLaw(
            sentence: "While disabled, it keeps its value whatever the user does",
            advice: "Write to the row only in handlers of views, never in update()."
        ) {
            row, factory in
            func disabled() throws -> Trial {
                try Trial(of: row, by: factory) { $0.disabled = true }
            }
            let drawn = breaches {
                let trial = try disabled()
                let contents = trial.contents
                _ = trial.stage.snapshot
                return contents.change.map { _ in "drawing it changed it" }
            }
            // Ignore problems that are caused by drawing the row rather than by the user.
            guard drawn == [] else { return drawn }
            return firstBreach(of: disabled) { deed, trial in
                let contents = trial.contents
                var sent: [ViewAction] = []
                var outcome = deed.perform(on: trial.stage, before: { sent.append($0.action) })
                if contents.change != nil {
                    outcome.breach =
                        "\(Set(sent).map { "\($0)" }.sorted().joined(separator: ", ")) changed it"
                }
                return outcome
            }
        },
        RowLaw(
            sentence: "Hosts show its current state, whatever the user does",
            advice:
                "Change views only in setup(), update(), customUpdateCell() and handlers of views."
        ) { row, factory in
            firstBreach(of: row, by: factory, performing: performMirrored)
        },
        RowLaw(
            sentence: "Its cell shows what a new cell would, whatever the user does",
            advice:
                "Keep all state in the row, such as a cursor in its cellState, and show it in every control when the cell is updated."
        ) {
            row, factory in
            firstBreach(of: row, by: factory) { deed, trial in
                deed.perform(
                    on: trial.stage,
                    atEnd: { event in
                        leaveRow(on: trial.stage)
                        return differenceToNewCell(of: trial.row, on: trial.stage).map {
                            "\(words(for: event)): \($0)"
                        }
                    })
            }
        },
        RowLaw(
            sentence: "Its state is restored unchanged, whatever the user did",
            advice:
                "Keep what the user entered in the value, in cellState, or with keepUnreadInput(_:_:beside:by:)."
        ) {
            row, factory in
            firstBreach(of: { try Trial(of: row, by: factory) }) { deed, trial in
                deed.perform(
                    on: trial.stage,
                    atEnd: { event in
                        leaveRow(on: trial.stage)
                        return breaches {
                            let fresh = Form { try? example(of: row, by: factory) }
                            return differenceToRestored(
                                fresh, from: trial, isSwiftOnly: row.isSwiftOnly)
                        }?.first.map { "\(words(for: event)): \($0)" }
                    })
            }
        },
        RowLaw(
            sentence: "A state of its cell that does not fit does no harm",
            advice:
                "Check in the setter of cellState whether what is restored fits, and ignore it otherwise."
        ) { row, factory in
            breaches {
                for state in UnfitStates(like: try reachedStates(of: row, by: factory)).states {
                    let trial = try Trial(of: row, by: factory)
                    if let breach = breachOfRestoring(unfit: state, to: trial) {
                        return "once \(state.lineText) was restored, \(breach)"
                    }
                }
                return nil
            }
        },
    ]

    // MARK: Trials

    /// Returns the first violation by a deed, first without and then with a handler that restores
    /// the row's value.
    ///
    /// The handler matters only for deeds that change the value.
    private static func firstBreach(
        of row: RowDescriptor, by factory: RowFactory,
        performing perform: (Deed, Trial) -> Deed.Outcome
    ) -> [String]? {
        var changing: [Deed] = []
        let plain = firstBreach(of: { try Trial(of: row, by: factory) }) { deed, trial in
            defer { if trial.hasChanged { changing.append(deed) } }
            return perform(deed, trial)
        }
        guard plain == [] else { return plain }
        return firstBreach(
            of: { try Trial(of: row, by: factory) { keepValue(of: $0) } }, in: changing,
            performing: perform
        )?.map { "with a handler that restores the value, \($0)" }
    }

    /// Returns the first violation by a deed.
    ///
    /// A trial is reused until a deed has an effect, because a refused action must have none.
    private static func firstBreach(
        of makeTrial: () throws -> Trial, in deeds: [Deed] = Deed.all,
        performing perform: (Deed, Trial) -> Deed.Outcome
    ) -> [String]? {
        breaches {
            var trial = try makeTrial()
            var isUsed = false
            for deed in deeds {
                if isUsed { trial = try makeTrial() }
                isUsed = false
                guard deed.acts(on: trial.stage) else { continue }
                let outcome = perform(deed, trial)
                if let breach = outcome.breach { return breach }
                isUsed = outcome.hadEffect
            }
            return nil
        }
    }

    /// Restores the row's value whenever it changes.
    private static func keepValue(of row: some BaseRow & RowType) {
        let value = row.baseValue
        row.onChange { $0.baseValue = value }
    }

    /// Moves the focus to the row, if it is focusable, and removes it again, as a click outside
    /// does.
    ///
    /// This ends state that concerns only the user's next input, such as an open list.
    private static func leaveRow(on stage: FormStage) {
        let views = stage.screens.last?.family ?? []
        guard let view = stage.focused ?? views.first(where: \.isFocusable)?.id else { return }
        stage.receive(ViewEvent(view, .focus))
        stage.receive(ViewEvent(view, .blur))
    }

    private static func words(for event: ViewEvent) -> String {
        switch event.action {
        case .type(let text, _): "after typing \(text.debugDescription) in \(event.view)"
        case .key(let key, let isShifted):
            "after the key \(isShifted ? "Shift + " : "")\(key) in \(event.view)"
        case .files(let files):
            "after choosing \(files.isEmpty ? "no files" : "files") in \(event.view)"
        case .point(let touch):
            touch.phase == .cancelled
                ? "after a cancelled touch on \(event.view)"
                : "after a touch that \(touch.phase) on \(event.view)"
        default: "after \(event.action) on \(event.view)"
        }
    }

    /// Performs a deed, and returns problems of the forms on all screens.
    private static func performLookingForProblems(
        _ deed: Deed, on trial: Trial
    ) -> Deed.Outcome {
        let forms = trial.forms
        var outcome = deed.perform(on: trial.stage)
        _ = trial.stage.textDrawing
        outcome.breach = (forms + trial.forms).lazy.flatMap(\.problems).first.map { "\($0)" }
        return outcome
    }

    // MARK: States that do not fit

    /// Returns the states of the row's cell after each sample deed.
    private static func reachedStates(
        of row: RowDescriptor, by factory: RowFactory
    ) throws -> [JSONValue] {
        var states: [JSONValue] = []
        var trial = try Trial(of: row, by: factory)
        for deed in Deed.all where deed.acts(on: trial.stage) {
            guard deed.perform(on: trial.stage).hadEffect else { continue }
            if let state = trial.row.cellState, !states.contains(state) { states.append(state) }
            trial = try Trial(of: row, by: factory)
        }
        return states
    }

    /// Restores a state of the row's cell, draws the row, and uses it if it has accepted the state.
    ///
    /// A trap in this function ends the test run. The backtrace then shows where the row uses a
    /// state without checking it.
    ///
    /// - Returns: The problem that the state causes, or nil if there is none.
    private static func breachOfRestoring(unfit state: JSONValue, to trial: Trial) -> String? {
        let (contents, fresh) = (trial.contents, trial.row.cellState)
        trial.row.cellState = state
        // Changes made by drawing the row are not caused by the state.
        if let change = contents.change { return change }
        let isAccepted = trial.row.cellState != fresh
        func harm() -> String? {
            _ = trial.stage.textDrawing
            return trial.forms.lazy.flatMap(\.problems).first.map { "\($0)" }
                ?? trial.stage.screens.lazy.flatMap(\.family).compactMap(\.numberOutOfRange).first
        }
        if let harm = harm() { return harm }
        guard isAccepted else { return nil }
        for deed in Deed.all { _ = deed.perform(on: trial.stage) }
        return harm().map { "and the row was used, \($0)" }
    }

    // MARK: Comparisons

    /// Performs a deed, and compares a host's mirror with the row's views.
    private static func performMirrored(_ deed: Deed, on trial: Trial) -> Deed.Outcome {
        let stage = trial.stage
        var mirror = ViewMirror(stage.snapshot)
        func difference() -> String? {
            if let misfit = mirror.unappliedChanges.first {
                return "hosts cannot apply the change \(misfit)"
            }
            if let difference = mirror.screens.difference(from: stage.snapshot) {
                return difference
            }
            trial.row.updateCell()
            return effect(ofUpdate: stage.describe(stage.takeChanges()), on: &mirror)
        }
        var last: ViewEvent?
        var outcome = deed.perform(
            on: stage,
            before: { event in
                last = event
                mirror.apply(event)
            },
            after: { mirror.apply(stage.describe($0)) },
            atEnd: { event in difference().map { "\(words(for: event)): \($0)" } })
        // A refused action must not leave a trace in hosts either.
        if outcome.breach == nil, let last {
            outcome.breach = difference().map { "\(words(for: last)): \($0)" }
        }
        return outcome
    }

    /// Applies the changes of a repeated cell update to a host's mirror.
    ///
    /// A property that an update writes twice, ending with its old value, has not changed.
    ///
    /// - Returns: A description of the first difference, or nil if there is none.
    private static func effect(ofUpdate patch: ViewPatch, on mirror: inout ViewMirror) -> String? {
        let before = mirror.screens
        mirror.apply(patch)
        let inserted = patch.changes.compactMap { change in
            if case .insert(let view, _, _) = change { view.id } else { nil }
        }
        for change in patch.changes {
            switch change {
            case .remove(let id) where inserted.contains(id):
                return "updating its cell replaced the view \(id); make views in setup()"
            case .focus: return "updating its cell moved the focus"
            case .reveal(let id): return "updating its cell scrolled to \(id)"
            default: break
            }
        }
        return before.difference(from: mirror.screens).map { "its cell was not up to date: \($0)" }
    }

    /// Returns the first difference between the row's cell and a new cell for the same row, or nil
    /// if there is none.
    static func differenceToNewCell(
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

    /// Returns the first difference between a form and a new form that its state was restored to,
    /// or nil if there is none.
    ///
    /// Values that are secret or available only in Swift are not part of the state.
    private static func differenceToRestored(
        _ fresh: Form, from trial: Trial, isSwiftOnly: Bool
    ) -> String? {
        let stage = trial.stage
        cancelWork(on: stage)
        let state = trial.form.state
        guard state.omittedValues.isEmpty else {
            let isExpected = isSwiftOnly || stage.holdsSecret
            guard state.omittedValues.contains(trial.row.key), !isExpected else { return nil }
            return "JSON cannot represent the value exactly; let its documentValue() contain all "
                + "that the row's isSame(_:_:) compares"
        }
        let other = FormStage(FormViewController(form: fresh))
        if let problem = fresh.restore(state).first { return "\(problem)" }
        // A cell may request work when it is drawn.
        _ = other.snapshot
        cancelWork(on: other)
        if fresh.state != state {
            let difference = JSONDifference(
                try? JSONValue(encoding: fresh.state), try? JSONValue(encoding: state))
            let part = difference.path.dropFirst()
            return "once restored, \(part) of the state is \(difference.words)"
        }
        return other.snapshot.visibleDifference(from: stage.snapshot).map { "once restored, \($0)" }
    }

    /// Cancels the work of all rows, because pending work is not part of a state but may be visible
    /// in cells.
    private static func cancelWork(on stage: FormStage) {
        let keys = Set(stage.takeWork().start.map(\.key))
        for (row, _) in stage.namedRows { keys.forEach(row.cancel) }
    }
}

extension BaseView {
    /// A description of a canvas slider's value outside its range, or nil if there is none.
    fileprivate var numberOutOfRange: String? {
        guard let slider = (self as? CanvasView)?.slider, !slider.range.contains(slider.value)
        else { return nil }
        return "slider of \(id) is \(slider.value), outside of \(slider.range)"
    }
}

extension FormStage {
    /// Whether a row on the screens has a secret value.
    fileprivate var holdsSecret: Bool {
        screens.flatMap(\.family).contains { ($0 as? CellView)?.isSecret == true }
    }
}
