extension FormViewController {
    /// Shows another controller over this one; what was shown over it goes.
    ///
    /// - Parameters:
    ///   - controller: The other; it must not be on screen already.
    ///   - presentation: How it stands over this one.
    ///   - row: The row that opens it, if one does.
    ///   - onDismiss: Called when it has gone.
    public final func present(
        _ controller: FormViewController, as presentation: FormView.Presentation = .show,
        from row: BaseRow? = nil, onDismiss: (() -> Void)? = nil
    ) {
        guard controller !== self, controller.presenting == nil else { return }
        dismissPresented()
        controller.presentation = presentation
        controller.presenting = self
        controller.presenterRow = row
        controller.onDismissal = onDismiss
        presented = controller
        row?.setHighlighted(true)
        controller.loadViewIfNeeded()
        stage?.noteStack()
    }

    /// Shows another controller in the place of this one, with a way back.
    public final func show(_ controller: FormViewController) { present(controller, as: .show) }

    /// Goes, with all that is shown over this controller; the first one stays.
    public final func dismiss() {
        presenting?.dismissPresented()
    }

    /// Takes away what is shown over this controller.
    public final func dismissPresented() {
        guard let controller = presented else { return }
        controller.dismissPresented()
        presented = nil
        controller.presenting = nil
        stage?.noteStack()
        controller.didDismiss()
    }

    private final func didDismiss() {
        let (told, row) = (onDismissal, presenterRow)
        onDismissal = nil
        presenterRow = nil
        row?.setHighlighted(false)
        told?()
    }

    /// The controller that is shown over all others that are shown over this one.
    public final var top: FormViewController {
        var top = self
        while let next = top.presented { top = next }
        return top
    }
}
