extension FormViewController {
    /// Shows another controller over this one; what was shown over it goes.
    ///
    /// The row that opens it has the focus until it has gone. If the row is hidden meanwhile, or
    /// leaves its form, the controller goes too. Its form inherits this form's
    /// phrases and defaults, unless it has its own. A condition or a rule presents nothing, which
    /// is a problem of the form.
    ///
    /// - Parameters:
    ///   - controller: The other; nothing happens if it is on screen already.
    ///   - presentation: How it stands over this one.
    ///   - row: The row that opens it, if one does.
    ///   - onDismiss: Called when it has gone.
    public final func present(
        _ controller: FormViewController, as presentation: FormView.Presentation = .show,
        from row: BaseRow? = nil, onDismiss: (() -> Void)? = nil
    ) {
        guard canPresent(controller) else { return }
        endEditing()
        let replaced = presented
        controller.presentation = presentation
        controller.presenting = self
        controller.presenterRow = row
        controller.presenterKey = row?.key ?? ""
        controller.onDismiss = onDismiss
        controller.isDismissed = false
        controller.form.inherit(from: form)
        presented = controller
        if let row { controller.followPresenter(row) }
        replaced?.finishDismissal(keeping: row)
        row?.setHighlighted(true)
        // Who heard of that may have shown another, or hidden the row.
        guard controller.presenting === self else { return }
        controller.loadViewIfNeeded()
        controller.willBePresented()
        stage?.screensDidChange()
    }

    /// Shows another controller in the place of this one, with a way back.
    public final func show(_ controller: FormViewController) { present(controller, as: .show) }

    /// How many controllers may stand over the first.
    static var screenLimit: Int { 100 }

    /// Whether a controller could be shown over this one: it is not on screen.
    ///
    /// Too many screens are a problem of the first one's form.
    final func canPresent(_ controller: FormViewController) -> Bool {
        guard allowsSideEffects, controller.form.allowsSideEffects(),
            controller.presenting == nil
        else { return false }
        var (first, depth) = (self, 1)
        while let next = first.presenting { (first, depth) = (next, depth + 1) }
        guard first !== controller else { return false }
        guard depth <= Self.screenLimit else {
            first.form.report(
                .endlessScreens(
                    self,
                    "it cannot show another screen: there are \(Self.screenLimit) over the first"))
            return false
        }
        return stage?.mayChangeScreens(self) ?? true
    }

    /// Goes, with all that is shown over this controller; the first one stays.
    ///
    /// A condition or a rule dismisses nothing, which is a problem of the form.
    public final func dismiss() {
        if allowsSideEffects { presenting?.dismissPresented() }
    }

    /// Takes away what is shown over this controller.
    ///
    /// A condition or a rule dismisses nothing, which is a problem of the form.
    public final func dismissPresented() {
        guard allowsSideEffects, let controller = presented, stage?.mayChangeScreens(self) != false
        else { return }
        presented = nil
        controller.finishDismissal()
    }

    /// Whether no condition or rule runs of a form that is shown by this controller or over it; an
    /// attempt to change what is shown is a problem if one does.
    final var allowsSideEffects: Bool {
        var next: FormViewController? = self
        while let controller = next {
            guard controller.form.allowsSideEffects() else { return false }
            next = controller.presented
        }
        return true
    }

    /// The controller that is shown over all others that are shown over this one.
    public final var top: FormViewController {
        var top = self
        while let next = top.presented { top = next }
        return top
    }

    /// Dismisses this controller and everything presented above it.
    ///
    /// - Parameter row: A row that goes on having the focus.
    private final func finishDismissal(keeping row: BaseRow? = nil) {
        dismissPresented()
        let (told, presenterRow, stage) = (onDismiss, presenterRow, presenting?.stage)
        presenting = nil
        self.presenterRow = nil
        onDismiss = nil
        presenterObservation = nil
        isDismissed = true
        didDismiss()
        stage?.screensDidChange()
        if presenterRow !== row { presenterRow?.setHighlighted(false) }
        told?()
    }

    /// Dismisses the controller when the row that presented it is hidden or leaves its form.
    private final func followPresenter(_ row: BaseRow) {
        guard let form = row.form else { return }
        presenterObservation = form.observe { [weak self, weak row, weak form] _ in
            guard row == nil || row?.form !== form || row?.isHidden == true else { return }
            self?.dismiss()
        }
    }
}

extension FormProblem {
    /// Screens open and close without end.
    static func endlessScreens(_ controller: FormViewController, _ reason: String) -> FormProblem {
        FormProblem(.unsettled, at: typeName(type(of: controller)), reason)
    }
}

extension Form {
    /// Inherits another form's phrases and defaults, unless the form has its own.
    final func inherit(from other: Form) {
        inheritedPhrases = other.phrases
        if defaults.isEmpty, !other.defaults.isEmpty { defaults = other.defaults }
    }
}
