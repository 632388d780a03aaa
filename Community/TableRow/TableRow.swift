import RowKit
import StandardRows

/// Asks for one of several options, which are always shown in a table with columns.
///
/// ```swift
/// TableRow<String>("fare") { row in
///     row.title = "Fare"
///     row.columns = ["Fare", "Baggage", .init("Price", alignment: .trailing)]
///     row.tableOptions = [
///         TableOption("basic", ["Basic", "1 bag", "120 €"]),
///         TableOption("flex", ["Flex", "2 bags", "180 €"]),
///     ]
///     row.value = "basic"
/// }
/// ```
///
/// The user can choose another option, but cannot remove the choice unless `enableDeselection` is
/// true. Options of a provider get their texts from ``TableRowType/columnTextsFor``.
public final class TableRow<T: Equatable & Sendable>: _TableRow<TableCell<T>>, RowType {}

/// The logic of a ``TableRow``, for any cell with a choice view.
open class _TableRow<Cell: ControlCellType<ChoiceView> & TitledCellType & CellType>:
    _ChoiceRow<Cell>, TableRowType
{
    // MARK: Settings

    /// The columns, of which the first has the titles of the options.
    @Setting public final var columns: [ChoiceView.Column] = []

    /// The options to choose from, with a text for each column.
    ///
    /// To set the options with their texts, use ``TableRowType/tableOptions``.
    @Setting(named: "options", through: "tableOptions")
    public final var optionTexts: [TableOption<Cell.Value>] = []

    /// A closure that returns the texts of an option, one for each column, or nil to use those of
    /// ``TableRowType/tableOptions``.
    @OptionalHook public final var columnTextsFor: ((Cell.Value) -> [String])?

    /// A closure that changes how an option is shown, for example its image or whether it can be
    /// chosen.
    ///
    /// Its last argument is the position of the option.
    @OptionalHook public final var configureOption:
        ((inout ChoiceView.Option, Cell.Value, Int) -> Void)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _TableRow.self)
    }

    // MARK: Behaviour

    /// Called after the user has chosen an option.
    @OptionalHook final var didChoose: (() -> Void)?

    /// Whether the title only names the table, because the row above shows it.
    @Setting final var hidesTitle = false

    /// Options one below the other.
    open override var choiceStyle: ChoiceView.Style { .list }

    /// The first of the option's texts, or the description of the value if there is none.
    open override func defaultDisplayText(for option: Cell.Value) -> String? {
        columnTexts(for: option).first ?? super.defaultDisplayText(for: option)
    }

    /// Adds the texts of the columns, and calls ``configureOption``.
    open override func choiceOption(
        _ key: String, for option: Cell.Value, at index: Int
    ) -> ChoiceView.Option {
        var shown = super.choiceOption(key, for: option, at: index)
        let texts = columnTexts(for: option, at: index)
        // For equal options, the title is that of the first.
        if let title = texts.first, shown.title == columnTexts(for: option).first {
            shown.title = title
        }
        shown.details = Array(texts.dropFirst())
        configureOption?(&shown, option, index)
        shown.key = key
        return shown
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.choice.onChoose { [weak self] _ in self?.didChoose?() }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.choice.columns = columns
        cell.titleLabel?.isHidden = hidesTitle
    }
}
