import RowKit

/// The superclass of rows in which one of several options is chosen in the row itself.
///
/// If the options could not be loaded, the row shows a single option that loads them again.
open class _ChoiceRow<Cell: ControlCellType<ChoiceView> & CellType>: OptionsRow<Cell> {
    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// The appearance of the options, by default a menu that opens.
    open var choiceStyle: ChoiceView.Style { .menu }

    /// Returns the option that the choice view shows for an option of the row.
    ///
    /// By default, this is the text of the option, with the image if the option is a `RowImage`.
    /// Override this method to add an image to other options, or the texts of other columns. A menu
    /// and a wheel show only the text.
    ///
    /// - Parameters:
    ///   - key: The key of the option, which the result must have.
    ///   - option: The option of the row.
    ///   - index: The position of the option.
    open func choiceOption(
        _ key: String, for option: Cell.Value, at index: Int
    ) -> ChoiceView.Option {
        let text = title(of: option, at: index)
        // Types are compared first, because a cast from a generic type is slow.
        guard Cell.Value.self == RowImage.self, let image = option as? RowImage else {
            return ChoiceView.Option(key, text)
        }
        return ChoiceView.Option(key, text.isEmpty ? image.title : text, image: image)
    }

    /// Returns the text of an option without searching for it.
    private final func title(of option: Cell.Value, at index: Int) -> String {
        if case .titled(let options) = optionsProvider, displayValueFor == nil,
            let title = options.title(at: index)
        {
            return title
        }
        return displayText(of: option) ?? ""
    }

    /// Requires one of the options, once they are known, whether the user or the program set the
    /// value.
    open override var limits: RuleSet<Cell.Value> { super.limits + optionLimits }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _ChoiceRow.self)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.choice.style = choiceStyle
        cell.choice.onChoose { [weak self] keys in self?.take(keys) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        loadOptionsOnce()
        let choice = cell.choice
        let value = value
        if hasFailed {
            choice.options = [ChoiceView.Option("retry", phrases.text(.tryAgain))]
            choice.selection = []
        } else {
            choice.show(
                options ?? [], as: { [self] in choiceOption($0, for: $1, at: $2) },
                isChosen: { [self] in isSame($0, value) })
        }
        choice.isRequired = !enableDeselection
        choice.placeholder = placeholder
    }

    private final var hasFailed: Bool {
        if case .failed = optionsState { true } else { false }
    }

    /// The text shown while there are no options, or while nothing is chosen.
    private final var placeholder: String? {
        switch optionsState {
        case .loading: phrases.text(.loading)
        case .failed: phrases.text(.loadingFailed)
        case .loaded([]): phrases.text(.noOptions)
        case .loaded, .unloaded: noValueDisplayText
        }
    }

    private final func take(_ keys: [String]) {
        if hasFailed { return loadOptions() }
        setValue(KeyedOptions(options ?? []).option(chosenBy: keys), by: .user)
    }
}
