/// How far something is.
public final class ProgressView: BaseView {
    /// How much is done, from 0 to 1; nil: it goes on, and nobody knows how long.
    public var value: Double? { didSet { note(.value, oldValue, value) } }

    /// Something that goes on.
    public override var node: ViewNode { .progress(self) }

    override class var ownProperties: [ViewProperty] { [.value] }

    override func value(of property: ViewProperty) -> JSONValue? {
        property == .value ? value?.json : super.value(of: property)
    }
}
