extension FormViewController {
    /// The row that has the focus, or nil if there is none.
    public final var focusedRow: BaseRow? { screen?.focusedRow }

    /// Moves the focus to a row.
    ///
    /// A condition or a rule cannot move the focus, by this method or the others here. An attempt
    /// is a problem of the form.
    ///
    /// - Returns: Whether the row received the focus; false if it is hidden, disabled, has no view
    ///   that takes input, or is covered by another screen.
    @discardableResult
    public final func focus(_ row: BaseRow, from direction: FocusDirection = .direct) -> Bool {
        guard form.allowsSideEffects(), let screen, let view = target(in: row, from: direction)
        else { return false }
        screen.setFocus(view, direction: direction, isHostsDoing: false)
        return true
    }

    /// Removes the focus from the row that has it.
    public final func endEditing() {
        guard form.allowsSideEffects() else { return }
        screen?.setFocus(nil, direction: .direct, isHostsDoing: false)
    }

    /// Moves the focus to the next field, according to ``navigationOptions``.
    ///
    /// - Returns: Whether the focus moved.
    @discardableResult
    public final func focusNext() -> Bool { advance(.forward) }

    /// Moves the focus to the previous field, according to ``navigationOptions``.
    ///
    /// - Returns: Whether the focus moved.
    @discardableResult
    public final func focusPrevious() -> Bool { advance(.backward) }

    /// Whether the focus can move to a field in a direction.
    public final func canFocus(_ direction: FocusDirection) -> Bool {
        next(direction) != nil
    }

    /// Moves the focus to the row added by the user, once the row is drawn.
    final func focusAddedRow() {
        guard let row = addedRow else { return }
        addedRow = nil
        focus(row)
    }

    private final func advance(_ direction: FocusDirection) -> Bool {
        guard form.allowsSideEffects(), let view = next(direction) else { return false }
        screen?.setFocus(view, direction: direction, isHostsDoing: false)
        return true
    }

    private final var focusOptions: RowNavigationOptions { navigationOptions ?? .standard }

    final var focusMoves: Bool { focusOptions.contains(.enabled) }

    private final func next(_ direction: FocusDirection) -> BaseView? {
        guard focusMoves, let screen, let focused = screen.focused,
            let cell = focused.outermostCell, let row = screen.row(of: focused)?.outermost
        else { return nil }
        let views = cell.focusableViews
        if let place = views.firstIndex(where: { $0 === focused }) {
            let beside = direction == .backward ? place - 1 : place + 1
            if views.indices.contains(beside) { return views[beside] }
        }
        var candidate = neighbour(of: row, direction)
        while let row = candidate {
            if row.section?.isShownExpanded == false {
                // The user does not see the row.
            } else if row.isDisabled {
                if focusOptions.contains(.stopDisabledRow) { return nil }
            } else if let view = target(in: row, from: direction) {
                return view
            } else if !focusOptions.contains(.skipCanNotBecomeFirstResponderRow) {
                return nil
            }
            candidate = neighbour(of: row, direction)
        }
        return nil
    }

    private final func neighbour(of row: BaseRow, _ direction: FocusDirection) -> BaseRow? {
        direction == .backward ? form.previousRow(before: row) : form.nextRow(after: row)
    }

    private final func target(in row: BaseRow, from direction: FocusDirection) -> BaseView? {
        guard presented == nil, row.form === form, !row.isHidden, !row.isDisabled else {
            return nil
        }
        let view = row.anyCell?.viewToFocus(from: direction)
        return view?.screenView === screen?.view && view?.takesInput == true ? view : nil
    }
}
