extension BaseView {
    /// Whether the user can enter something in the view or in one of its descendants while its row is
    /// enabled.
    var offersInput: Bool {
        guard !isHidden, isEnabled || self is CellView else { return false }
        if let input = self as? TextInputView { return !input.isReadOnly }
        if isControl || self is ButtonView { return true }
        var isFound = false
        forEachChild { child in
            isFound = isFound || child.offersInput
        }
        return isFound
    }
}

extension CellView {
    /// The view in which the user enters the whole value, or nil if there are none or several.
    ///
    /// A button may be part of the value as well, such as the unit of a number, unless it only edits
    /// the text of the view.
    var onlyControl: BaseView? {
        var controls: [BaseView] = []
        var buttons: [BaseView] = []
        collectControls(in: self, &controls, &buttons)
        guard controls.count == 1, let control = controls.first,
            buttons.allSatisfy({ $0.inputOfActions === control })
        else { return nil }
        return control
    }

    private func collectControls(
        in view: BaseView, _ controls: inout [BaseView], _ buttons: inout [BaseView]
    ) {
        view.forEachChild { child in
            guard !child.isHidden else { return }
            if child.isControl {
                controls.append(child)
            } else if child is ButtonView {
                buttons.append(child)
            } else {
                collectControls(in: child, &controls, &buttons)
            }
        }
    }
}
