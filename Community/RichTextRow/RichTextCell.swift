import RowKit
import StandardRows

/// A cell with an area for the source and a stack for the preview, for a `_RichTextRow`.
public protocol RichTextCellType: TextAreaCellType, CellType where Value == String {
    /// The stack in which the row shows the formatted text.
    var preview: StackView { get }
}

/// A cell with the title above the area, and the preview below it.
open class RichTextCell: TextAreaCell, RichTextCellType {
    /// The formatted text.
    public final let preview = StackView(.vertical, [])

    /// The area and the preview.
    open override var controls: [BaseView] { super.controls + [preview] }

    /// Sets up the preview.
    open override func setup() {
        super.setup()
        preview.part = "preview"
        preview.role = .group
    }
}
