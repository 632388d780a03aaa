/// Several lines to type into.
public final class TextAreaView: TextInputView {
    /// How high the area is, in points; nil: it grows with the text.
    public var height: Double? { didSet { note(.height, oldValue, height) } }

    /// An area.
    public override var node: ViewNode { .textArea(self) }

    override class var ownProperties: [ViewProperty] { super.ownProperties + [.height] }

    override func value(of property: ViewProperty) -> JSONValue? {
        property == .height ? height?.json : super.value(of: property)
    }
}
