/// A text field of several lines, which grows with its text unless it has a ``BaseView/height``.
public final class TextAreaView: TextInputView, HeaderFooterViewType {
    /// Creates an empty area.
    public override init() { super.init() }

    override class var kind: ViewKind { .textArea }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }
}
