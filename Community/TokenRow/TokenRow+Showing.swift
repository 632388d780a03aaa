import OptionSearch
import RowKit

extension _TokenRow {
    /// Updates the cell.
    final func show() {
        let isEmpty = value?.isEmpty != false
        // If there is a title, it already names the field.
        cell.textField.name = title == nil ? placeholder : nil
        cell.textField.placeholder = isEmpty ? placeholder : nil
        cell.textField.keyboard = keyboard
        cell.textField.returnKey = returnKey
        cell.textField.capitalization = capitalization
        cell.textField.autocorrects = autocorrects
        cell.textField.content = contentType
        cell.textField.text = typedText
        showTokens()
        showOptions()
    }

    /// Sets the handlers for user actions in a new cell.
    final func listen() {
        buttons = [:]
        cellOptionsStyle = nil
        cell.textField.offersSuggestions = true
        cell.textField.separatesLines = true
        cell.tokenView.onMove { [weak self] place, newPlace in
            self?.moveToken(at: place, to: newPlace)
        }
        cell.textField.onType { [weak self] text in self?.type(text) }
        cell.textField.onKeyPress { [weak self] key, isShifted in
            self?.press(key, isShifted: isShifted) ?? false
        }
        let popup = OptionPopup<Option>(cell.optionList)
        popup.onPick = { [weak self] token in self?.pick(token) }
        popup.onRetry = { [weak self] in self?.retrySearch() }
        self.popup = popup
    }

    // MARK: Tokens

    private final func showTokens() {
        let tokens = value ?? Tokens()
        // A removed token loses its selection, even if it is added again.
        if selection != nil, selectedRange == nil { selection = nil }
        let selected = selectedRange ?? 0..<0
        var shown: [Option.Identifier: ButtonView] = [:]
        let views = tokens.enumerated().map { place, token in
            let button = buttons[token.identifier] ?? makeButton(token)
            let isSelected = selected.contains(place)
            button.title = shownName(of: token)
            button.style = isSelected ? .destructive : .plain
            button.name =
                isSelected
                ? phrases.text(.tokenRowRemove, ["token": .text(shownName(of: token))]) : nil
            shown[token.identifier] = button
            return button
        }
        let old = Set(buttons.values.map(ObjectIdentifier.init))
        buttons = shown
        var all = cell.tokenView.views.filter { !old.contains(ObjectIdentifier($0)) }
        let field = all.firstIndex { $0 === cell.textField } ?? all.endIndex
        all.insert(contentsOf: views as [BaseView], at: field)
        cell.tokenView.views = all
        cell.tokenView.movableViews = views.count > 1 ? field..<field + views.count : 0..<0
    }

    private final func makeButton(_ token: Option) -> ButtonView {
        let button = ButtonView(shownName(of: token))
        // The part is derived from the token, so that it is the same in every process.
        button.part = "token-\(token.identifier)"
        let identifier = token.identifier
        button.onPress { [weak self] in self?.press(identifier) }
        return button
    }

    // MARK: Options

    private final func showOptions() {
        let list = cell.optionList
        showStyle(of: list)
        let rows = list.style == .table ? max(numberOfOptions, 1) : 1
        list.height = optionsHeight ?? 44 * Double(rows)
        list.backgroundColor = optionsBackgroundColor
        list.name = title
        var found = offeredOptions
        let free = optionOfText(beside: found)
        if let free {
            found.options.append(free)
            if found.notice == .noResults { found.notice = .none }
        }
        // Return adds typed text only if it is accepted, and leaves an empty field.
        let wanted = searchText
        let highlightsFirst = allowedTokens != .typed && !wanted.isBlank
        let titles = titledProvider
        popup?.show(found, highlightsFirst: highlightsFirst, phrases: phrases) { token in
            var item = item(of: token, titles?.title(of: token), highlighting: wanted)
            if token.identifier == free?.identifier {
                let name = Phrases.Argument.text(token.displayString)
                item.title = StyledText(phrases.text(.tokenRowAdd, ["token": name]))
            }
            return item
        }
        let isShown = isOffering && !isFull && popup?.isNeeded == true
        cell.textField.popup = isShown ? list : nil
    }

    /// Shows the list in the style of the row or, if it is nil, in the style of the row's cell.
    private final func showStyle(of list: ListView) {
        if let optionsStyle {
            if cellOptionsStyle == nil { cellOptionsStyle = list.style }
            list.style = optionsStyle
        } else if let cellOptionsStyle {
            list.style = cellOptionsStyle
            self.cellOptionsStyle = nil
        }
    }

    /// The option that adds the typed text as a token, or nil if the text is not accepted, or is
    /// the name of an option or a token.
    private final func optionOfText(beside found: FoundOptions<Option>) -> Option? {
        guard isOffering, found.isCurrent, let token = freeToken(searchText),
            value?.contains(token) != true, option(named: searchText) == nil
        else { return nil }
        return found.options.contains { $0.identifier == token.identifier } ? nil : token
    }

    private final func item(
        of token: Option, _ title: String?, highlighting wanted: String
    ) -> ListView.Item {
        var item = Cell.OptionCell.item(
            of: token, key: "\(token.identifier)", title: title, highlighting: wanted,
            matching: optionMatching, customizeOptionCell)
        if let optionsTextColor {
            item.title = item.title.colored(optionsTextColor)
            item.detail = item.detail?.colored(optionsTextColor)
        }
        return item
    }
}

extension StyledText {
    /// Returns the text in a colour, except for parts that already have a colour.
    fileprivate func colored(_ color: RowColor) -> StyledText {
        var parts: [Run] = []
        var place = 0
        for run in runs {
            if run.range.lowerBound > place {
                parts.append(Run(place..<run.range.lowerBound, color: color))
            }
            var run = run
            run.color = run.color ?? color
            parts.append(run)
            place = run.range.upperBound
        }
        if text.count > place { parts.append(Run(place..<text.count, color: color)) }
        return StyledText(text, runs: parts)
    }
}
