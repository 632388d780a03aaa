extension RowType {
    /// Runs a closure when the value has changed, on the settled form: every condition and rule
    /// has been evaluated.
    ///
    /// Several writes to the row before callbacks run make one call; writes that come out even make
    /// none. Add as many closures as needed, here and elsewhere.
    @discardableResult
    public func onChange(_ callback: @escaping (Self) -> Void) -> Self {
        listen(to: .change, callback)
    }

    /// Runs a closure with the value before and after when the value has changed, and with who
    /// changed it.
    @discardableResult
    public func onValueChange(
        _ callback: @escaping (Self, ValueChange<Cell.Value>) -> Void
    ) -> Self {
        listen(to: .change) { row in
            if let change = (row as? RowOf<Cell.Value>)?.change { callback(row, change) }
        }
    }

    /// Runs a closure once, when the row's cell is made; now, if it is there already.
    @discardableResult
    public func cellSetup(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        if hasCell { callback(cell, self) }
        return listen(to: .cellSetup) { callback($0.cell, $0) }
    }

    /// Runs a closure each time the row's cell is brought up to date, after the cell's own
    /// `update()`.
    @discardableResult
    public func cellUpdate(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .cellUpdate) { callback($0.cell, $0) }.markingStale()
    }

    /// Runs a closure when a person selects the row, after what the row itself does.
    ///
    /// A disabled row is not selected.
    @discardableResult
    public func onCellSelection(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .selection) { callback($0.cell, $0) }
    }

    /// Runs a closure when the row gets or loses the focus; see ``BaseRow/isHighlighted``.
    @discardableResult
    public func onCellHighlightChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .highlight) { callback($0.cell, $0) }
    }

    /// Runs a closure when what the rules found has changed, or whether some have yet to answer
    /// (``BaseRow/isValidating``).
    @discardableResult
    public func onRowValidationChanged(_ callback: @escaping (Cell, Self) -> Void) -> Self {
        listen(to: .validation) { callback($0.cell, $0) }
    }

    func listen(to event: RowEvent, _ callback: @escaping (Self) -> Void) -> Self {
        guard isUnwatched() else { return self }
        listeners.append(
            RowListener(event: event) { row in
                // The row hands itself to its own listeners, so it is the Self of this call.
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
    /// Runs a closure just before the row below is put in.
    @discardableResult
    public func onExpandInlineRow(
        _ callback: @escaping (Cell, Self, InlineRow) -> Void
    ) -> Self {
        listen(to: .expand) { row in
            if let inlineRow = row.inlineRow { callback(row.cell, row, inlineRow) }
        }
    }

    /// Runs a closure just before the row below is taken out.
    @discardableResult
    public func onCollapseInlineRow(
        _ callback: @escaping (Cell, Self, InlineRow) -> Void
    ) -> Self {
        listen(to: .collapse) { row in
            if let inlineRow = row.inlineRow { callback(row.cell, row, inlineRow) }
        }
    }
}
