import RowKit

/// Asks for one of a few options, which are shown side by side.
///
/// ```swift
/// SegmentedRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["S", "M", "L"]
///     row.value = "M"
/// }
/// ```
///
/// Once an option is chosen, the user cannot deselect it, but can choose another. If the options
/// could not be loaded, the row shows a single segment that loads them again.
public final class SegmentedRow<T: Equatable & Sendable>: _SegmentedRow<SegmentedCell<T>>, RowType {
}

/// The logic of a ``SegmentedRow``, for any cell with a choice view.
open class _SegmentedRow<Cell: ChoiceCellType & CellType>: OptionsRow<Cell> {
    /// Requires one of the options, once they are known, whether the user or the program set the
    /// value.
    open override var ownRule: ((Cell.Value) -> ValidationError?)? { isOption }

    /// The schema of the options.
    open override var valueLimits: [JSONValue] { super.valueLimits + optionSchemas }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.choice.style = .segmented
        cell.choice.isRequired = true
        cell.choice.onChoose { [weak self] keys in self?.take(keys) }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if optionsState == .unloaded { loadOptions() }
        let choice = cell.choice
        cell.show(title: title)
        let keyed = keyedOptions
        choice.options =
            hasFailed
            ? [ChoiceView.Option("retry", phrases.text(.tryAgain))]
            : keyed.map { ChoiceView.Option($0, displayText(for: $1) ?? "") }
        choice.selection = keyed.first { isSame($0.option, value) }.map { [$0.key] } ?? []
        choice.placeholder = placeholder
    }

    /// The options with unique keys that do not depend on their positions.
    private final var keyedOptions: [(key: String, option: Cell.Value)] {
        var keys = UniqueKeys()
        return (options ?? []).map { (keys.key(like: String(describing: $0)), $0) }
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
        let chosen = keyedOptions.first { keys.contains($0.key) }
        setValue(chosen?.option, by: .user)
    }
}

/// The cell of a ``SegmentedRow``.
open class SegmentedCell<Value: Equatable & Sendable>: _TitledCell<Value, ChoiceView>,
    ChoiceCellType, CellType
{
    /// The view of the options.
    public final var choice: ChoiceView { control }
}
