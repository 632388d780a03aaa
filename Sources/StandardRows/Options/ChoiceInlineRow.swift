import RowKit

/// The superclass of rows that expand a row below themselves, in which one of several options is
/// chosen.
///
/// A subclass conforms to `InlineRowType` and passes its options to the inline row
/// (``passOptions(to:)``). Lazy options are loaded once for both rows, when this row is shown.
open class _ChoiceInlineRow<Cell: CellType>: OptionsRow<Cell> {
    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// Copies the title, the options and the texts of this row to the inline row.
    public final func passOptions<Inline: ControlCellType<ChoiceView> & CellType>(
        to inlineRow: _ChoiceRow<Inline>
    ) where Inline.Value == Cell.Value {
        inlineRow.title = title
        inlineRow.optionsProvider = optionsProvider
        inlineRow.displayValueFor = displayValueFor
        inlineRow.noValueDisplayText = noValueDisplayText
        inlineRow.enableDeselection = enableDeselection
    }

    /// Requires one of the options, once they are known, whether the user or the program set the
    /// value.
    open override var limits: RuleSet<Cell.Value> { super.limits + optionLimits }

    open override func customUpdateCell() {
        super.customUpdateCell()
        loadOptionsOnce()
    }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _ChoiceInlineRow.self)
    }
}
