// Views and changes as values, which are made only on demand.

extension FormStage {
    /// All views on screen, as values.
    public var snapshot: [ViewDescription] { screens.map(\.snapshot) }

    /// The view with an identifier, or nil if it is not shown.
    ///
    /// - Complexity: O(1) for sections and rows; for other views, O(*n*), where *n* is the number
    ///   of views around it within the row.
    public func view(_ id: ViewID) -> BaseView? {
        screens.isEmpty ? nil : stack.last { $0.names(id) }?.view(id)
    }

    /// Returns changes with all information that a host needs to apply them without the views.
    ///
    /// - Parameter changes: The changes that were taken last. The views must not have changed
    ///   since.
    public func describe(_ changes: ViewChanges) -> ViewPatch {
        ViewPatch(
            number: changes.number, changes.changes.compactMap(describe), refusal: changes.refusal)
    }

    private func describe(_ change: ViewChange) -> ViewPatch.Change? {
        switch change {
        case .set(let id, _), .splice(let id, _, _), .extend(let id, _, _):
            view(id)?.describe(change)
        case .insert(let id, let parent, let sibling):
            view(id).map { .insert($0.snapshot, into: parent, after: sibling) }
        case .move(let id, let parent, let sibling): .move(id, into: parent, after: sibling)
        case .remove(let id): .remove(id)
        case .focus(let id): .focus(id)
        case .reveal(let id): .reveal(id)
        }
    }
}
