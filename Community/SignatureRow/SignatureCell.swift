import RowKit

/// A cell with a canvas for a signature, for a `_SignatureRow`.
///
/// The row draws the signature and handles touches. The cell only lays the views out.
public protocol SignatureCellType: ControlCellType<CanvasView>, CellType where Value == Signature {
    /// The button that removes the last stroke.
    var undoButton: ButtonView { get }
    /// The button that removes all strokes.
    var clearButton: ButtonView { get }
    /// The field for the name of a user who types instead of drawing.
    var nameTextField: TextFieldView { get }
}

/// A cell with the title above the canvas, and the buttons and the field below it.
open class SignatureCell: Cell<Signature>, TitledCellType, SignatureCellType {
    /// The title, above the canvas.
    public final let titleLabel: LabelView? = LabelView()
    /// The canvas.
    public final let control = CanvasView()
    /// The button that removes the last stroke.
    public final let undoButton = ButtonView()
    /// The button that removes all strokes.
    public final let clearButton = ButtonView()
    /// The field for the name of a user who types instead of drawing.
    public final let nameTextField = TextFieldView()

    /// Places the views one below the other.
    open override func setup() {
        super.setup()
        selectionStyle = .none
        titleLabel?.part = "title"
        canvas.part = "canvas"
        undoButton.part = "undo"
        clearButton.part = "clear"
        nameTextField.part = "name"
        let buttons = StackView(.horizontal, [undoButton, clearButton])
        buttons.part = "buttons"
        contentView = StackView(
            .vertical, [titleLabel, canvas, buttons, nameTextField].compactMap { $0 })
    }
}
