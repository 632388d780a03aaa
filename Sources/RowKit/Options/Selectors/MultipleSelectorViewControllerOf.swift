/// A screen on which any number of a row's options is chosen, whatever row shows an option.
///
/// StandardRows has `MultipleSelectorViewController`, in which options are rows with a checkmark.
///
/// ```swift
/// row.onPresent { _, selector in selector.selectionLimit = 3 }
/// ```
///
/// Each option that is chosen or let go is in the row's value at once; the screen stays until it is
/// left. Where no option is chosen, the row has no value.
open class MultipleSelectorViewControllerOf<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: OptionsViewController<OptionRow, Owner>
where
    OptionRow.Cell.Value == Owner.Option, Owner.Option: Hashable,
    Owner.Cell.Value == Set<Owner.Option>
{
    /// How many options may be chosen at the most; nil: any number.
    ///
    /// When as many are, the others are disabled until one is let go. What is chosen and no option
    /// any more counts as well: it is shown, and can be let go. A negative limit is a problem of
    /// the screen's form, and is not taken.
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

    /// Any number.
    open override var selectionType: SelectionType { .multipleSelection }

    /// Whether the limit is not reached.
    open override var canChooseMore: Bool {
        selectionLimit.map { (row?.value?.count ?? 0) < $0 } ?? true
    }

    /// Whether the option is in the row's value.
    open override func isChosen(_ option: Owner.Option) -> Bool {
        row?.value?.contains(option) == true
    }

    /// What the row's value has beside the options, by what it is called.
    open override func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] {
        guard let others = row?.value?.subtracting(options), !others.isEmpty else { return [] }
        return form.phrases.formats.sorted(others) { title(of: $0) ?? "" }
    }

    /// The option comes into the row's value, or goes from there.
    open override func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {
        var value = row?.value ?? []
        if !isChosen {
            value.remove(option)
        } else if canChooseMore {
            value.insert(option)
        }
        choose(value.isEmpty ? nil : value)
    }

    /// What an option is called: what the row shows when its value is this one option.
    open override func title(of option: Owner.Option) -> String? {
        guard optionTitle == nil, let displayValueFor = row?.displayValueFor else {
            return super.title(of: option)
        }
        return displayValueFor([option])
    }
}
