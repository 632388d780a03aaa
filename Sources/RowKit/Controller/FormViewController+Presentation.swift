extension FormViewController {
    /// Presents another controller over this one, and dismisses any that was presented before.
    ///
    /// The row that presents the controller stays highlighted until the controller is dismissed. If
    /// the row is hidden or leaves its form, the controller is dismissed too. The presented form
    /// inherits this form's phrases, defaults and image origins, unless it has its own. A condition
    /// or a rule cannot present a controller; an attempt is a problem of the form.
    ///
    /// Restoring a state does not present the controller again (``Form/restore(_:)``), because no
    /// listener is called for this. The screen of a ``PresenterRowType`` is presented again.
    ///
    /// - Parameters:
    ///   - controller: The controller to present; nothing happens if it is already on screen.
    ///   - presentation: The style of the presentation.
    ///   - row: The row that presents the controller, if any.
    ///   - onDismiss: Called when the controller has been dismissed.
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
        // A callback may have presented another controller, or hidden the row.
        guard controller.presenting === self else { return }
        controller.loadViewIfNeeded()
        controller.willBePresented()
        stage?.screensDidChange()
    }

    /// Presents another controller in place of this one, with a back button.
    public final func show(_ controller: FormViewController) { present(controller, as: .show) }

    /// The maximum number of controllers over the first.
    static var screenLimit: Int { 100 }

    /// Whether a controller can be presented over this one; false if it is already on screen.
    ///
    /// If there are too many screens, reports a problem of the first screen's form.
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

    /// Dismisses this controller and everything presented over it.
    ///
    /// The first controller stays, and only what is presented over it is dismissed. A condition or
    /// a rule cannot dismiss a controller; an attempt is a problem of the form.
    public final func dismiss() {
        if allowsSideEffects { (presenting ?? self).dismissPresented() }
    }

    /// Dismisses everything presented over this controller.
    ///
    /// A condition or a rule cannot dismiss a controller; an attempt is a problem of the form.
    public final func dismissPresented() {
        guard allowsSideEffects, let controller = presented, stage?.mayChangeScreens(self) != false
        else { return }
        presented = nil
        controller.finishDismissal()
    }

    /// Whether no condition or rule is running in this controller's form or in those presented over
    /// it.
    ///
    /// If one is running, reports that it tried to change the screens.
    final var allowsSideEffects: Bool {
        var next: FormViewController? = self
        while let controller = next {
            guard controller.form.allowsSideEffects() else { return false }
            next = controller.presented
        }
        return true
    }

    /// The topmost controller presented over this one, or this controller if there is none.
    public final var top: FormViewController {
        var top = self
        while let next = top.presented { top = next }
        return top
    }

    /// Ends the dismissal of this controller, and dismisses everything presented over it.
    ///
    /// - Parameter row: A row that stays highlighted.
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

extension Form.Problem {
    /// The problem that controllers keep presenting and dismissing each other.
    static func endlessScreens(_ controller: FormViewController, _ reason: String) -> Form.Problem {
        Form.Problem(.unsettled, at: typeName(type(of: controller)), reason)
    }
}

extension Form {
    /// Inherits another form's phrases, defaults and image origins, unless the form has its own.
    final func inherit(from other: Form) {
        inheritedPhrases = other.phrases
        if defaults.isEmpty, !other.defaults.isEmpty { defaults = other.defaults }
        if imageOrigins.isEmpty, !other.imageOrigins.isEmpty { imageOrigins = other.imageOrigins }
    }
}
