/// The base class of all views, which form a tree and record their changes.
///
/// A view is passive. It holds what a host shows, and receives the user's actions. Only the final
/// classes can be created, so that a host can draw every view.
public class BaseView {
    /// The name of the view among its siblings.
    ///
    /// A view gets a part from its position when it is added to a parent, and loses it when it is
    /// removed. Set a part for a view that is added to and removed from a ``StackView``. The part
    /// is used unless a sibling already has it.
    public final var part: String? {
        get { currentPart ?? ownPart }
        set {
            ownPart = newValue
            (parent as? StackView)?.rename(self)
        }
    }

    /// The parent of the view.
    ///
    /// A view has at most one parent.
    public final var parent: BaseView? { currentParent }

    /// The parent, which only the parent and its screen change.
    final var currentParent: BaseView? {
        get { storedParent?.takeUnretainedValue() }
        set { storedParent = newValue.map { .passUnretained($0) } }
    }

    /// The storage of the parent.
    ///
    /// The reference is unsafe, because it is read so often that a weak reference would slow down
    /// every use of views. It is never dangling: the children of a view include each view of which
    /// it is the parent, and a view that is deallocated calls ``releaseChildren()``.
    private final var storedParent: Unmanaged<BaseView>?

    /// The part that a caller set.
    final var ownPart: String?
    /// The part that the view has in its current parent.
    final var currentPart: String?

    /// The properties that changed since the tree last took changes, in the order of first changes.
    final var changed: [ViewProperty] = []
    /// The tree that records changes, or nil if the view has never been shown or was removed.
    ///
    /// The reference is strong, because a weak reference would slow down every change of a view.
    /// The tree refers to its views until it is closed.
    final var tree: ViewTree?
    /// The children last reported to hosts, or nil if the children have not changed since.
    final var toldChildren: [ToldChild]?
    private final var traits: ViewTraits?
    /// Whether a property of every view may differ from its default.
    final var hasTraits: Bool { traits != nil }

    /// Creates a view without a parent.
    init() {}

    /// Returns the first result of a closure for the view and its ancestors, from the view up.
    ///
    /// This counts no references, unlike a loop that reads ``parent``.
    @inline(__always)
    final func nearest<Result>(_ result: (BaseView) -> Result?) -> Result? {
        if let found = result(self) { return found }
        var next = storedParent
        while let parent = next {
            let found = parent._withUnsafeGuaranteedRef { parent in
                next = parent.storedParent
                return result(parent)
            }
            if let found { return found }
        }
        return nil
    }

    // MARK: Properties of every view

    /// The view's name for screen readers, or nil if a label beside the view names it.
    public final var name: String? {
        get { traits?.name }
        set { set(.name, name, newValue) { $0.name = newValue } }
    }

    /// The view's role for screen readers, or nil if the kind of view determines it.
    public final var role: BaseView.Role? {
        get { traits?.role }
        set { set(.role, role, newValue) { $0.role = newValue } }
    }

    /// A help text of one sentence, or nil if there is none.
    public final var hint: String? {
        get { traits?.hint }
        set { set(.hint, hint, newValue) { $0.hint = newValue } }
    }

