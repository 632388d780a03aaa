import RowKit
import StandardRows

/// Asks for one of several options, which are always shown in a table with columns.
///
/// ```swift
/// TableRow<String>("fare") { row in
///     row.title = "Fare"
///     row.columns = ["Fare", "Baggage", .init("Price", alignment: .trailing)]
///     row.titledOptions = TitledOptions([
///         TitledOption("basic", "Basic", details: ["1 bag", "120 €"]),
///         TitledOption("flex", "Flex", details: ["2 bags", "180 €"]),
///     ])
///     row.value = "basic"
/// }
/// ```
///
/// The user can choose another option, but cannot remove the choice unless `enableDeselection` is
/// true. An item of a list shows, in each column with a `member`, what it has for that member. Options of a
/// lazy provider get their texts from ``TableRowType/columnTextsFor``.
public final class TableRow<T: Equatable & Sendable>: _TableRow<TableCell<T>>, RowType {}

/// The logic of a ``TableRow``, for any cell with a choice view.
open class _TableRow<Cell: ControlCellType<ChoiceView> & TitledCellType & CellType>:
    _ChoiceRow<Cell>, TableRowType
{
    // MARK: Settings

    /// The columns, of which the first has the titles of the options.
    @Setting public final var columns: [TableColumn] = []

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
        super.settings + declaredSettings(of: _TableRow.self)
    }

    // MARK: Behaviour

    /// Called after the user has chosen an option.
    @OptionalHook final var didChoose: (() -> Void)?

    /// Whether the title only names the table, because the row above shows it.
    @Setting final var hidesTitle = false

    /// Options one below the other.
    open override var choiceStyle: ChoiceView.Style { .list }

    /// The first of the texts of ``columnTextsFor``, or otherwise the title of the option.
    open override func defaultDisplayText(for option: Cell.Value) -> String? {
        columnTextsFor?(option).first ?? super.defaultDisplayText(for: option)
    }

    /// Adds the texts of the columns, and calls ``configureOption``.
    open override func choiceOption(
        _ key: String, for option: Cell.Value, at index: Int
    ) -> ChoiceView.Option {
        var shown = super.choiceOption(key, for: option, at: index)
        if displayValueFor == nil, let title = columnTextsFor?(option).first {
            shown.title = title
        }
        shown.details = details(of: option, at: index)
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
        cell.choice.columns = columns.map(\.shown)
        cell.titleLabel?.isHidden = hidesTitle
    }
}
