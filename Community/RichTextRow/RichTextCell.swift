import RowKit
import StandardRows

/// A cell with a stack for buttons, an area for the source and a stack for the preview, for a
/// `_RichTextRow`.
public protocol RichTextCellType: ControlCellType<TextAreaView>, CellType where Value == String {
    /// The stack in which the row shows the buttons that format the selected text.
    var toolbar: StackView { get }
    /// The stack in which the row shows the formatted text.
    var preview: StackView { get }
}

/// A cell with the title and the buttons above the area, and the preview below it.
open class RichTextCell: TextAreaCell, RichTextCellType {
    /// The buttons that format the selected text.
    public final let toolbar = StackView(.wrapping, [])
    /// The formatted text.
    public final let preview = StackView(.vertical, [])

    /// The buttons, the area and the preview.
    open override var controls: [BaseView] { [toolbar] + super.controls + [preview] }

    /// Sets up the buttons and the preview.
    open override func setup() {
        super.setup()
        toolbar.part = "tools"
        toolbar.role = .group
        preview.part = "preview"
        preview.role = .group
    }
}
