extension OptionsViewController {
    /// Shows the options that are loaded, and loads them if they have not been requested.
    final func follow() {
        guard let owner else { return }
        owner.loadOptionsOnce()
        let state = owner.optionsState
        // Until the options are loaded, it is unknown which chosen values are not among them.
        let others = state.options.map(chosenOptions(besides:)) ?? []
        if state != shownState || !areSame(others, shownOthers) || madeList?.form !== form {
            shownState = state
            shownOthers = others
            show(state.options ?? [])
        }
        showChoice()
        showHeader()
    }

    /// The list of options in the current form.
    ///
    /// A new list is made when the form is replaced.
    final var list: OptionList<OptionRow> {
        if let madeList, madeList.form === form { return madeList }
        let list = OptionList<OptionRow>(in: form)
        madeList = list
        return list
    }

    /// Shows which options are chosen, and which are enabled.
    final func showChoice() {
        form.update {
            let hidesChoice = list.choose(selectionType) { isChosen($0) }
            showEnabled()
            if hidesChoice { showMatches() }
        }
    }

    private final func show(_ options: [Owner.Option]) {
        shownCount = pageSize
        form.update {
            let others = shownOthers.isEmpty ? [] : [(key: String?.none, options: shownOthers)]
            list.take(grouped(options) + others) { makeSection($0) }
            _ = list.choose(selectionType) { isChosen($0) }
            // Before the row of another chosen option is made, because only one row can be chosen.
            showEnabled()
            showMatches()
        }
    }

    /// Shows the first options that match the search text.
    private final func showMatches() {
        form.update {
            list.filter(
                by: searchText, limit: shownCount, found: { foundByIndex($0) },
                title: { title(of: $0) },
                row: { makeRow($0, isChosen: $1) })
            showEnabled()
            list.showMore(form.phrases) { [weak self] in self?.showMore() }
        }
    }

    /// Returns the indices of the options whose titles contain a text, if they are items of a list
    /// that are shown with its titles.
    private final func foundByIndex(_ text: String) -> [Int]? {
        guard optionTitle == nil, sectionKeyForValue == nil, let owner,
            owner.typed?.displayValueFor == nil, case .listed(let options) = owner.optionsProvider
        else { return nil }
        return options.indices(holding: text)
    }

    private final func showMore() {
        // No overflow: there are more options than are shown, which are at least one page.
        shownCount += pageSize
        showMatches()
    }

    private final func showEnabled() {
        list.showChoice(
            isEnabled: { [isOptionEnabled] in isOptionEnabled?($0) ?? true },
            canChooseMore: canChooseMore)
    }

    /// Shows options by the keys of their rows, if the list has these options.
    final func showRows(_ keys: Set<String>) { if list.pin(keys) { showMatches() } }

    private final func grouped(
        _ options: [Owner.Option]
    ) -> [(key: String?, options: [Owner.Option])] {
        guard let sectionKeyForValue else { return options.isEmpty ? [] : [("", options)] }
        let groups = Dictionary(grouping: options, by: sectionKeyForValue)
        return form.phrases.formats.sorted(groups, by: { $0.key }).map { ($0.key, $0.value) }
    }

    private final func makeSection(_ key: String?) -> SelectableSection<OptionRow> {
        let section = SelectableSection<OptionRow>(selectionType: selectionType)
        if let key, sectionKeyForValue != nil {
            section.header = sectionHeaderTitleForKey?(key)
            section.footer = sectionFooterTitleForKey?(key)
        } else if key == nil {
            section.header = form.phrases.text(.noOptionAnyMore)
        }
        return section.onSelectSelectableRow { [weak self] _, row in self?.rowWasSelected(row) }
    }

    private final func makeRow(_ option: Owner.Option, isChosen: Bool) -> OptionRow {
        let row = OptionRow(tag: nil)
        row.selectableValue = option
        row.title = title(of: option)
        if isChosen { row.value = option }
        selectableRowSetup?(row)
        if let selectableRowCellSetup { row.cellSetup(selectableRowCellSetup) }
        if let selectableRowCellUpdate { row.cellUpdate(selectableRowCellUpdate) }
        row.cellUpdate { [weak self] cell, _ in self?.highlight(cell) }
        return row
    }

    /// Highlights the parts of the title that match the search text.
    private final func highlight(_ cell: OptionRow.Cell) {
        guard !searchText.isEmpty,
            let label = (cell as? BaseCell)?.textLabel ?? cell.view.shownTextLabel,
            let text = label.styledText
        else { return }
        label.styledText = text.highlighting(searchText)
    }

    private final func rowWasSelected(_ row: OptionRow) {
        guard let option = row.selectableValue else { return }
        optionWasSelected(option, isChosen: row.isSelected)
        showChoice()
    }
}

// MARK: Search and notices

extension OptionsViewController {
    /// Hides the options that do not match the search text.
    final func search() {
        shownCount = pageSize
        showMatches()
        showHeader()
    }

    /// Shows the search field, and the notice about the options.
    final func showHeader() {
        if header.field == nil, isSearchable {
            header.makeField(form.phrases).onType { [weak self] text in self?.searchText = text }
            // The index is made before the first letter is typed.
            _ = foundByIndex("")
        }
        header.field?.text = searchText
        header.show(isSearchable: isSearchable, notice, form.phrases) { [weak self] in
            self?.owner?.loadOptions()
        }
        headerView = header.view
    }

    private final var notice: SelectorHeader.Notice? {
        switch shownState {
        case .loading: .loading
        case .failed: .failed
        case .loaded([]): .nothing(.noOptions)
        case .loaded where list.hasMatches: nil
        case .loaded: .nothing(.noResults)
        case .unloaded, nil: .nothing(.noOptions)
        }
    }
}
