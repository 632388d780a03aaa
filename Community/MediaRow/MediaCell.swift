import RowKit

/// A cell with a control for files, a note and a button, for a `_MediaRow`.
public protocol MediaCellType: ControlCellType<FileView>, CellType where Value == MediaFile {
    /// The label that shows the file, or which files are accepted.
    var note: LabelView { get }
    /// The button that removes the file.
    var clearButton: ButtonView { get }
}

/// A cell with the control after the title, and the note below it.
open class MediaCell: Cell<MediaFile>, TitledCellType, MediaCellType {
    /// The title, before the control.
    public final let titleLabel: LabelView? = LabelView()
    /// The control.
    public final let control = FileView()
    /// The note.
    public final let note = LabelView()
    /// The button that removes the file.
    public final let clearButton = ButtonView("")

    /// Places the control after the title, and the note and the button below it.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        file.part = "file"
        note.part = "note"
        note.textColor = .secondaryLabel
        clearButton.part = "clear"
        let action = StackView(.horizontal, [note, clearButton])
        contentView = StackView(
            .horizontal, [titleLabel, StackView(.vertical, [file, action])].compactMap { $0 })
    }
}
