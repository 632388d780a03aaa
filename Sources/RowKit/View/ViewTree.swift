/// Records the changes of the views on screen until they are taken.
///
/// An unchanged view causes no work. When changes are taken, the children of each restructured view
/// are compared with those last reported. A view that was added and removed in between is therefore
/// not a change, and a new view is reported once with all its descendants.
final class ViewTree {
    /// The screens, with the topmost one last.
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
    /// Whether the tree has stopped recording changes.
    private(set) var isClosed = false

    var hasChanges: Bool {
        hasRestructured || !(changed.isEmpty && focus == nil && revealed == nil && !isFocusLost)
    }

    /// Whether insertions, moves or removals are pending.
    var hasRestructured: Bool { toldScreens != nil || !restructured.isEmpty }

    /// Releases all views and stops recording.
    ///
    /// Views may outlive the tree's owner, which closes the tree when it is deallocated.
    func close() {
        isClosed = true
        (screens, toldScreens, changed, restructured) = ([], nil, [], [])
        (focus, revealed) = (nil, nil)
    }

    /// Removes and returns the pending changes: first removals, then insertions and moves, then
    /// properties, then the focus.
    func takeChanges() -> [ViewChange] {
        var changes = takeStructure()
        for view in changed where view.tree === self {
            let properties = view.changed
            view.changed = []
            if properties.isEmpty { continue }
            changes += view.takeChanges(of: properties)
        }
        changed = []
        // A removed view loses the focus, even if it is inserted again at once.
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
        // Done before views are shown, because showing a view discards its recorded changes.
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

    /// Whether hosts know a view and all its ancestors.
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

    /// Stores the children of a view before they change.
    func willRestructure(_ view: BaseView) {
        guard view.toldChildren == nil else { return }
        let id = toldID(of: view)
        view.toldChildren = view.children.map { ToldChild(view: $0, id: $0.id(in: id)) }
        restructured.append(view)
    }

    /// The identifier by which hosts know a view, which may have moved since.
    private func toldID(of view: BaseView) -> ViewID {
        if let own = view.ownID { return own }
        if let parent = view.parent, parent.tree === self {
            guard let told = parent.toldChildren else { return view.id(in: toldID(of: parent)) }
            // Searched first, because most views stay with their parent.
            if let child = told.first(where: { $0.view === view }) { return child.id }
        }
        for parent in restructured {
            if let child = parent.toldChildren?.first(where: { $0.view === view }) {
                return child.id
            }
        }
        return view.id
    }

    /// Records that hosts must move the focus, or remove it if nil.
    func noteFocus(_ view: BaseView?) {
        guard !isClosed else { return }
        focus = .some(view)
        focused = view
    }

    /// Records that a host moved the focus itself.
    ///
    /// The old view need not be the last one that had the focus.
    func noteFocusMoved(from old: BaseView?, to view: BaseView?) {
        guard view != nil || old === focused else { return }
        focus = nil
        focused = view
        isFocusLost = false
    }

    fileprivate func noteHidden(_ view: BaseView) {
        if view === focused { isFocusLost = true }
    }

    func noteRevealed(_ view: BaseView) {
        if !isClosed { revealed = view }
    }
}

extension BaseView {
    /// Starts recording the changes of the view and its descendants, without earlier changes.
    fileprivate final func show(in tree: ViewTree) {
        // A view outside a tree has no recorded changes.
        if self.tree != nil { forgetChanges() }
        self.tree = tree
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
