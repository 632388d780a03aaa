/// A toggle, which is on or off.
public final class ToggleView: BaseView, HeaderFooterViewType {
    /// The appearance of the toggle.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// A switch.
        case `switch`
        /// A box with a check mark.
        case checkbox
        /// A button that stays pressed.
        case button
    }

    /// Whether the toggle is on.
    public var isOn: Bool {
        get { storedIsOn }
        set { store(newValue, in: &storedIsOn, as: .isOn) }
    }

    /// The text on or beside the toggle, or nil if there is none.
    public var title: String? { didSet { note(.title, oldValue, title) } }

    /// The appearance of the toggle.
    public var style = Style.switch { didSet { note(.style, oldValue, style) } }

    private var storedIsOn = false
    private var toggling = ViewListeners<Bool>()

    /// Creates a toggle that is off.
    public override init() { super.init() }

    /// Adds a closure to call each time the user switches the toggle.
    public func onToggle(_ listener: @escaping (Bool) -> Void) { toggling.add(listener) }

    override class var kind: ViewKind { .toggle }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override var isControl: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .toggle(let isOn) = action else { return try super.receive(action) }
        storedIsOn = isOn
        toggling(isOn)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: ToggleView(), [.init(.isOn, \.isOn), .init(.title, \.title), .look(.style, \.style)])
}
