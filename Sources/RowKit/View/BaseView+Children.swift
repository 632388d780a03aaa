// Adding views to other views, and removing them.

extension BaseView {
    /// The children of the view, from first to last.
    public final var children: [BaseView] {
        var children: [BaseView] = []
        forEachChild { children.append($0) }
        return children
    }

    /// Returns the child with a part, as written in identifiers, or nil if there is none.
    final func child(_ part: Substring.UTF8View) -> BaseView? {
        var found: BaseView?
        forEachChild { child in
            guard found == nil, child.ownID == nil, let name = child.part else { return }
            if ViewID.escaped(name).utf8.elementsEqual(part) { found = child }
        }
        return found
    }

    /// Called before the view's children change.
    final func willRestructure() {
        if let tree, !tree.isClosed { tree.willRestructure(self) }
        noteRevision()
    }

    /// Removes a view from its current parent before it replaces a child of this one.
    final func willReplace(_ old: BaseView?, by new: BaseView?) {
        guard new !== old else { return }
        willRestructure()
        if let new { new.parent?.giveUp(new) }
    }

    /// Makes this view the parent of a new child that replaces an old one.
    final func replaced(_ old: BaseView?, by new: BaseView?, as part: String) {
        guard old !== new else { return }
        release(old)
        adopt(new, as: part)
    }

    /// Makes this view the parent of a child.
    ///
    /// - Precondition: The child does not contain this view.
    final func adopt(_ child: BaseView?, as part: String) {
        guard let child else { return }
        precondition(!isPart(of: child), "a view cannot contain itself")
        child.currentParent = self
        child.currentPart = part
    }

    /// Removes a child, unless it already has another parent.
    final func release(_ child: BaseView?) {
        guard let child, child.parent === self else { return }
        child.currentParent = nil
        child.currentPart = nil
    }

    /// Removes all children; called by each view that can have children when it is deallocated.
    final func releaseChildren() { forEachChild(release) }

    /// Records that the cell that contains the view differs from its last drawing.
    final func noteRevision() {
        var next = enclosingCell
        while let cell = next {
            cell.revision += 1
            next = cell.isInner ? cell.parent?.enclosingCell : nil
        }
    }

    // MARK: Surroundings

    /// Whether the view is another view or its descendant.
    final func isPart(of other: BaseView) -> Bool {
        nearest { $0 === other ? true : nil } ?? false
    }

    /// The screen that contains the view, or nil if there is none.
    final var screenView: FormView? {
        nearest { $0 as? FormView }
    }

    /// The label that describes the view, or nil if the view has a ``name`` or there is no label.
    public final var label: LabelView? {
        guard name == nil, isControl else { return nil }
        return enclosingCell?.titleLabel
    }

    /// Whether the view is a text field that takes the focus although it takes no input, because
    /// the user can only read its row.
    package final var takesFocusToRead: Bool {
        self is TextInputView && enclosingCell?.isReadOnly == true
    }

    /// Whether the view and all its ancestors are visible and enabled.
    public final var takesInput: Bool {
        nearest { $0.isHidden || !$0.isEnabled ? false : nil } ?? true
    }
}
