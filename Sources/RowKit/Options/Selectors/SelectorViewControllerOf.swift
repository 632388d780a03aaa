/// A screen for choosing one of a row's options, with any type of row for an option.
///
/// StandardRows provides `SelectorViewController`, which shows each option as a row with a
/// checkmark.
///
/// ```swift
/// row.onPresent { _, selector in
///     selector.isSearchable = true
///     selector.sectionKeyForValue = { film in film.director }
/// }
/// ```
///
/// Selecting an option makes it the row's value and dismisses the screen. Selecting the chosen
/// option again removes the value. At most one option is chosen, across all sections.
open class SelectorViewControllerOf<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: OptionsViewController<OptionRow, Owner>
where OptionRow.Cell.Value == Owner.Option, Owner.Cell.Value == Owner.Option {
    /// Whether selecting the chosen option deselects it.
    public final var enableDeselection = true

    /// Whether the screen is dismissed when an option is selected, even if the value stays equal.
    public final var dismissOnSelection = true

    /// Whether the screen is dismissed when the selection changes the row's value.
    public final var dismissOnChange = true

    /// Single selection, with deselection if ``enableDeselection`` is true.
    open override var selectionType: SelectionType {
        .singleSelection(enableDeselection: enableDeselection)
    }

    /// Whether the option is the row's value.
    open override func isChosen(_ option: Owner.Option) -> Bool { areSame(row?.value, option) }

    /// The row's value if it is not among the options.
    open override func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] {
        guard let value = row?.value, !options.contains(where: { areSame($0, value) }) else {
            return []
        }
        return [value]
    }

    /// Sets the row's value to the option, or to nil if it was deselected.
    open override func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {
        let value = isChosen ? option : nil
        let changes = !areSame(row?.value, value)
        choose(value)
        if dismissOnSelection || dismissOnChange && changes { dismiss() }
    }

    /// Returns the title of an option: the row's text for it as a value, unless
    /// ``OptionsViewController/optionTitle`` is set.
    open override func title(of option: Owner.Option) -> String? {
        guard optionTitle == nil, let row else { return super.title(of: option) }
        return row.displayText(for: option)
    }
}
