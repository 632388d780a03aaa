// Events of a page that was not connected, entered without a response of their own.

extension FormSession {
    /// Enters the contents of a control of a page after a state was restored.
    ///
    /// This works like ``send(_:)``, but also for a control on a covered screen, because the user
    /// entered the input before the other screen was presented.
    ///
    /// - Returns: The reason if the input was refused, or nil.
    @discardableResult
    public func enter(_ event: ViewEvent) -> ViewRefusal? {
        stage.isEntering = true
        defer { stage.isEntering = false }
        return perform(event, from: nil).refusal
    }

    /// Enters the contents of a control, like ``enter(_:)``.
    ///
    /// - Parameter maySubmit: Whether the event may cause a submission.
    package func enter(_ event: ViewEvent, maySubmit: Bool) -> ViewRefusal? {
        if maySubmit { return enter(event) }
        stage.isEntering = true
        defer { stage.isEntering = false }
        return sendWithoutSubmitting(event)
    }

    /// Handles an action of the user like ``send(_:)``, but without causing a submission.
    ///
    /// - Returns: The reason if the action was refused, or nil.
    package func sendWithoutSubmitting(_ event: ViewEvent) -> ViewRefusal? {
        let forms = stage.forms
        for form in forms { form.isSubmissionHeld = true }
        defer { for form in forms { form.isSubmissionHeld = false } }
        return perform(event, from: nil).refusal
    }

    /// Expands a row that has been collapsed, for example by another page, so that a page can enter
    /// input in its inline row.
    package func expandRow(of view: ViewID) {
        guard let row = stage.collapsedRow(above: view) else { return }
        row.expandInlineRow()
        settle()
    }

    /// Moves the focus to where it was before a state was restored.
    ///
    /// Expanded rows stay expanded, because they were expanded after the focus had moved. A view
    /// that was removed, or that cannot have the focus, is ignored.
    package func restoreFocus(_ view: ViewID) {
        if stage.focused == view { return }
        let kept = stage.forms.map { (form: $0, options: $0.inlineRowHideOptions) }
        for (form, _) in kept { form.inlineRowHideOptions = [] }
        defer { for (form, options) in kept { form.inlineRowHideOptions = options } }
        _ = perform(ViewEvent(view, .focus), from: nil)
    }
}
