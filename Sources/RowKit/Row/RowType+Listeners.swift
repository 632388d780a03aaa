extension RowType {
    /// Runs a closure when the value has changed and the form has settled, after every condition
    /// and rule has been evaluated.
    ///
    /// Several writes to the row before listeners run cause one call, or none if they leave the
    /// value unchanged. Add as many closures as needed, here and elsewhere.
    @discardableResult
    public func onChange(_ callback: @escaping (Self) -> Void) -> Self {
        listen(to: .change, callback)
    }

    /// Runs a closure when the user or the program has changed the value, with the old value, the
    /// new value and the originator of the change.
    @discardableResult
    public func onValueChange(
        _ callback: @escaping (Self, ValueChange<Cell.Value>) -> Void
    ) -> Self {
        listen(to: .change) { row in
            if let change = (row as? RowOf<Cell.Value>)?.change { callback(row, change) }
        }
    }

    /// Runs a closure once when the row's cell is made, or now if the cell already exists.
    ///
    /// Properties of appearance and typing that the closure sets on views are kept until an update
    /// of the row writes a different value to the same property than its last update. The row's
    /// value, title, options and limits are always taken from the row.
    ///
    /// ```swift
    /// NameRow("name").cellSetup { cell, _ in
    ///     cell.textLabel?.textColor = .blue
    ///     cell.accessoryType = .disclosureIndicator
    /// }
    /// ```
    @discardableResult
    public func cellSetup(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        if hasCell { cell.view.holdWrites(of: .row, isUpdated: true) { callback(cell, self) } }
        return listen(to: .cellSetup) { callback($0.cell, $0) }
    }

    /// Runs a closure each time the row's cell is updated, after the cell's own `update()`.
    @discardableResult
    public func cellUpdate(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .cellUpdate) { callback($0.cell, $0) }.markingStale()
    }

    /// Runs a closure when the user selects the row, after the row's own response.
    ///
    /// A disabled row cannot be selected.
    @discardableResult
    public func onCellSelection(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .selection) { callback($0.cell, $0) }.markingStale()
    }

    /// Runs a closure when the row gets or loses the focus; see ``BaseRow/isHighlighted``.
    ///
    /// A row also loses the focus when it is hidden or removed from the form.
    @discardableResult
    public func onCellHighlightChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .highlight) { callback($0.cell, $0) }
    }

    /// Runs a closure when the row's validation errors or ``BaseRow/isValidating`` have changed.
    @discardableResult
    public func onRowValidationChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .validation) { callback($0.cell, $0) }
    }

    func listen(to event: RowEvent, _ callback: @escaping (Self) -> Void) -> Self {
        guard allowsSideEffects() else { return self }
        listeners.append(
            RowListener(event: event) { row in
                // A row passes itself to its own listeners, so it is of the type Self.
                callback(unsafeDowncast(row, to: Self.self))
            })
        return self
    }

    private func markingStale() -> Self {
        markStale()
        return self
    }
}

extension InlineRowType where Self: RowType {
    /// Runs a closure directly before the inline row is inserted.
    @discardableResult
    public func onExpandInlineRow(
        _ callback: @escaping (Cell, Self, InlineRow) -> Void
    ) -> Self {
        listen(to: .expand) { row in
            if let inlineRow = row.inlineRow { callback(row.cell, row, inlineRow) }
        }
    }

    /// Runs a closure directly before the inline row is removed.
    @discardableResult
    public func onCollapseInlineRow(
        _ callback: @escaping (Cell, Self, InlineRow) -> Void
    ) -> Self {
        listen(to: .collapse) { row in
            if let inlineRow = row.inlineRow { callback(row.cell, row, inlineRow) }
        }
    }
}
