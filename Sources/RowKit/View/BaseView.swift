/// What all views have in common: a place in a tree, and a record of what changed.
///
/// A view is passive: it holds what a host shows, and takes what a person does there. Only the final
/// classes can be made, so that a host can draw every view there is.
public class BaseView {
    /// The name of the view among its siblings.
    ///
    /// Views get one by where they stand, and lose it when they go. Give one to a view that comes
    /// and goes among others in a ``StackView``; it counts there unless another view has it
    /// already.
    public final var part: String? {
        get { place ?? ownPart }
        set {
            ownPart = newValue
            (parent as? StackView)?.rename(self)
        }
    }

    /// The view that this one stands in; a view stands in one place.
    public internal(set) final weak var parent: BaseView?

    /// The name among its siblings that somebody gave the view.
    final var ownPart: String?
    /// The name that it has where it stands now.
    final var place: String?

    /// What changed since the tree was last asked, in the order of first changes.
    final var changed: [ViewProperty] = []
    /// Where changes are noted; nil while nobody is shown the view.
    final weak var tree: ViewTree?
    /// What the tree last said stands here, where that has changed since.
    final var toldChildren: [ToldChild]?
    private final var traits: ViewTraits?

    /// Makes a view that stands nowhere.
    init() {}

    // MARK: What every view may have

    /// What the view is called, for whoever cannot see it; nil: what stands beside it says so.
    public final var name: String? {
        get { traits?.name }
        set { set(.name, name, newValue) { $0.name = newValue } }
    }

    /// What the view is, where that does not go without saying.
    public final var role: ViewRole? {
        get { traits?.role }
        set { set(.role, role, newValue) { $0.role = newValue } }
    }

    /// A sentence of help.
    public final var hint: String? {
        get { traits?.hint }
        set { set(.hint, hint, newValue) { $0.hint = newValue } }
    }

    /// What is wrong with what the view holds.
    public final var error: String? {
        get { traits?.error }
        set { set(.error, error, newValue) { $0.error = newValue } }
    }

    /// What is behind the view.
    public final var backgroundColor: RowColor? {
        get { traits?.background }
        set {
            let old = backgroundColor
            set(.background, old, newValue) { $0.background = newValue }
            noteLook(\.backgroundColor, old)
        }
    }

    /// How high the view is, in points; nil if it is as high as its contents.
    ///
    /// A ``ListView`` is at most as high.
    public final var height: Double? {
        get { traits?.height }
        set { set(.height, height, newValue) { $0.height = newValue } }
    }

    /// Whether the view takes input, as far as its row does.
    public final var isEnabled: Bool {
        get { traits?.isEnabled ?? true }
        set { set(.isEnabled, isEnabled, newValue) { $0.isEnabled = newValue } }
    }

    /// Whether the view is out of sight.
    public final var isHidden: Bool {
        get { traits?.isHidden ?? false }
        set { set(.isHidden, isHidden, newValue) { $0.isHidden = newValue } }
    }

    private final func set<Value: Equatable>(
        _ property: ViewProperty, _ old: Value, _ new: Value, _ assign: (ViewTraits) -> Void
    ) {
        guard !areSame(old, new) else { return }
        let traits = traits ?? ViewTraits()
        assign(traits)
        self.traits = traits
        note(property)
    }

    // MARK: What each kind of view knows

    /// The view as what it is.
    public var node: ViewNode { fatalError("only the final classes are made") }

    /// The views in this one, from first to last.
    public var children: [BaseView] { [] }

    /// The property's JSON, or nil if it is absent or has its default.
    func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .name: name?.json
        case .role: role?.json
        case .hint: hint?.json
        case .error: error?.json
        case .background: backgroundColor?.json
        case .height: height?.json
        case .isEnabled: isEnabled ? nil : false
        case .isHidden: isHidden ? true : nil
        default: nil
        }
    }

    /// The view's name, where that does not follow from what it stands in.
    var ownID: ViewID? { nil }

    /// The properties that views of this kind have beside those of all.
    class var ownProperties: [ViewProperty] { [] }

    /// Whether the view can have the focus, so that a person types into it.
    public var isFocusable: Bool { false }

    /// Holds a view no more, which is to stand elsewhere.
    func giveUp(_ child: BaseView) {}

    /// Takes what a person did to the view.
    ///
    /// - Throws: Why it cannot be; nothing has changed then.
    func receive(_ action: ViewAction) throws(ViewRefusal) {
        throw ViewRefusal(.notUnderstood, "a \(node.kind) takes no \(action.name)")
    }

    // MARK: Recording

    /// Notes that a property changed, if anybody is shown the view.
    final func note(_ property: ViewProperty) {
        guard let tree else { return }
        if changed.isEmpty { tree.noteChanged(self) }
        if !changed.contains(property) { changed.append(property) }
    }

    /// Notes all properties, for a host that may hold others.
    final func noteAll() {
        for property in type(of: self).ownProperties { note(property) }
    }

    /// Notes wherever the view differs from what a host shows by itself after an action, and drops
    /// the notes of what that host has already.
    ///
    /// - Parameter isTold: Whether the host knows the view as it stood before the action.
    final func reconcile(with action: ViewAction, isTold: Bool) {
        for (property, held) in action.shown(by: node.kind) {
            if value(of: property) != held {
                note(property)
            } else if isTold {
                changed.removeAll { $0 == property }
            }
        }
    }

    /// Notes that a property changed, if it did.
    final func note<Value: Equatable>(_ property: ViewProperty, _ old: Value, _ new: Value) {
        if !areSame(old, new) { note(property) }
    }
}

/// What few views have.
private final class ViewTraits {
    var name: String?
    var role: ViewRole?
    var hint: String?
    var error: String?
    var background: RowColor?
    var height: Double?
    var isEnabled = true
    var isHidden = false
}

/// What a view is, for whoever cannot see it.
public enum ViewRole: String, Hashable, Sendable, Codable, CaseIterable {
    /// It heads what follows.
    case header
    /// It tells of something that has happened, at once.
    case alert
    /// It tells of something that goes on.
    case status
    /// It leads to another screen.
    case link
    /// It belongs together and has a name.
    case group
    /// It is looked for in what follows.
    case search
    /// It only decorates.
    case decoration
}
