import RowKit

extension _TokenRow {
    /// Brings the cell up to date.
    final func show() {
        let isEmpty = value?.isEmpty != false
        cell.titleLabel?.text = title
        cell.titleLabel?.isHidden = title == nil
        // A title stands beside it.
        cell.textField.name = title == nil ? placeholder : nil
        cell.textField.placeholder = isEmpty ? placeholder : nil
        cell.textField.text = typing.text
        showTokens()
        showOptions()
    }

    /// Hears of what a person does in a cell that was made.
    final func listen() {
        buttons = [:]
        cell.textField.onType { [weak self] text in self?.type(text) }
        cell.textField.onKey { [weak self] key in self?.press(key) ?? false }
        let popup = OptionPopup<Option>(cell.optionList)
        popup.onPick = { [weak self] token in self?.pick(token) }
        popup.onRetry = { [weak self] in self?.tryAgain() }
        self.popup = popup
    }

    // MARK: Tokens

    private final func showTokens() {
        let tokens = value ?? Tokens()
        var shown: [Option.Identifier: ButtonView] = [:]
        let views = tokens.map { token in
            let button = buttons[token.identifier] ?? makeButton(token)
            let isSelected = typing.selected == token.identifier
            button.title = token.displayString
            button.style = isSelected ? .destructive : .plain
            button.name =
                isSelected
                ? phrases.text(.removeToken, ["token": .text(token.displayString)]) : nil
            shown[token.identifier] = button
            return button
        }
        let old = Set(buttons.values.map(ObjectIdentifier.init))
        buttons = shown
        var all = cell.tokenView.views.filter { !old.contains(ObjectIdentifier($0)) }
        let field = all.firstIndex { $0 === cell.textField } ?? all.endIndex
        all.insert(contentsOf: views as [BaseView], at: field)
        cell.tokenView.views = all
    }

    private final func makeButton(_ token: Option) -> ButtonView {
        let button = ButtonView(token.displayString)
        // A part follows from the token, so that it is the same wherever the form is built.
        button.part = "token-\(token.identifier)"
        let identifier = token.identifier
        button.onPress { [weak self] in self?.press(identifier) }
        return button
    }

    // MARK: Options

    private final func showOptions() {
        let list = cell.optionList
        if let optionsStyle { list.style = optionsStyle }
        let rows = list.style == .table ? max(numberOfOptions, 1) : 1
        list.height = optionsHeight ?? 44 * Double(rows)
        list.backgroundColor = optionsBackgroundColor
        list.name = title
        let chosen = Set((value ?? Tokens()).map(\.identifier))
        var offered = typing.isOpen ? typing.found : FoundOptions()
        let free = offered.options.lazy.filter { !chosen.contains($0.identifier) }
        offered.options = Array(free.prefix(max(maximumOptions, 0)))
        popup?.show(offered, highlightsFirst: true, phrases: phrases) { token in item(of: token) }
        cell.textField.popup = typing.isOpen && popup?.isNeeded == true ? list : nil
    }

    private final func item(of token: Option) -> ListView.Item {
        var cell = Cell.OptionCell()
        cell.setupForToken(token)
        customizeOptionCell?(token, &cell)
        var item = cell.item
        item.key = "\(token.identifier)"
        item.title = item.title.highlighting(typing.text)
        if let optionsTextColor {
            item.title = item.title.colored(optionsTextColor)
            item.detail = item.detail?.colored(optionsTextColor)
        }
        return item
    }
}

extension StyledText {
    /// The text in a colour, but for those parts that have one of their own.
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
