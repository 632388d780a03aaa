/// Something on or off.
public final class ToggleView: BaseView, HeaderFooterViewType {
    /// What it looks like.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// A switch.
        case `switch`
        /// A box with a check mark.
        case checkbox
        /// A button that stays pressed.
        case button
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { storedIsOn }
        set {
            guard newValue != storedIsOn else { return }
            storedIsOn = newValue
            note(.isOn)
        }
    }

    /// What stands on it or beside it; nil: nothing.
    public var title: String? { didSet { note(.title, oldValue, title) } }

    /// What it looks like.
    public var style = Style.switch { didSet { note(.style, oldValue, style) } }

    private var storedIsOn = false
    private var toggling = ViewListeners<Bool>()

    /// Makes a toggle that is off.
    public override init() { super.init() }

    /// Runs a closure each time a person switched it on or off.
    public func onToggle(_ listener: @escaping (Bool) -> Void) { toggling.add(listener) }

    /// A toggle.
    public override var node: ViewNode { .toggle(self) }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .toggle(let isOn) = action else { return try super.receive(action) }
        storedIsOn = isOn
        toggling(isOn)
    }

    override class var ownProperties: [ViewProperty] { [.isOn, .title, .style] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .isOn: isOn ? true : nil
        case .title: title?.json
        case .style: style == .switch ? nil : style.json
        default: super.value(of: property)
        }
    }
}

extension ToggleView.Style: ViewPropertyValue {}
