/// Records the changes of the views on screen, until they are taken.
///
/// A view that does not change costs nothing. Insertions and removals of rows, sections, headers
/// and footers are recorded in the order in which they happen; the views within a row are compared
/// with those last reported, so that a view that is put back in its place is no change.
final class ViewTree {
    private var edits: [ViewChange] = []
    private var changed: [BaseView] = []
    private var restructured: [BaseView] = []
    private var focus: BaseView??
    /// The view that has the focus, and whether it was removed from the tree.
    private weak var focused: BaseView?
    private var isFocusLost = false
    private var revealed: BaseView?

    /// Whether any changes are pending.
    var hasChanges: Bool {
        !(edits.isEmpty && changed.isEmpty && restructured.isEmpty && focus == nil
            && revealed == nil && !isFocusLost)
    }

    /// Whether insertions, moves or removals are pending.
    var hasRestructured: Bool { !(edits.isEmpty && restructured.isEmpty) }

    /// Takes the pending changes: first removals, insertions and moves, then properties, then the
    /// focus.
    func takeChanges() -> [ViewChange] {
        let views = restructured
        restructured = []
        // A view that moved from one parent to another is removed before it is inserted.
        for view in views { takeOutChildren(of: view) }
        for view in views { putInChildren(of: view) }
        var changes = edits
        edits = []
        for view in changed where view.tree === self {
            let properties = view.changed
            view.changed = []
            guard !properties.isEmpty else { continue }
            let values = properties.map { ($0, view.value(of: $0) ?? .null) }
            changes.append(.set(view.id, Dictionary(uniqueKeysWithValues: values)))
        }
        changed = []
        // The focus is lost with its view, even if the view is inserted again at once.
        if isFocusLost, focus == nil { focus = .some(focused) }
        isFocusLost = false
        switch focus {
        case .some(let view?) where view.tree === self: changes.append(.focus(view.id))
        case .some(nil): changes.append(.focus(nil))
        default: break
        }
        if let revealed, revealed.tree === self { changes.append(.reveal(revealed.id)) }
        (focus, revealed) = (nil, nil)
        return changes
    }

    func noteChanged(_ view: BaseView) { changed.append(view) }

    /// Records that hosts have to move the focus, or take it away if nil.
    func noteFocus(_ view: BaseView?) {
        focus = .some(view)
        focused = view
    }

    /// Records that a host moved the focus itself, from a view that need not be the last that had
    /// it.
    func noteFocusMoved(from old: BaseView?, to view: BaseView?) {
        guard view != nil || old === focused else { return }
        focus = nil
        focused = view
        isFocusLost = false
    }

    fileprivate func noteHidden(_ view: BaseView) {
        if view === focused { isFocusLost = true }
    }

    func noteRevealed(_ view: BaseView) { revealed = view }

    /// Keeps the children of a view before they change.
    func willRestructure(_ view: BaseView) {
        guard view.toldChildren == nil else { return }
        let id = view.id
        view.toldChildren = view.children.map { ToldChild(view: $0, id: $0.id(in: id)) }
        restructured.append(view)
    }

    /// Records that a view was inserted after a sibling, or in the first place.
    func insert(_ view: BaseView, into parent: BaseView, after sibling: BaseView?) {
        view.show(in: self)
        edits.append(.insert(view.snapshot, into: parent.id, after: sibling?.id))
    }

    /// Records that a screen was presented over another.
    func push(_ screen: FormView, over other: FormView?) {
        screen.show(in: self)
        edits.append(.insert(screen.snapshot, into: .screens, after: other?.id))
    }

    /// Records that a view was moved.
    func move(_ view: BaseView, into parent: BaseView, after sibling: BaseView?) {
        edits.append(.move(view.id, into: parent.id, after: sibling?.id))
    }

    /// Records that a view with this identifier was removed.
    func remove(_ view: BaseView, named id: ViewID) {
        if !isTold(view) { view.hide(from: self) }
        edits.append(.remove(id))
    }

    /// Whether hosts know the view in its current place.
    func isTold(_ view: BaseView) -> Bool {
        guard view.ownID == nil, let parent = view.parent, parent.tree === self else {
            return false
        }
        guard let told = parent.toldChildren else { return true }
        let id = view.id
        return told.contains { $0.view === view && $0.id == id }
    }

    private func takeOutChildren(of parent: BaseView) {
        guard parent.tree === self, let told = parent.toldChildren else { return }
        let (id, now) = (parent.id, parent.children)
        let isKept = { (child: ToldChild) in
            now.contains { $0 === child.view } && child.view.id(in: id) == child.id
        }
        parent.toldChildren = told.filter(isKept)
        for child in told where !isKept(child) { remove(child.view, named: child.id) }
    }

    private func putInChildren(of parent: BaseView) {
        guard parent.tree === self, let told = parent.toldChildren else { return }
        parent.toldChildren = nil
        var shown = told.map(\.view)
        let now = parent.children
        for (place, view) in now.enumerated() {
            guard place >= shown.count || shown[place] !== view else { continue }
            let sibling = place == 0 ? nil : now[place - 1]
            if let old = shown.firstIndex(where: { $0 === view }) {
                shown.remove(at: old)
                move(view, into: parent, after: sibling)
            } else {
                insert(view, into: parent, after: sibling)
            }
            shown.insert(view, at: place)
        }
    }
}

/// A view and the identifier by which hosts know it.
struct ToldChild {
    let view: BaseView
    let id: ViewID
}

extension BaseView {
    /// Starts recording the changes of the view and its descendants, without those made before.
    final func show(in tree: ViewTree) {
        self.tree = tree
        changed = []
        toldChildren = nil
        for child in children { child.show(in: tree) }
    }

    /// Stops recording the changes of the view and its descendants.
    final func hide(from tree: ViewTree) {
        guard self.tree === tree else { return }
        self.tree = nil
        tree.noteHidden(self)
        changed = []
        let gone = toldChildren?.map(\.view) ?? []
        toldChildren = nil
        for child in gone + children where !tree.isTold(child) { child.hide(from: tree) }
    }
}
