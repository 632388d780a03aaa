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
/// Once an option is chosen, there is no way back to none.
public final class SegmentedRow<T: Equatable & Sendable>: _SegmentedRow<SegmentedCell<T>>, RowType {
}

/// The logic of a ``SegmentedRow``, over any cell in which options are chosen.
open class _SegmentedRow<Cell: ChoiceCellType & CellType>: OptionsRow<Cell> {
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
        cell.titleLabel?.text = title
        let keyed = keyedOptions
        choice.options = keyed.map { ChoiceView.Option($0.key, name(of: $0.option)) }
        choice.selection = keyed.first { $0.option == value }.map { [$0.key] } ?? []
        choice.placeholder = placeholder
    }

    /// The options by names of their own that do not depend on their places; equal names are
    /// counted.
    private final var keyedOptions: [(key: String, option: Cell.Value)] {
        var counts: [String: Int] = [:]
        return (options ?? []).map { option in
            let name = String(describing: option)
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return (count == 1 ? name : "\(name)#\(count)", option)
        }
    }

    private final func name(of option: Cell.Value) -> String {
        displayValueFor.map { $0(option) ?? "" } ?? defaultDisplayText(for: option) ?? ""
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
