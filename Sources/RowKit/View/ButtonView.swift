/// Something to press.
public final class ButtonView: BaseView, HeaderFooterViewType {
    /// What it looks like.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// Text that can be pressed.
        case plain
        /// What a person most likely wants.
        case prominent
        /// What takes something away.
        case destructive
    }

    /// What it says.
    public var title: String? { didSet { note(.title, oldValue, title) } }

    /// A picture on it.
    public var image: RowImage? { didSet { note(.image, oldValue, image) } }

    /// What it looks like.
    public var style = Style.plain { didSet { note(.style, oldValue, style) } }

    private var pressing = ViewListeners<Void>()

    /// Makes a button without a title.
    public override init() { super.init() }

    /// Makes a button with a title.
    public convenience init(_ title: String?) {
        self.init()
        self.title = title
    }

    /// Runs a closure each time a person pressed it.
    public func onPress(_ listener: @escaping () -> Void) { pressing.add(listener) }

    /// A button.
    public override var node: ViewNode { .button(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .press = action else { return try super.receive(action) }
        pressing(())
    }

    override class var ownProperties: [ViewProperty] { [.title, .image, .style] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .title: title?.json
        case .image: image?.json
        case .style: style == .plain ? nil : style.json
        default: super.value(of: property)
        }
    }
}

extension ButtonView.Style: ViewPropertyValue {}
