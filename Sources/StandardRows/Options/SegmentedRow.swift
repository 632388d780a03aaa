import RowKit

/// Asks for one of a few options that stand side by side.
///
/// ```swift
/// SegmentedRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["S", "M", "L"]
///     row.value = "M"
/// }
/// ```
///
/// Once an option is chosen, there is no way back to none. Options that could not be loaded are
/// asked for again by a segment that stands in their place.
public final class SegmentedRow<T: Equatable & Sendable>: _SegmentedRow<SegmentedCell<T>>, RowType {
}

/// The logic of a ``SegmentedRow``, over any cell in which options are chosen.
open class _SegmentedRow<Cell: ChoiceCellType & CellType>: OptionsRow<Cell> {
    /// A value that is none of the options is wrong.
    open override func refusal(of value: Cell.Value) -> ValidationError? {
        refusalOfStranger(value)
    }

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

    /// The options by names of their own that do not depend on their places.
    private final var keyedOptions: [(key: String, option: Cell.Value)] {
        var keys = UniqueKeys()
        return (options ?? []).map { (keys.key(like: String(describing: $0)), $0) }
    }

    private final var hasFailed: Bool {
        if case .failed = optionsState { true } else { false }
    }

    /// What is said while there is nothing to choose, or nothing chosen.
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

/// What a ``SegmentedRow`` looks like.
open class SegmentedCell<Value: Equatable & Sendable>: _TitledCell<Value, ChoiceView>,
    ChoiceCellType, CellType
{
    /// The options.
    public final var choice: ChoiceView { control }
}
