/// A button.
public final class ButtonView: BaseView, HeaderFooterViewType {
    /// The appearance of the button.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// Text that can be pressed.
        case plain
        /// The most likely action.
        case prominent
        /// An action that removes something.
        case destructive
    }

    /// The text of the button, or nil if there is none.
    public var title: String? {
        get { madeTitleLabel.map(\.text) ?? ownTitle }
        set {
            if let madeTitleLabel { madeTitleLabel.text = newValue } else { ownTitle = newValue }
        }
    }

    /// The label that shows the title, for setting a colour or a font.
    ///
    /// Made when first read.
    ///
    /// The label then becomes a child of the button, and hosts draw it instead of the title.
    public var titleLabel: LabelView {
        if let madeTitleLabel { return madeTitleLabel }
        let label = LabelView(ownTitle)
        put(label)
        return label
    }

    /// An image on the button, or nil if there is none.
    public var image: RowImage? { didSet { note(.image, oldValue, image) } }

    /// The appearance of the button.
    public var style = Style.plain { didSet { note(.style, oldValue, style) } }

    /// The title while no label shows it.
    private var ownTitle: String? { didSet { note(.title, oldValue, ownTitle) } }
    private var madeTitleLabel: LabelView?
    private var pressing = ViewListeners<Void>()

    /// Creates a button without a title.
    public override init() { super.init() }

    /// Creates a button with a title.
    public convenience init(_ title: String?) {
        self.init()
        self.title = title
    }

    /// Adds a closure to call each time the user presses the button.
    public func onPress(_ listener: @escaping () -> Void) { pressing.add(listener) }

    deinit { releaseChildren() }

    override class var kind: ViewKind { .button }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .press = action else { return try super.receive(action) }
        pressing(())
    }

    /// Calls a closure with the title's label, if it has been made.
    public override func forEachChild(_ body: (BaseView) -> Void) {
        if let madeTitleLabel { body(madeTitleLabel) }
    }

    override func giveUp(_ child: BaseView) {
        guard let label = madeTitleLabel, label === child else { return }
        put(nil)
        ownTitle = label.text
    }

    private func put(_ label: LabelView?) {
        let old = madeTitleLabel
        willRestructure()
        madeTitleLabel = label
        // The label shows the title after this.
        ownTitle = nil
        replaced(old, by: label, as: "title")
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ButtonView(),
        [.init(.title, \.ownTitle), .look(.image, \.image), .look(.style, \.style)])
}
