/// A screen for choosing any number of a row's options, with any type of row for an option.
///
/// StandardRows provides `MultipleSelectorViewController`, which shows each option as a row with a
/// checkmark.
///
/// ```swift
/// row.onPresent { _, selector in selector.selectionLimit = 3 }
/// ```
///
/// Choosing or deselecting an option changes the row's value at once. The screen stays open until
/// the user leaves it. If no option is chosen, the row's value is nil.
open class MultipleSelectorViewControllerOf<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: OptionsViewController<OptionRow, Owner>
where
    OptionRow.Cell.Value == Owner.Option, Owner.Option: Hashable,
    Owner.Cell.Value == Set<Owner.Option>
{
    /// The maximum number of chosen options, or nil for no limit.
    ///
    /// Once the limit is reached, the other options are disabled until one is deselected. Chosen
    /// values that are no longer options count as well. They are shown and can be deselected. A
    /// negative limit is ignored, and is a problem of the screen's form.
    public final var selectionLimit: Int? {
        didSet {
            guard let limit = selectionLimit, limit < 0 else {
                if isLoaded { showChoice() }
                return
            }
            form.report(.negativeLimit("selectionLimit", limit, at: typeName(type(of: self))))
            selectionLimit = oldValue
        }
    }

    /// Multiple selection.
    open override var selectionType: SelectionType { .multipleSelection }

    /// Whether fewer options are chosen than ``selectionLimit`` allows.
    open override var canChooseMore: Bool {
        selectionLimit.map { (row?.value?.count ?? 0) < $0 } ?? true
    }

    /// Whether the option is in the row's value.
    open override func isChosen(_ option: Owner.Option) -> Bool {
        row?.value?.contains(option) == true
    }

    /// Returns the elements of the row's value that are not among the options, sorted by title.
    open override func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] {
        guard let others = row?.value?.subtracting(options), !others.isEmpty else { return [] }
        return form.phrases.formats.sorted(others) { title(of: $0) ?? "" }
    }

    /// Adds the option to the row's value, or removes it.
    open override func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {
        var value = row?.value ?? []
        if !isChosen {
            value.remove(option)
        } else if canChooseMore {
            value.insert(option)
        }
        choose(value.isEmpty ? nil : value)
    }

    /// Returns the title of an option: the row's text for a value of only this option, unless
    /// ``OptionsViewController/optionTitle`` is set.
    open override func title(of option: Owner.Option) -> String? {
        guard optionTitle == nil, let displayValueFor = row?.displayValueFor else {
            return super.title(of: option)
        }
        return displayValueFor([option])
    }
}
