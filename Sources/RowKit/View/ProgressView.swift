/// How far something is.
public final class ProgressView: BaseView, HeaderFooterViewType {
    /// How much is done, from 0 to 1; nil: it goes on, and nobody knows how long.
    public var value: Double? { didSet { note(.value, oldValue, value) } }

    /// The colour of what is done; nil: as the host likes.
    public var color: RowColor? { didSet { note(.color, oldValue, color) } }

    /// Makes an indeterminate progress view.
    public override init() { super.init() }

    /// Something that goes on.
    public override var node: ViewNode { .progress(self) }

    override class var ownProperties: [ViewProperty] { [.value, .color] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .value: value?.json
        case .color: color?.json
        default: super.value(of: property)
        }
    }
}
