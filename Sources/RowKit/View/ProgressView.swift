/// A view that shows the progress of a task.
public final class ProgressView: BaseView, HeaderFooterViewType {
    /// The fraction completed, from 0 to 1, or nil if it is indeterminate.
    public var value: Double? { didSet { note(.value, oldValue, value) } }

    /// The colour of the completed part, or nil for the host's default.
    public var color: RowColor? { didSet { note(.color, oldValue, color) } }

    /// Creates an indeterminate progress view.
    public override init() { super.init() }

    override class var kind: ViewKind { .progress }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ProgressView(), [.init(.value, \.value), .look(.color, \.color)])
}
