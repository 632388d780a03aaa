import RowKit

/// Asks for any number of some options, on a screen of its own.
///
/// ```swift
/// MultipleSelectorRow<String>("days") { row in
///     row.title = "Days"
///     row.options = ["Monday", "Tuesday", "Wednesday"]
///     row.selectionLimit = 2
/// }
/// ```
///
/// What is chosen or let go there is in the value at once. Where nothing is, the value is nil.
public final class MultipleSelectorRow<T: Hashable & Sendable>:
    _MultipleSelectorRow<T, PushSelectorCell<Set<T>>>, RowType
{}

/// The logic of a ``MultipleSelectorRow``, over any cell.
open class _MultipleSelectorRow<Option: Hashable & Sendable, Cell: CellType>:
    _OptionsPresenterRow<
        Option, Cell,
        MultipleSelectorViewController<ListCheckRow<Option>, _OptionsRow<Option, Cell>>
    >
where Cell.Value == Set<Option> {
    /// The screen of options.
    public typealias Selector = MultipleSelectorViewController<
        ListCheckRow<Option>, _OptionsRow<Option, Cell>
    >

    /// How many options may be chosen at the most; nil: any number.
    ///
    /// A negative limit is a problem of the form, and is none.
    @Setting public final var selectionLimit: Int?

    /// Makes a row whose screen comes in the place of the form, with a way back.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { Selector() }) }
    }

    /// Gives the screen its title and its limit.
    ///
    /// Overrides call super.
    open override func setupController(_ controller: Selector) {
        super.setupController(controller)
        controller.selectionLimit = limit
    }

    /// A value with something that is no option, or with more options than may be chosen, is wrong.
    open override func refusal(of value: Set<Option>) -> ValidationError? {
        if let options, !value.isSubset(of: options) { return ValidationError(.notOffered) }
        guard let limit, value.count > limit else { return nil }
        return ValidationError(.maxCount, ["count": .number(limit)])
    }

    /// A negative limit.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("selectionLimit", selectionLimit, below: 0)
    }

    /// The limit, unless it cannot hold.
    private final var limit: Int? { selectionLimit.flatMap { $0 < 0 ? nil : $0 } }

    /// The options in their order, as the form's language lists them; what is no option any more
    /// comes after.
    open override func defaultDisplayText(for value: Set<Option>) -> String? {
        let known = (options ?? []).filter(value.contains)
        let others = formats.sorted(value.subtracting(known)) { String(describing: $0) }
        return formats.list((known + others).map { String(describing: $0) }, join: .and)
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "selectionLimit", \_MultipleSelectorRow.selectionLimit,
                "How many options may be chosen at the most; null: any number.")
        ]
    }
}
