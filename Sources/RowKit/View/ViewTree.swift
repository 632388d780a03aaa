/// Notes what changes in the views that somebody is shown, and says so when asked.
///
/// Nothing is done for a view that does not change.
final class ViewTree {
    private var edits: [ViewChange] = []
    private var changed: [BaseView] = []
    private var restructured: [(view: BaseView, before: [(view: BaseView, id: ViewID)])] = []
    private var focus: ViewID??
    private var revealed: ViewID?

    /// Whether anything changed since last asked.
    var hasChanges: Bool {
        !(edits.isEmpty && changed.isEmpty && restructured.isEmpty && focus == nil
            && revealed == nil)
    }

    /// Says what changed since last asked: first what came, moved and went, then properties, then
    /// the focus.
    func takeChanges() -> [ViewChange] {
        for (view, before) in restructured where view.isRestructured {
            view.isRestructured = false
            diff(view, before: before)
        }
        restructured = []
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
        if let focus { changes.append(.focus(focus)) }
        if let revealed { changes.append(.reveal(revealed)) }
        (focus, revealed) = (nil, nil)
        return changes
    }

    func noteChanged(_ view: BaseView) { changed.append(view) }

    func noteFocus(_ id: ViewID?) { focus = .some(id) }

    func noteRevealed(_ id: ViewID) { revealed = id }

    /// Notes what stands in a view that is about to hold others.
    func willRestructure(_ view: BaseView) {
        guard !view.isRestructured else { return }
        view.isRestructured = true
        restructured.append((view, view.children.map { ($0, $0.id) }))
    }

    /// A view came to stand behind a sibling, or as the first.
    func insert(_ view: BaseView, into parent: BaseView, after sibling: BaseView?) {
        view.show(in: self)
        edits.append(.insert(view.snapshot, into: parent.id, after: sibling?.id))
    }

    /// A screen came to cover another.
    func push(_ screen: FormView, over other: FormView?) {
        screen.show(in: self)
        edits.append(.insert(screen.snapshot, into: .screens, after: other?.id))
    }

    /// A view stands elsewhere now.
    func move(_ view: BaseView, into parent: BaseView, after sibling: BaseView?) {
        edits.append(.move(view.id, into: parent.id, after: sibling?.id))
    }

    /// A view went that bore this name.
    func remove(_ view: BaseView, named id: ViewID) {
        view.hide(from: self)
        edits.append(.remove(id))
    }

    private func diff(_ parent: BaseView, before: [(view: BaseView, id: ViewID)]) {
        let now = parent.children
        for (view, id) in before where !now.contains(where: { $0 === view }) {
            remove(view, named: id)
        }
        var shown = before.map(\.view).filter { view in now.contains { $0 === view } }
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

extension BaseView {
    /// Somebody is shown the view and what stands in it; what changed before does not count.
    final func show(in tree: ViewTree) {
        self.tree = tree
        changed = []
        isRestructured = false
        for child in children { child.show(in: tree) }
    }

    /// Nobody is shown the view any more.
    final func hide(from tree: ViewTree) {
        guard self.tree === tree else { return }
        self.tree = nil
        changed = []
        isRestructured = false
        for child in children { child.hide(from: tree) }
    }

    // MARK: Views in views

    /// The view is about to hold others.
    final func willRestructure() { tree?.willRestructure(self) }

    /// Makes a view one that stands in this one.
    final func adopt(_ child: BaseView?, as part: String) {
        guard let child else { return }
        child.parent = self
        child.part = part
    }

    /// A view stands in this one no more, unless it was put elsewhere already.
    final func release(_ child: BaseView?) {
        guard let child, child.parent === self else { return }
        child.parent = nil
        if let tree { child.hide(from: tree) }
    }
}