    /// The reason why the view's value is invalid, or nil if it is valid.
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
    /// For a ``ListView``, this is the maximum height.
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
        set {
            let old = isHidden
            set(.isHidden, old, newValue) { $0.isHidden = newValue }
            // A hidden view is not the control of its cell.
            if old != newValue { enclosingCell?.viewsDidChange() }
        }
    }

    /// The text input on which this view and its descendants act, or nil if there is none.
    ///
    /// Set it for buttons that format or insert text, or for a stack of them. Hosts then report
    /// which characters of the input are selected with each event of these views
    /// (``TextInputView/selectedRange``), and leave the focus in the input if the user presses them
    /// with a pointing device. The selection of secure text is not reported.
    ///
    /// The input is held weakly.
    public final var editedInput: TextInputView? {
        get { traits?.editedInput }
        set {
            let (old, new) = (editedInput, newValue)
            set(.editedInput, old.map { ObjectIdentifier($0) }, new.map { ObjectIdentifier($0) }) {
                $0.editedInput = new
            }
        }
    }

    /// The input on which an action on the view acts: its own or that of the nearest ancestor.
    package final var inputOfActions: TextInputView? {
        nearest { $0.editedInput }
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
    /// The closure returns whether it handled the key. If not, the next closure is called. If no
    /// closure handles the key, the screen performs the key's default action. Adding a closure
    /// makes the view focusable.
    public final func onKey(_ listener: @escaping (ViewAction.Key) -> Bool) {
        onKeyPress { key, _ in listener(key) }
    }

    /// Adds a closure to call each time the user presses a key that is not text, with whether the
    /// Shift key is down.
    ///
    /// Otherwise the same as ``onKey(_:)``.
    public final func onKeyPress(
        _ listener: @escaping (_ key: ViewAction.Key, _ isShifted: Bool) -> Bool
    ) {
        takesKeys = true
        traits?.keys.append(listener)
    }

    /// Calls the closures for a key, and returns whether one of them handled it.
    final func handles(_ key: ViewAction.Key, shift: Bool) -> Bool {
        traits?.keys.contains { $0(key, shift) } ?? false
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

    class var kind: ViewKind { fatalError("only the final classes are made") }

    /// Calls the renderer's requirement for views of this class.
    func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output {
        fatalError("only the final classes are made")
    }

    /// The properties that views of this class have in addition to those of every view.
    class var properties: ViewProperties { .none }

    /// Calls a closure with each child of the view, from first to last.
    public func forEachChild(_ body: (BaseView) -> Void) {}

    /// The view's identifier, or nil if it is derived from its parent's.
    var ownID: ViewID? { nil }

    /// Whether the user enters a value in the view.
    var isControl: Bool { false }

    /// Whether the view can have the focus, so that the user can type into it or press keys.
    ///
    /// True for views with a closure that handles keys; see ``onKey(_:)``.
    public var isFocusable: Bool { takesKeys }

    /// Removes a child that is about to get another parent.
    func giveUp(_ child: BaseView) {}

    /// Performs a user's action on the view.
    ///
    /// - Throws: The reason why the action is refused. Nothing has changed in this case.
    func receive(_ action: ViewAction) throws(ViewRefusal) {
        if case .move(let place) = action, let stack = parent as? StackView {
            return try stack.move(self, to: place)
        }
        throw ViewRefusal(.notUnderstood, "a \(kind) takes no \(action.name)")
    }

    // MARK: Recording

    /// Records that a property changed, if the view is shown.
    final func note(_ property: ViewProperty) {
        guard let tree, !tree.isClosed else { return }
        noteRevision()
        if changed.isEmpty { tree.noteChanged(self) }
        if !changed.contains(property) { changed.append(property) }
    }

    /// Records all properties of the view's kind as changed, for a host that may show other values
    /// after an action.
    final func noteAll(after action: ViewAction) {
        forgetTold()
        for property in Self.properties.names where mayDiffer(property, after: action) {
            note(property)
        }
    }

    /// Whether a host's control may show another value of a property after an action.
    func mayDiffer(_ property: ViewProperty, after action: ViewAction) -> Bool { true }

    /// Returns the changes of the view's properties.
    ///
    /// Override this method to report only the changed elements of a list.
    ///
    /// - Parameter properties: The properties that changed.
    func takeChanges(of properties: [ViewProperty]) -> [ViewChange] { [.set(id, properties)] }

    /// Discards the list elements last reported to hosts, so that all elements are reported again.
    func forgetTold() {}

    /// Compares the view with the control of the host that sent an action.
    ///
    /// Records the properties that differ, and removes those that the control already shows from
    /// the recorded ones.
    ///
    /// - Parameter isTold: Whether the host had received the view's state before the action.
    final func reconcile(with action: ViewAction, isTold: Bool) {
        for (property, held) in action.shown(by: kind, concealsText: concealsText) {
            if !agrees(with: action, on: property, shown: held) {
                note(property)
            } else if isTold || concealsText {
                changed.removeAll { $0 == property }
            }
        }
    }

    /// Whether the text of the view is never reported.
    var concealsText: Bool { false }

    /// Whether a property equals the one that a host's control shows after an action.
    func agrees(
        with action: ViewAction, on property: ViewProperty, shown: JSONValue?
    ) -> Bool {
        value(of: property) == shown
    }

    /// Records that a property changed if its value differs.
    final func note<Value: Equatable>(_ property: ViewProperty, _ old: Value, _ new: Value) {
        if tree != nil, !areSame(old, new) { note(property) }
    }

    /// Stores the value of a property, and records the change if the value differs.
    ///
    /// Used for properties without an observer, because `receive(_:)` writes their storage without
    /// recording a change.
    final func store<Value: Equatable>(
        _ new: Value, in stored: inout Value, as property: ViewProperty
    ) {
        guard tree == nil || !areSame(stored, new) else { return }
        stored = new
        note(property)
    }
}

/// The properties that few views set, allocated when the first of them is set.
private final class ViewTraits {
    var name: String?
    var role: BaseView.Role?
    var hint: String?
    var error: String?
    var background: RowColor?
    var height: Double?
    var isEnabled = true
    var isHidden = false
    var takesKeys = false
    weak var editedInput: TextInputView?
    /// The closures that handle keys.
    var keys: [(ViewAction.Key, Bool) -> Bool] = []
}

extension BaseView {
    /// The role of a view for screen readers.
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
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
        /// A search in the views that follow.
        case search
        /// Decoration without meaning.
        case decoration
    }
}
