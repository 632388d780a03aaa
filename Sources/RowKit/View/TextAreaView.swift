/// A text field of several lines, which grows with its text unless it has a ``BaseView/height``.
public final class TextAreaView: TextInputView, HeaderFooterViewType {
    /// The height from which the area grows with its text, in points, or nil for the host's
    /// default.
    ///
    /// It has no effect if the area has a ``BaseView/height``.
    public var initialHeight: Double? {
        didSet { note(.initialHeight, oldValue, initialHeight) }
    }

    /// Creates an empty area.
    public override init() { super.init() }

    override class var kind: ViewKind { .textArea }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: TextAreaView(), beside: TextInputView.properties,
        [.init(.initialHeight, \.initialHeight)])
}
