// How views are put into other views and taken out again.

extension BaseView {
    /// Called before the view's children change.
    final func willRestructure() { tree?.willRestructure(self) }

    /// Takes a view out of its current parent before it replaces a child of this one.
    final func willReplace(_ old: BaseView?, by new: BaseView?) {
        guard let new, new !== old else { return }
        new.parent?.giveUp(new)
    }

    /// Makes this view the parent of a new child in the place of an old one.
    final func replaced(_ old: BaseView?, by new: BaseView?, as part: String) {
        guard old !== new else { return }
        release(old)
        adopt(new, as: part)
    }

    /// Does the same as `replaced(_:by:as:)`, and records the removal and the insertion at once.
    ///
    /// - Parameter sibling: The view that the new one follows.
    final func replacedAtOnce(
        _ old: BaseView?, by new: BaseView?, as part: String, after sibling: BaseView?
    ) {
        guard old !== new else { return }
        let oldID = old?.id
        replaced(old, by: new, as: part)
        if let old, let oldID { tree?.remove(old, named: oldID) }
        if let new { tree?.insert(new, into: self, after: sibling) }
    }

    /// Makes this view the parent of a child.
    final func adopt(_ child: BaseView?, as part: String) {
        guard let child else { return }
        child.parent = self
        child.currentPart = part
    }

    /// Ends the parenthood of a child, unless it already has another parent.
    final func release(_ child: BaseView?) {
        guard let child, child.parent === self else { return }
        child.parent = nil
        child.currentPart = nil
    }

    // MARK: Surroundings

    /// The screen that contains the view, or nil if none does.
    final var screenView: FormView? {
        var view: BaseView? = self
        while let current = view {
            if let screen = current as? FormView { return screen }
            view = current.parent
        }
        return nil
    }

    /// Whether the view and all views around it are visible and enabled.
    final var takesInput: Bool {
        var view: BaseView? = self
        while let current = view {
            if current.isHidden || !current.isEnabled { return false }
            view = current.parent
        }
        return true
    }
}
