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
    ///
    /// A negative limit is reported as a problem of the form, and is ignored.
    @Setting public final var selectionLimit: Int?

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
        controller.selectionLimit = limit
        if let isSearchable { controller.isSearchable = isSearchable }
    }

    /// Requires that the value contains only options, once they are known, and at most
    /// ``selectionLimit`` of them.
    open override var ownRule: ((Set<Option>) -> ValidationError?)? {
        let (options, limit) = (options, limit)
        if options == nil, limit == nil { return nil }
        return { value in
            if let options, !value.isSubset(of: options) { return ValidationError(.notOffered) }
            guard let limit, value.count > limit else { return nil }
            return ValidationError(.maxCount, ["count": .number(limit)])
        }
    }

    /// The schema of the options and of how many may be chosen.
    open override var valueLimits: [JSONValue] {
        super.valueLimits + optionSchemas.map { ["items": $0] }
            + [limit].compactMap { $0 }.map { ["maxItems": .integer($0)] }
    }

    /// A conflict if the limit is negative.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("selectionLimit", selectionLimit, below: 0)
    }

    /// The limit, or nil if there is none or it is negative.
    private final var limit: Int? { selectionLimit.flatMap { $0 < 0 ? nil : $0 } }

    /// Returns the chosen options in their order, as a list in the form's language.
    ///
    /// Chosen values that are no longer options come last.
    open override func defaultDisplayText(for value: Set<Option>) -> String? {
        let known = (options ?? []).filter(value.contains)
        let others = formats.sorted(value.subtracting(known)) { String(describing: $0) }
        return formats.list((known + others).map { String(describing: $0) }, join: .and)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "selectionLimit", \_MultipleSelectorRow.selectionLimit,
                "The maximum number of chosen options, or null for no limit.")
        ]
    }
}
