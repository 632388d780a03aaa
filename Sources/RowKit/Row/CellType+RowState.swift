// The state that hosts show for every row, regardless of its cell.

extension CellView {
    /// Shows the state of a row.
    func show(stateOf row: BaseRow) {
        isEnabled = row.mayBeSelected
        error = row.foundErrors.lines
        var state = State(
            isHighlighted: row.hasFocus,
            isReadOnly: row.isCalculated && !row.isDisabled
                || row.currentForm.map { $0.isReadOnly && !$0.isDisabled } ?? false,
            isBusy: row.isAwaitingRules,
            editing: row.editing)
        if let extras = row.extras {
            state.leadingSwipe = CellView.Swipe(extras.leadingSwipe, to: row)
            state.trailingSwipe = CellView.Swipe(extras.trailingSwipe, to: row)
        }
        if state != self.state { self.state = state }
    }

    /// Shows the properties that give hosts the meaning of a row and its views.
    ///
    /// - Parameter cell: The row's cell, or nil if it has no title label of its own.
    func show(meaningOf row: BaseRow, in cell: (any TitledCellType)?) {
        let section = row.membership.section
        let isAddButton = (section as? BaseMultivaluedSection)?.currentButton === row
        let choice = section?.selectionType(ofOptionsWith: row)
            .map { $0 == .multipleSelection ? Choice.any : .one }
        meaning = Meaning(
            title: row.title,
            isSelectable: row.respondsToSelection,
            choice: choice,
            isChosen: choice != nil && (row as? any SelectableRowType)?.isSelected == true,
            isExpanded: row is any InlineRowType ? row.family.inlineChild != nil : row.isUnfolded,
            isRequired: row.requiresValue,
            isEntry: section is BaseMultivaluedSection && !isAddButton
                && row.family.inlineParent == nil,
            isAddButton: isAddButton,
            isSecret: row.keepsValueSecret || row.hasHeldSecureText || holdsSecureText)
        let label = cell?.titleLabel ?? shownTextLabel
        let isShown = label?.enclosingCell === self && label?.text?.isEmpty == false
        titleLabel = isShown ? label : nil
        control = currentControl
    }
}

extension BaseRow {
    /// The ways in which the user can edit the row as an entry of its section.
    final var editing: CellView.Editing {
        guard let section = membership.section as? BaseMultivaluedSection else { return [] }
        let offers = section.offers(to: self)
        var editing: CellView.Editing = []
        if offers.contains(.delete) { editing.insert(.delete) }
        if offers.contains(.reorder) { editing.insert(.move) }
        if offers.contains(.insert), section.showInsertIconInAddButton { editing.insert(.insert) }
        return editing
    }
}

extension CellView.Swipe {
    /// Creates the swipe actions that the user can perform on a row.
    init(_ configuration: SwipeConfiguration, to row: BaseRow) {
        guard !configuration.actions.isEmpty else { return }
        actions = configuration.actions.enumerated().compactMap { index, action in
            guard row.obstacle(to: action) == nil else { return nil }
            return Action(
                index: index, title: action.title, style: action.style, image: action.image,
                color: action.actionBackgroundColor)
        }
        isFirstDoneByFullSwipe =
            configuration.performsFirstActionWithFullSwipe && actions.first?.index == 0
    }
}
