/// Records the changes of the views on screen, until they are taken.
///
/// A view that does not change costs nothing. When changes are taken, the children of each view
/// that was restructured are compared with those last reported, so that a view that comes and goes
/// in between is no change, and a new view is reported once with all that it contains.
final class ViewTree {
    /// The screens, of which the topmost is the last.
    var screens: [FormView] = [] {
        willSet { if toldScreens == nil { toldScreens = screens } }
    }

    private var toldScreens: [FormView]?
    private var changed: [BaseView] = []
    private var restructured: [BaseView] = []
    private var focus: BaseView??
    /// The view that has the focus, and whether it was removed from the tree.
    private weak var focused: BaseView?
    private var isFocusLost = false
    private var revealed: BaseView?

    /// Whether any changes are pending.
    var hasChanges: Bool {
        hasRestructured || !(changed.isEmpty && focus == nil && revealed == nil && !isFocusLost)
    }

    /// Whether insertions, moves or removals are pending.
    var hasRestructured: Bool { toldScreens != nil || !restructured.isEmpty }

    /// Takes the pending changes: first removals, then insertions and moves, then properties, then
    /// the focus.
    func takeChanges() -> [ViewChange] {
        var changes = takeStructure()
        for view in changed where view.tree === self {
            let properties = view.changed
            view.changed = []
            if properties.isEmpty { continue }
            changes += view.takeChanges(of: properties)
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

    private func takeStructure() -> [ViewChange] {
        guard hasRestructured else { return [] }
        var differences: [ChildDifference] = []
        if let toldScreens {
            let told = toldScreens.map { ToldChild(view: $0, id: $0.id) }
            differences.append(ChildDifference(of: nil, from: told, to: screens))
        }
        let parents = restructured
        (toldScreens, restructured) = (nil, [])
        // Before views are shown, which forgets what is noted of them.
        for parent in parents { parent.enclosingCell?.viewsDidChange() }
        for parent in parents where isTold(parent) {
            guard let told = parent.toldChildren else { continue }
            differences.append(ChildDifference(of: parent, from: told, to: parent.children))
        }
        var new: [BaseView] = []
        let changes = differences.changes(
            remove: { $0.hide(from: self) },
            show: { view in
                view.show(in: self)
                new.append(view)
            })
        for parent in parents { parent.toldChildren = nil }
        for view in new { view.parent?.enclosingCell?.viewDidArrive(view) }
        return changes
    }

    /// Whether hosts know a view and all views around it.
    private func isTold(_ view: BaseView) -> Bool {
        var next = view
        while next.tree === self {
            guard let parent = next.parent else { break }
            next = parent
        }
        guard next.tree === self, let screen = next as? FormView else { return false }
        return screens.contains { $0 === screen }
    }

    // MARK: Recording

    func noteChanged(_ view: BaseView) { changed.append(view) }

    /// Keeps the children of a view before they change.
    func willRestructure(_ view: BaseView) {
        guard view.toldChildren == nil else { return }
        let id = view.id
        view.toldChildren = view.children.map { ToldChild(view: $0, id: $0.id(in: id)) }
        restructured.append(view)
    }

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
}

extension BaseView {
    /// Starts recording the changes of the view and its descendants, without those made before.
    fileprivate final func show(in tree: ViewTree) {
        self.tree = tree
        forgetChanges()
        forEachChild { $0.show(in: tree) }
    }

    /// Stops recording the changes of the view and of the descendants that hosts know.
    fileprivate final func hide(from tree: ViewTree) {
        guard self.tree === tree else { return }
        self.tree = nil
        tree.noteHidden(self)
        let told = toldChildren
        forgetChanges()
        if let told {
            for child in told { child.view.hide(from: tree) }
        } else {
            forEachChild { $0.hide(from: tree) }
        }
    }

    private final func forgetChanges() {
        changed = []
        toldChildren = nil
        forgetTold()
        (self as? CellView)?.revision += 1
    }
}
