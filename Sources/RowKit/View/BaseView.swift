/// The base class of all views: a place in a tree, and a record of what changed.
///
/// A view is passive: it holds what a host shows and receives what the user does there. Only the
/// final classes can be created, so that a host can draw every view there is.
public class BaseView {
    /// The name of the view among its siblings.
    ///
    /// A view gets a part from its place when it is added to a parent, and loses it when it is
    /// removed. Set one for a view that is added to and removed from a ``StackView``; it is used
    /// there unless a sibling already has it.
    public final var part: String? {
        get { currentPart ?? ownPart }
        set {
            ownPart = newValue
            (parent as? StackView)?.rename(self)
        }
    }

    /// The parent of the view; a view has one at a time.
    public internal(set) final weak var parent: BaseView?

    /// The part that a caller set.
    final var ownPart: String?
    /// The part that the view has in its current parent.
    final var currentPart: String?

    /// The properties that changed since the tree last took changes, in the order of first changes.
    final var changed: [ViewProperty] = []
    /// The tree that records changes; nil while the view is not shown.
    final weak var tree: ViewTree?
    /// The children that hosts were last told of, if the children changed since.
    final var toldChildren: [ToldChild]?
    private final var keys: [(ViewAction.Key, Bool) -> Bool] = []
    private final var traits: ViewTraits?
    /// Whether a property of every view may differ from its default.
    final var hasTraits: Bool { traits != nil }

    /// Makes a view without a parent.
    init() {}

    // MARK: Properties of every view

    /// The view's name for screen readers, or nil if the view beside it says it.
    public final var name: String? {
        get { traits?.name }
        set { set(.name, name, newValue) { $0.name = newValue } }
    }

    /// The view's role for screen readers, or nil if it follows from the kind of view.
    public final var role: ViewRole? {
        get { traits?.role }
        set { set(.role, role, newValue) { $0.role = newValue } }
    }

    /// A sentence of help.
    public final var hint: String? {
        get { traits?.hint }
        set { set(.hint, hint, newValue) { $0.hint = newValue } }
    }

    /// Why the view's value is invalid, or nil if it is valid.
    public final var error: String? {
        get { traits?.error }
        set { set(.error, error, newValue) { $0.error = newValue } }
    }

    /// The background colour, or nil for the host's default.
    public final var backgroundColor: RowColor? {
        get { traits?.background }
        set {
            let old = backgroundColor
            set(.background, old, newValue) { $0.background = newValue }
            noteLook(\.backgroundColor, old)
        }
    }

    /// The height of the view, in points, or nil for the height of its contents.
    ///
    /// For a ``ListView`` it is the largest height.
    public final var height: Double? {
        get { traits?.height }
        set { set(.height, height, newValue) { $0.height = newValue } }
    }

    /// Whether the view takes input while its row does.
    public final var isEnabled: Bool {
        get { traits?.isEnabled ?? true }
        set { set(.isEnabled, isEnabled, newValue) { $0.isEnabled = newValue } }
    }

    /// Whether the view is hidden.
    public final var isHidden: Bool {
        get { traits?.isHidden ?? false }
        set { set(.isHidden, isHidden, newValue) { $0.isHidden = newValue } }
    }

    /// Whether a closure handles the keys that the user presses in the view.
    ///
    /// Hosts let the user move the focus to such a view.
    public internal(set) final var takesKeys: Bool {
        get { traits?.takesKeys ?? false }
        set { set(.takesKeys, takesKeys, newValue) { $0.takesKeys = newValue } }
    }

    /// Adds a closure to call each time the user presses a key that is not text.
    ///
    /// It returns whether it handled the key. If not, the next closure is called, and after the
    /// last the screen performs the key's default action. The view can have the focus from then on.
    public final func onKey(_ listener: @escaping (ViewAction.Key) -> Bool) {
        onKeyPress { key, _ in listener(key) }
    }

    /// Adds a closure to call each time the user presses a key that is not text, with whether the
    /// Shift key is down; see ``onKey(_:)``.
    public final func onKeyPress(
        _ listener: @escaping (_ key: ViewAction.Key, _ isShifted: Bool) -> Bool
    ) {
        keys.append(listener)
        takesKeys = true
    }

