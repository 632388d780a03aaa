/// A screen on which one of a row's options is chosen, whatever row shows an option.
///
/// StandardRows has `SelectorViewController`, in which options are rows with a checkmark.
///
/// ```swift
/// row.onPresent { _, selector in
///     selector.isSearchable = true
///     selector.sectionKeyForValue = { film in film.director }
/// }
/// ```
///
/// Selecting an option makes it the row's value and leaves the screen; selecting the one that is
/// chosen takes the value away. At most one is chosen, in whatever section it stands.
open class SelectorViewControllerOf<
    OptionRow: BaseRow & SelectableRowType, Owner: OptionsProviderRow
>: OptionsViewController<OptionRow, Owner>
where OptionRow.Cell.Value == Owner.Option, Owner.Cell.Value == Owner.Option {
    /// Whether selecting the chosen option takes the choice back.
    public final var enableDeselection = true

    /// Whether the screen goes when an option was selected, whether or not that changed anything.
    public final var dismissOnSelection = true

    /// Whether the screen goes when another option was chosen, or the choice was taken back.
    public final var dismissOnChange = true

    /// One, which may be let go if ``enableDeselection`` says so.
    open override var selectionType: SelectionType {
        .singleSelection(enableDeselection: enableDeselection)
    }

    /// Whether the option is the row's value.
    open override func isChosen(_ option: Owner.Option) -> Bool { areSame(row?.value, option) }

    /// The row's value, if it is not among the options.
    open override func chosenOptions(besides options: [Owner.Option]) -> [Owner.Option] {
        guard let value = row?.value, !options.contains(where: { areSame($0, value) }) else {
            return []
        }
        return [value]
    }

    /// The option becomes the row's value, or the row has none.
    open override func optionWasSelected(_ option: Owner.Option, isChosen: Bool) {
        let value = isChosen ? option : nil
        let changes = !areSame(row?.value, value)
        choose(value)
        if dismissOnSelection || dismissOnChange && changes { dismiss() }
    }

    /// What an option is called: what the row shows when it is its value.
    open override func title(of option: Owner.Option) -> String? {
        guard optionTitle == nil, let row else { return super.title(of: option) }
        return row.displayText(for: option)
    }
}
