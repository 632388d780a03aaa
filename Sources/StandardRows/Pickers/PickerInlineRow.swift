import RowKit

/// Shows the chosen option, and expands a ``PickerRow`` below in which another is chosen.
///
/// ```swift
/// PickerInlineRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["Small", "Medium", "Large"]
///     row.displayValueFor = { $0?.uppercased() }
/// }
/// ```
///
/// The inline row shows the same options and texts. Options of a lazy provider are loaded each time
/// the row expands.
public final class PickerInlineRow<T: Equatable & Sendable>: _PickerInlineRow<PickerInlineCell<T>>,
    RowType
{}

/// The logic of a ``PickerInlineRow``, for any cell.
open class _PickerInlineRow<Cell: CellType>: OptionsRow<Cell>, InlineRowType {
    /// The type of the inline row.
    public typealias InlineRow = PickerRow<Cell.Value>

    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// Copies the options and texts of this row to the inline row.
    ///
    /// Called again when a setting changes while the row is expanded. Overrides call super.
    open func setupInlineRow(_ inlineRow: PickerRow<Cell.Value>) {
        inlineRow.title = title
        inlineRow.optionsProvider = optionsProvider
        inlineRow.displayValueFor = displayValueFor
        inlineRow.noValueDisplayText = noValueDisplayText
        inlineRow.enableDeselection = enableDeselection
    }

    /// Requires one of the options, once they are known, whether the user or the program set the
    /// value.
    open override var ownRule: ((Cell.Value) -> ValidationError?)? { isOption }

    /// The schema of the options.
    open override var valueLimits: [JSONValue] { super.valueLimits + optionSchemas }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "enableDeselection", \_PickerInlineRow.enableDeselection,
                "Whether the user can remove the choice.")
        ]
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if let inlineRow { setupInlineRow(inlineRow) }
    }
}

/// The cell of rows that expand a picker, with the title and the chosen value.
open class PickerInlineCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}
