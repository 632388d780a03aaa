/// Several lines to type into; without a ``BaseView/height``, the area grows with its text.
public final class TextAreaView: TextInputView, HeaderFooterViewType {
    /// Makes an empty area.
    public override init() { super.init() }

    /// An area.
    public override var node: ViewNode { .textArea(self) }
}