    /// Whether a closure handled a key.
    final func handles(_ key: ViewAction.Key, shift: Bool) -> Bool {
        keys.contains { $0(key, shift) }
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

    // MARK: Kinds of view

    /// The kind of view.
    public final var kind: ViewKind { Self.kind }

    /// The kind of the views of this class.
    class var kind: ViewKind { fatalError("only the final classes are made") }

    /// Calls the renderer's requirement for views of this class.
    func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output {
        fatalError("only the final classes are made")
    }

    /// The properties that views of this class have in addition to those of every view.
    class var properties: ViewProperties { .none }

    /// Calls a closure with each child of the view, from first to last.
    public func forEachChild(_ body: (BaseView) -> Void) {}

    /// The view's identifier, if it does not follow from its parent's.
    var ownID: ViewID? { nil }

    /// Whether the user enters a value in the view.
    var isControl: Bool { false }

    /// Whether the view can have the focus, so that the user can type into it or press keys.
    ///
    /// True for views with a closure that handles keys; see ``onKey(_:)``.
    public var isFocusable: Bool { takesKeys }

    /// Removes a child that is about to get another parent.
    func giveUp(_ child: BaseView) {}

    /// Performs what the user did to the view.
    ///
    /// - Throws: Why the action is refused. Nothing has changed then.
    func receive(_ action: ViewAction) throws(ViewRefusal) {
        throw ViewRefusal(.notUnderstood, "a \(kind) takes no \(action.name)")
    }

    // MARK: Recording

    /// Notes that a property changed, if the view is shown.
    final func note(_ property: ViewProperty) {
        guard let tree else { return }
        noteRevision()
        if changed.isEmpty { tree.noteChanged(self) }
        if !changed.contains(property) { changed.append(property) }
    }

    /// Notes all properties of the view's kind, for a host that may show other values.
    final func noteAll() {
        forgetTold()
        for property in Self.properties.names { note(property) }
    }

    /// Returns the changes of the view's properties.
    ///
    /// A class overrides it to report only the changed elements of a list.
    ///
    /// - Parameter properties: The properties that changed.
    func takeChanges(of properties: [ViewProperty]) -> [ViewChange] { [.set(id, properties)] }

    /// Forgets the elements of lists that hosts were last told of, so that they are told of all.
    func forgetTold() {}

    /// Compares the view with the control of the host that sent an action: notes the properties
    /// that differ, and drops the notes of those that the control already shows.
    ///
    /// - Parameter isTold: Whether the host knew the view's state before the action.
    final func reconcile(with action: ViewAction, isTold: Bool) {
        for (property, held) in action.shown(by: kind, concealsText: concealsText) {
            if !agrees(with: action, on: property, shown: held) {
                note(property)
            } else if isTold || concealsText {
                changed.removeAll { $0 == property }
            }
        }
    }

    /// Whether the text of the view is told to nobody.
    var concealsText: Bool { false }

    /// Whether a property equals the one that a host's control shows after an action.
    func agrees(
        with action: ViewAction, on property: ViewProperty, shown: JSONValue?
    ) -> Bool {
        value(of: property) == shown
    }

    /// Notes that a property changed, if its value did.
    final func note<Value: Equatable>(_ property: ViewProperty, _ old: Value, _ new: Value) {
        if !areSame(old, new) { note(property) }
    }

    /// Stores the value of a property and notes it, if it changed.
    ///
    /// For properties whose storage has no observer, because `receive(_:)` writes it without a note.
    final func store<Value: Equatable>(
        _ new: Value, in stored: inout Value, as property: ViewProperty
    ) {
        guard !areSame(stored, new) else { return }
        stored = new
        note(property)
    }
}

/// The properties that few views set, allocated with the first.
private final class ViewTraits {
    var name: String?
    var role: ViewRole?
    var hint: String?
    var error: String?
    var background: RowColor?
    var height: Double?
    var isEnabled = true
    var isHidden = false
    var takesKeys = false
}

/// The role of a view for screen readers.
public enum ViewRole: String, Hashable, Sendable, Codable, CaseIterable {
    /// A heading.
    case header
    /// A message that is announced at once.
    case alert
    /// The status of something in progress.
    case status
    /// A link to another screen.
    case link
    /// A group of views with a name.
    case group
    /// A search of the views that follow.
    case search
    /// Decoration without meaning.
    case decoration
}
