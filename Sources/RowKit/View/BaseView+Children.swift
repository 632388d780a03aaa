// How views come to stand in views.

extension BaseView {
    /// The view is about to hold others.
    final func willRestructure() { tree?.willRestructure(self) }

    /// Another view is about to stand where one does: it leaves the place that it has.
    final func willReplace(_ old: BaseView?, by new: BaseView?) {
        guard let new, new !== old else { return }
        new.parent?.giveUp(new)
    }

    /// Another view stands where one did.
    final func replaced(_ old: BaseView?, by new: BaseView?, as part: String) {
        guard old !== new else { return }
        release(old)
        adopt(new, as: part)
    }

    /// As above, among views that hosts are told of in the order in which they come and go.
    ///
    /// - Parameter sibling: The view that the new one comes to stand behind.
    final func replacedAtOnce(
        _ old: BaseView?, by new: BaseView?, as part: String, after sibling: BaseView?
    ) {
        guard old !== new else { return }
        let oldID = old?.id
        replaced(old, by: new, as: part)
        if let old, let oldID { tree?.remove(old, named: oldID) }
        if let new { tree?.insert(new, into: self, after: sibling) }
    }

    /// Makes a view one that stands in this one.
    final func adopt(_ child: BaseView?, as part: String) {
        guard let child else { return }
        child.parent = self
        child.place = part
    }

    /// A view stands in this one no more, unless it was put elsewhere already.
    final func release(_ child: BaseView?) {
        guard let child, child.parent === self else { return }
        child.parent = nil
        child.place = nil
    }

    // MARK: Where a view stands

    /// The screen that the view stands on; nil: it stands on none.
    final var screenView: FormView? {
        var view: BaseView? = self
        while let current = view {
            if let screen = current as? FormView { return screen }
            view = current.parent
        }
        return nil
    }

    /// Whether the view and all that it stands in takes input.
    final var takesInput: Bool {
        var view: BaseView? = self
        while let current = view {
            if current.isHidden || !current.isEnabled { return false }
            view = current.parent
        }
        return true
    }
}
