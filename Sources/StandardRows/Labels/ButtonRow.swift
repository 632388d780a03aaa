import RowKit

/// A button that selects its row when pressed.
///
/// ```swift
/// ButtonRow { row in row.title = "Delete my account" }
///     .onCellSelection { _, row in deleteAccount() }
/// ```
///
/// It can also present a screen:
///
/// ```swift
/// ButtonRow("terms") { row in
///     row.title = "Terms of use"
///     row.presentationMode = .show(
///         controllerProvider: .callback { TermsViewController() })
/// }
/// ```
///
/// The closure can return nil to present nothing, such as while the form is invalid. Unlike a
/// screen that a selection listener presents, this screen is opened again when a state of the form
/// is restored.
///
/// In a multivalued section, it can be the add button:
///
/// ```swift
/// section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
/// ```
///
/// The row does not use its value, and is left out of the form's JSON without one. For a value of
/// another type than text, use ``ButtonRowOf``.
public final class ButtonRow: _ButtonRow<ButtonCell>, RowType {}

/// A button that selects its row when pressed, in a row with a value of any type.
///
/// ```swift
/// ButtonRowOf<Int>("attempts") { row in
///     row.title = "Try again"
///     row.value = 0
/// }
/// .onCellSelection { _, row in row.value = (row.value ?? 0) + 1 }
/// ```
///
/// The button does not show the value.
public final class ButtonRowOf<T: Equatable & Sendable>: _ButtonRow<ButtonCellOf<T>>, RowType {}

/// The superclass of ``ButtonRowOf``, named as in Eureka.
public typealias _ButtonRowOf<T: Equatable & Sendable> = _ButtonRow<ButtonCellOf<T>>

/// The logic of a ``ButtonRow`` and a ``ButtonRowOf``, for any cell with a button.
open class _ButtonRow<Cell: ControlCellType<ButtonView> & CellType>: Row<Cell>, SelectionResponder {
    /// The style of the button.
    @Setting public final var style = ButtonView.Style.plain

    /// How pressing the button presents a screen, or nil if it presents none.
    ///
    /// The screen has the row's title unless it has its own.
    @OptionalHook public final var presentationMode: PresentationMode<FormViewController>?

    /// False, because pressing the button has the same effect.
    open override var respondsToSelection: Bool { false }

    /// True, because the button asks for no value.
    open override var omitsEmptyValue: Bool { true }

    /// Presents the screen of ``presentationMode``, if there is one.
    ///
    /// Overrides call super.
    open func respondToSelection() {
        guard let presentationMode, !isHidden, let owner = form?.controller,
            let controller = presentationMode.makeController()
        else { return }
        if controller.title == nil { controller.title = title }
        presentationMode.present(controller, row: self, presentingController: owner)
    }

    open override func customSetupCell() {
        super.customSetupCell()
        cell.setup(for: self)
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.update(for: self, style: style, presents: presentationMode != nil)
    }
}

extension ControlCellType<ButtonView> {
    /// Makes the button select a row.
    func setup(for row: BaseRow) { button.onPress { [weak row] in row?.select() } }

    /// Shows a row's title on the button, and whether pressing a plain one presents a screen.
    func update(for row: BaseRow, style: ButtonView.Style, presents: Bool) {
        button.title = row.title
        button.style = style
        let isMarked = presents && style == .plain && !row.isDisabled
        view.accessoryType = isMarked ? .disclosureIndicator : .none
    }
}

/// The cell of a ``ButtonRow``, which contains only the button.
public typealias ButtonCell = ButtonCellOf<String>

/// The cell of a ``ButtonRowOf``, which contains only the button.
open class ButtonCellOf<Value: Equatable & Sendable>: Cell<Value>, ControlCellType, CellType {
    /// The button.
    public final let control = ButtonView()

    /// The label of the title inside the button.
    open override var textLabel: LabelView? { button.titleLabel }

    /// Sets the button as the content of the cell.
    open override func setup() {
        super.setup()
        contentView = button
    }
}
