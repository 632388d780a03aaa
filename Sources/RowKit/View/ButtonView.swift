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
    public var title: String? {
        get { madeTitleLabel.map(\.text) ?? ownTitle }
        set {
            if let madeTitleLabel { madeTitleLabel.text = newValue } else { ownTitle = newValue }
        }
    }

    /// The label of the title, for a colour or a font; made when first asked for.
    ///
    /// From then on it stands in the button, and hosts draw it in the place of the title.
    public var titleLabel: LabelView {
        if let madeTitleLabel { return madeTitleLabel }
        let label = LabelView(ownTitle)
        put(label)
        return label
    }

    /// A picture on it.
    public var image: RowImage? { didSet { note(.image, oldValue, image) } }

    /// What it looks like.
    public var style = Style.plain { didSet { note(.style, oldValue, style) } }

    /// The title while there is no label of it.
    private var ownTitle: String? { didSet { note(.title, oldValue, ownTitle) } }
    private var madeTitleLabel: LabelView?
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

    /// The label of the title, if it was asked for.
    public override var children: [BaseView] { madeTitleLabel.map { [$0] } ?? [] }

    override func giveUp(_ child: BaseView) {
        guard let label = madeTitleLabel, label === child else { return }
        put(nil)
        ownTitle = label.text
    }

    private func put(_ label: LabelView?) {
        let old = madeTitleLabel
        willRestructure()
        madeTitleLabel = label
        // A label says it in the place of the title.
        ownTitle = nil
        replaced(old, by: label, as: "title")
    }

    override class var ownProperties: [ViewProperty] { [.title, .image, .style] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .title: ownTitle?.json
        case .image: image?.json
        case .style: style == .plain ? nil : style.json
        default: super.value(of: property)
        }
    }
}

extension ButtonView.Style: ViewPropertyValue {}
