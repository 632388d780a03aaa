import RowKit

/// A button that selects its row when pressed.
///
/// ```swift
/// ButtonRow { row in row.title = "Delete my account" }
///     .onCellSelection { _, row in deleteAccount() }
/// ```
///
/// In a multivalued section, it can be the add button:
///
/// ```swift
/// section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
/// ```
///
/// The row does not use its value.
public final class ButtonRow: _ButtonRow<ButtonCell>, RowType {}

/// The logic of a ``ButtonRow``, for any cell with a button.
open class _ButtonRow<Cell: ButtonCellType & CellType>: Row<Cell> {
    /// The style of the button.
    @Setting public final var style = ButtonView.Style.plain

    open override class var settings: [RowSetting] {
        super.settings + [.init("style", \_ButtonRow.style, "The style of the button.")]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.button.onPress { [weak self] in self?.select() }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.button.title = title
        cell.button.style = style
    }
}

/// The cell of a ``ButtonRow``, which contains only the button.
open class ButtonCell: Cell<String>, ButtonCellType, CellType {
    /// The button.
    public final let button = ButtonView()

    /// The label of the title inside the button.
    open override var textLabel: LabelView? { button.titleLabel }

    /// Sets the button as the content of the cell.
    open override func setup() {
        super.setup()
        contentView = button
    }
}
