extension Form {
    /// The state of the form and of the screens open over it.
    ///
    /// Values that JSON cannot represent, and secret ones (``BaseRow/keepsValueSecret``), are left
    /// out; ``FormState/omittedValues`` names their rows.
    ///
    /// - Complexity: O(rows).
    public var state: FormState {
        FormState(
            identity: identity,
            screens: screenChain.map { form, presenter in
                form.screenState(openedBy: presenter)
            }, openedAt: momentOfExpressions)
    }

    /// Restores a state in a form that was made by the same code.
    ///
    /// Everything is restored, whether or not rows are hidden or disabled. Rows and entries that
    /// are not in the state are reset to those of a new form. The listeners of changed values are
    /// called, but cannot write other values or submit the form. Screens are opened by the rows
    /// that had opened them: presenter rows, and other rows that respond to selection
    /// (``SelectionResponder``). Listeners of selection are not called, because they may have other
    /// effects, such as a submission. A screen that was presented by a listener or without a row
    /// therefore stays closed, with those above it.
    ///
    /// A state of another ``version`` is restored as far as it fits. A state of a form with another
    /// ``name`` or ``context`` is not restored.
    ///
    /// - Returns: A problem if the state is of another version, form or context, and a problem for
    ///   each part that no longer fits, such as the value of a row whose type has changed. Such a
    ///   part is as in a new form, and the rest is restored.
    @discardableResult
    public func restore(_ state: FormState) -> [Form.Problem] {
        guard mayWrite() else { return [] }
        return holdingSubmission { restoreScreens(state) }
    }

    private func restoreScreens(_ state: FormState) -> [Form.Problem] {
        if let problem = identity.difference(from: state.identity) { return [problem] }
        controller?.dismissPresented()
        var (form, problems) = (self, [Form.Problem]())
        if let problem = identity.versionDifference(from: state.identity) {
            problems.append(problem)
        }
        for (depth, screen) in state.screens.enumerated() {
            if depth > 0 {
                do throws(Form.Problem) {
                    form = try form.openScreen(of: screen.presenter, over: state.screens[depth - 1])
                } catch {
                    problems.append(error)
                    break
                }
            }
            form.controller?.needsRows(Set(screen.rows.keys))
            var restoring = StateRestoring(form: form, screen: screen)
            // A listener of values may submit the form, as it did when the user entered the values.
            problems += form.holdingSubmission { restoring.run() }
        }
        return problems
    }

    /// Notes that a new form has the current values and entries, so that states do not contain
    /// them.
    func noteRecord() {
        forEachRowAndPart { row in
            row.noteFreshValue()
            row.interaction = Interaction()
        }
        for case let section as BaseMultivaluedSection in allSections {
            section.noteEntriesOfRecord()
        }
    }

    /// The form and the forms of the screens open over it, each with the key of the row that opened
    /// it.
    var screenChain: [(form: Form, presenter: String?)] {
        var chain: [(form: Form, presenter: String?)] = [(self, nil)]
        var next = controller?.presented
        while let controller = next {
            chain.append((controller.form, controller.presenterRow?.key))
            next = controller.presented
        }
        return chain
    }

    /// Returns the state of this form alone.
    ///
    /// - Parameter note: Called with each row and section in the state, and its key.
    func screenState(
        openedBy presenter: String?,
        note: (_ element: AnyObject, _ key: String) -> Void = { _, _ in }
    ) -> ScreenState {
        var screen = ScreenState(presenter: presenter)
        screen.errors = ownErrors.map(ErrorState.init)
        // States are large, and a growing dictionary would move each of them several times.
        var rows: [(key: String, state: RowState)] = []
        list.forEach { section in
            if let state = section.savedState {
                note(section, section.key)
                screen.sections[section.key] = state
            }
            section.list.forEach { row in
                row.forEachPart { row in
                    guard let state = row.savedState else { return }
                    note(row, row.key)
                    rows.append((row.key, state))
                }
            }
        }
        screen.rows.reserveCapacity(rows.count)
        for (key, state) in rows { screen.rows[key] = state }
        return screen
    }

    /// Opens the screen that a row presents when it is selected.
    ///
    /// - Parameter screen: The restored state of this form, which is restored again if making the
    ///   controller changed it, such as by showing errors.
    private func openScreen(
        of key: String?, over screen: ScreenState
    ) throws(Form.Problem) -> Form {
        guard let key else {
            throw Form.Problem(.notFound, at: placeName, "a screen was not opened by a row")
        }
        var presenter: BaseRow?
        forEachRowAndPart { if $0.key == key { presenter = $0 } }
        guard let presenter else {
            throw .unknownKey(key, "no row has this key, so its screen stays closed")
        }
        let state = screenState(openedBy: nil)
        act(by: .user) { (presenter as? any SelectionResponder)?.respondToSelection() }
        if screenState(openedBy: nil) != state {
            var restoring = StateRestoring(form: self, screen: screen)
            _ = restoring.run()
        }
        guard let presented = controller?.presented, presented.presenterRow === presenter else {
            throw Form.Problem(.notFound, at: key, "the row does not open its screen")
        }
        return presented.form
    }
}

extension Section {
    /// The state of the section, or nil if it equals that of a new section.
    final var savedState: SectionState? {
        var state = SectionState(
            isExpanded: isShownExpanded, errors: foundErrors.map(ErrorState.init))
        if let section = self as? BaseMultivaluedSection, !section.hasEntriesOfRecord {
            state.entries = section.entries.map(EntryState.init)
            state.nextOrdinal = nextOrdinal
        }
        return state == SectionState() ? nil : state
    }
}

extension BaseRow {
    /// The state of the row, or nil if it equals that of a new row.
    final var savedState: RowState? {
        // Most rows of a form are like new, and making a state takes time.
        if isLikeNew { return nil }
        let state = state
        return state == RowState() ? nil : state
    }

    /// Whether the row has nothing that its state would contain.
    private final var isLikeNew: Bool {
        !hasHistory && interaction == Interaction() && foundErrors.isEmpty && work == nil
            && family.inlineChild == nil && family.inner.isEmpty && cellState == nil
    }
}

extension FormIdentity {
    /// Returns the problem of a state of another form, or nil if it is a state of this form.
    fileprivate func difference(from other: FormIdentity) -> Form.Problem? {
        if let name, let otherName = other.name, name != otherName {
            return Form.Problem(
                .otherForm, at: "the state", "it is of the form \"\(otherName)\", not \"\(name)\"")
        }
        guard context != other.context else { return nil }
        return Form.Problem(
            .otherForm, at: "the state", "it is of a form made from another context")
    }

    /// Returns the problem of a state of another version, or nil if it is of this version.
    fileprivate func versionDifference(from other: FormIdentity) -> Form.Problem? {
        guard version != other.version else { return nil }
        return Form.Problem(
            .otherVersion, at: "the state",
            "it is of version \(other.version) of the form, which is now version \(version)")
    }
}
