import RowKit

/// Shows code that can be selected and copied.
final class CodeRow: Row<CodeCell>, RowType {}

/// The cell of a ``CodeRow``: a title and a button above the code.
///
/// The button has no effect on the form, because only the script of a page can use the clipboard.
final class CodeCell: Cell<String>, CellType {
    private let titleLabel = LabelView()
    private let copyButton = ButtonView()
    private let textArea = TextAreaView()

    /// Arranges the views.
    override func setup() {
        super.setup()
        titleLabel.part = "title"
        copyButton.part = "copy"
        textArea.part = "code"
        titleLabel.font = RowFont(size: .style(.headline))
        textArea.isReadOnly = true
        textArea.autocorrects = false
        let top = StackView(.horizontal, [titleLabel, copyButton])
        let stack = StackView(.vertical, [top, textArea])
        contentView = stack
    }

    override func update() {
        super.update()
        let title = row?.title ?? ""
        titleLabel.text = title
        copyButton.title = "Copy"
        copyButton.name = "Copy \(title)"
        textArea.name = title
        textArea.text = (row as? CodeRow)?.value ?? ""
    }
}
