/// A control to choose a colour.
public final class ColorView: BaseView, HeaderFooterViewType {
    /// A colour with a name.
    public struct Swatch: Hashable, Sendable, Codable {
        /// The name of the colour.
        public var name: String
        /// The colour.
        public var color: RowColor

        /// Creates a swatch.
        public init(_ name: String, _ color: RowColor) {
            self.name = name
            self.color = color
        }
    }

    /// The chosen colour, or nil if there is none.
    public var color: RowColor? {
        get { storedColor }
        set { store(newValue, in: &storedColor, as: .value) }
    }

    /// The colours to choose from.
    ///
    /// If empty, every colour can be chosen.
    public var swatches: [Swatch] = [] { didSet { note(.options, oldValue, swatches) } }

    private var storedColor: RowColor?
    private var choosing = ViewListeners<RowColor?>()

    /// Creates a view without a colour.
    public override init() { super.init() }

    /// Adds a closure to call each time the user chooses or removes a colour.
    public func onChoose(_ listener: @escaping (RowColor?) -> Void) { choosing.add(listener) }

    override class var kind: ViewKind { .color }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var isControl: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .color(let color) = action else { return try super.receive(action) }
        if let color, !swatches.isEmpty, !swatches.contains(where: { $0.color.text == color.text })
        {
            throw ViewRefusal(.notOffered, "\(color.text) is not among the colours")
        }
        storedColor = color
        choosing(color)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ColorView(), [.init(.value, \.color), .init(.options, \.swatches)])
}

extension ColorView.Swatch: ViewPropertyValue {
    var json: JSONValue { ["name": .string(name), "color": color.json] }
}
