import RowKit
import StandardRows

/// Shows the chosen option, and expands a ``TableRow`` below in which another is chosen.
///
/// ```swift
/// TableInlineRow<String>("seat") { row in
///     row.title = "Seat"
///     row.columns = ["Seat", "Extra"]
///     row.titledOptions = TitledOptions([
///         TitledOption("12A", "12A, window", details: ["9 €"]),
///         TitledOption("12C", "12C, aisle", details: ["7 €"]),
///     ])
/// }
/// ```
///
/// The row shows the title of the chosen option.
public final class TableInlineRow<T: Equatable & Sendable>: _TableInlineRow<TableInlineCell<T>>,
    RowType
{}

/// The logic of a ``TableInlineRow``, for any cell.
open class _TableInlineRow<Cell: CellType>: _ChoiceInlineRow<Cell>, InlineRowType, TableRowType {
    /// The type of the inline row.
    public typealias InlineRow = TableRow<Cell.Value>

    // MARK: Settings

    /// The columns, of which the first has the titles of the options.
    @Setting public final var columns: [TableColumn] = []

    /// Whether the row collapses as soon as the user has chosen an option.
    ///
    /// False by default, because the arrow keys choose each option that they pass.
    @Setting public final var collapseOnInlineRowSelection = false

    /// A closure that returns the texts of an option, one for each column, or nil to use its title
    /// and details.
    @OptionalHook public final var columnTextsFor: ((Cell.Value) -> [String])?

    /// A closure that changes how an option is shown, for example its image or whether it can be
    /// chosen.
    ///
    /// Its last argument is the position of the option.
    @OptionalHook public final var configureOption:
        ((inout ChoiceView.Option, Cell.Value, Int) -> Void)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _TableInlineRow.self)
    }

    // MARK: Behaviour

    /// The first of the texts of ``columnTextsFor``, or otherwise the title of the option.
    open override func defaultDisplayText(for option: Cell.Value) -> String? {
        columnTextsFor?(option).first ?? super.defaultDisplayText(for: option)
    }

    /// Copies the columns, the options and their texts to the inline row.
    ///
    /// Called again when a setting changes while the row is expanded. Overrides call super.
    open func setupInlineRow(_ inlineRow: TableRow<Cell.Value>) {
        inlineRow.columns = columns
        inlineRow.columnTextsFor = columnTextsFor
        inlineRow.configureOption = configureOption
        passOptions(to: inlineRow)
        inlineRow.hidesTitle = true
        inlineRow.didChoose =
            collapseOnInlineRowSelection ? { [weak self] in self?.collapseInlineRow() } : nil
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if let inlineRow { setupInlineRow(inlineRow) }
    }
}
