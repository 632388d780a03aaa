/// A colour to choose.
public final class ColorView: BaseView, HeaderFooterViewType {
    /// A colour with a name.
    public struct Swatch: Hashable, Sendable {
        /// What the colour is called.
        public var name: String
        /// The colour.
        public var color: RowColor

        /// Makes a swatch.
        public init(_ name: String, _ color: RowColor) {
            self.name = name
            self.color = color
        }
    }

    /// The colour; nil: none.
    public var color: RowColor? {
        get { storedColor }
        set {
            guard newValue != storedColor else { return }
            storedColor = newValue
            note(.value)
        }
    }

    /// The colours that can be chosen; empty: all.
    public var swatches: [Swatch] = [] { didSet { note(.options, oldValue, swatches) } }

    private var storedColor: RowColor?
    private var choosing = ViewListeners<RowColor?>()

    /// Makes a view without a colour.
    public override init() { super.init() }

    /// Runs a closure each time a person chose a colour, or none.
    public func onChoose(_ listener: @escaping (RowColor?) -> Void) { choosing.add(listener) }

    /// A colour.
    public override var node: ViewNode { .color(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .color(let color) = action else { return try super.receive(action) }
        if let color, !swatches.isEmpty, !swatches.contains(where: { $0.color.text == color.text })
        {
            throw ViewRefusal(.notOffered, "\(color.text) is not among the colours")
        }
        storedColor = color
        choosing(color)
    }

    override class var ownProperties: [ViewProperty] { [.value, .options] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .value: color?.json
        case .options: swatches.isEmpty ? nil : swatches.json
        default: super.value(of: property)
        }
    }
}

extension ColorView.Swatch: ViewPropertyValue {
    var json: JSONValue { ["name": .string(name), "color": color.json] }
}
