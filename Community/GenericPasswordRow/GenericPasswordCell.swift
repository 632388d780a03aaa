import RowKit
import StandardRows

/// A cell with a field for a password and the views around it, for a `_GenericPasswordRow`.
public protocol GenericPasswordCellType: ControlCellType<TextFieldView>, CellType
where Value == String {
    /// The toggle that makes the password visible.
    var visibilityToggle: ToggleView { get }
    /// The button that generates a password.
    var generateButton: ButtonView { get }
    /// The strength of the password.
    var strengthView: ProgressView { get }
    /// The missing requirements of the password, or its strength in words.
    var hintLabel: LabelView { get }
}

/// A cell with a title and a field, and a line for strength and hint below.
open class GenericPasswordCell: Cell<String>, TitledCellType, GenericPasswordCellType {
    /// The title, above the field.
    public final let titleLabel: LabelView? = LabelView()
    /// The field.
    public final let control = TextFieldView()
    /// The toggle that makes the password visible, after the field.
    public final let visibilityToggle = ToggleView()
    /// The button that generates a password, after the toggle.
    public final let generateButton = ButtonView()
    /// The strength of the password, below the field.
    public final let strengthView = ProgressView()
    /// The missing requirements of the password, or its strength in words.
    public final let hintLabel = LabelView()

    /// Arranges the views.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        textField.part = "field"
        visibilityToggle.part = "show"
        generateButton.part = "generate"
        strengthView.part = "strength"
        hintLabel.part = "hint"
        hintLabel.font = .systemFont(ofSize: 13)
        hintLabel.textColor = .secondaryLabel
        // Screen readers announce changes.
        hintLabel.role = .status
        let line = StackView(.wrapping, [textField, visibilityToggle, generateButton])
        contentView = StackView(
            .vertical, [titleLabel, line, strengthView, hintLabel].compactMap { $0 })
    }
}
