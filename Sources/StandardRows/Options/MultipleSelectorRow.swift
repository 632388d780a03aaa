import RowKit

/// Asks for any number of options, which are chosen on a separate screen.
///
/// ```swift
/// MultipleSelectorRow<String>("days") { row in
///     row.title = "Days"
///     row.options = ["Monday", "Tuesday", "Wednesday"]
///     row.selectionLimit = 2
/// }
/// ```
///
/// Choosing or deselecting an option changes the value at once. If no option is chosen, the value
/// is nil.
public final class MultipleSelectorRow<T: Hashable & Sendable>:
    _MultipleSelectorRow<T, PushSelectorCell<Set<T>>>, RowType
{}

/// The logic of a ``MultipleSelectorRow``, for any cell.
open class _MultipleSelectorRow<Option: Hashable & Sendable, Cell: CellType>:
    _OptionsPresenterRow<
        Option, Cell, MultipleSelectorViewController<_OptionsRow<Option, Cell>>
    >
where Cell.Value == Set<Option> {
    /// The screen of options.
    public typealias Selector = MultipleSelectorViewController<_OptionsRow<Option, Cell>>

    /// The maximum number of chosen options, or nil if there is no limit.
    @Limited(0...) public final var selectionLimit: Int?

    /// Creates a row that replaces the form with the screen of options, with a back button.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { Selector() }) }
    }

    /// Sets the screen's title and limit, and whether it has a search field.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Selector) {
        super.setupController(controller)
        controller.selectionLimit = $selectionLimit
        if let isSearchable { controller.isSearchable = isSearchable }
    }

    /// Requires that the value contains only options, once they are known, and at most
    /// ``selectionLimit`` of them.
    open override var limits: RuleSet<Set<Option>> {
        var rules = super.limits
        if let error = uncheckedChoiceError {
            rules.add(rule: RuleClosure(error) { _ in false })
        } else if case .listed(let listed) = optionsProvider {
            rules.add(
                rule: RuleClosure(
                    ValidationError(.notOffered),
                    valueSchema: listed.schema.map { ["items": $0] }
                ) { [self] chosen in chosen.allSatisfy { offers($0) == true } })
        } else if let options {
            rules.add(
                rule: RuleClosure(
                    ValidationError(.notOffered),
                    valueSchema: self.optionSchema.map { ["items": $0] }
                ) { $0.isSubset(of: options) })
        }
        if let limit = $selectionLimit { rules.add(rule: RuleMaxCount(maxCount: limit)) }
        return rules
    }

    /// Returns the chosen options in the order of the options, as a list in the form's language.
    ///
    /// Chosen values that are no longer options come last.
    open override func defaultDisplayText(for value: Set<Option>) -> String? {
        var known: [Option] = []
        var others = value
        if case .listed(let listed) = optionsProvider {
            let sorted = listed.sorted(value)
            (known, others) = (sorted.known, Set(sorted.others))
        } else {
            known = (options ?? []).filter(value.contains)
            others = value.subtracting(known)
        }
        let rest = formats.sorted(others) { text(of: $0) }
        return formats.list((known + rest).map { text(of: $0) }, join: .and)
    }

    private final func text(of option: Option) -> String {
        title(of: option) ?? String(describing: option)
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _MultipleSelectorRow.self)
    }
}
