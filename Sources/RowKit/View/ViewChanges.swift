/// The changes that a host has to apply, in order, by the names of the views that changed.
///
/// A host in the same isolation as the views draws them from the stage (``FormStage/view(_:)``).
/// For another, ``FormStage/describe(_:)`` makes a value of the changes.
public struct ViewChanges: Hashable, Sendable {
    /// The number of the list among all that a stage has handed out, which puts responses and
    /// pushes in order.
    public var number: Int
    /// The changes, to be applied one after the other.
    public var changes: [ViewChange]
    /// Why the event that this responds to was refused, or nil if it was not.
    public var refusal: ViewRefusal?

    /// Makes a list of changes.
    public init(number: Int = 0, _ changes: [ViewChange] = [], refusal: ViewRefusal? = nil) {
        self.number = number
        self.changes = changes
        self.refusal = refusal
    }

    /// Whether there is nothing to apply.
    public var isEmpty: Bool { changes.isEmpty && refusal == nil }
}

/// A change that a host has to apply, which names the views that it concerns.
///
/// The views are as they are once all changes have been applied: a view that was inserted is drawn
/// with all that it contains, and no other change of the same list names a view in it, except to
/// focus or reveal it.
public enum ViewChange: Hashable, Sendable {
    /// Properties of a view have new values.
    case set(ViewID, [ViewProperty])
    /// Elements of a list were replaced: the items of a ``ListView`` or the shapes of a
    /// ``CanvasView``.
    case splice(ViewID, ViewProperty, ViewSplice)
    /// The lines of a shape of a canvas got more points; those from an index on are new.
    case extend(ViewID, shape: Int, from: Int)
    /// A view was inserted, after a sibling or in the first place.
    case insert(ViewID, into: ViewID, after: ViewID?)
    /// A view was moved, after a sibling or to the first place.
    case move(ViewID, into: ViewID, after: ViewID?)
    /// A view was removed, with its descendants.
    case remove(ViewID)
    /// Move the focus to a view, or take it away if nil.
    case focus(ViewID?)
    /// Scroll to a view.
    case reveal(ViewID)
}

extension ViewChange {
    /// Whether the change concerns only the host whose user brought it about.
    var isOfOneHost: Bool {
        switch self {
        case .focus, .reveal: true
        default: false
        }
    }
}

/// The replacement of some elements of a list by others.
public struct ViewSplice: Hashable, Sendable {
    /// The index of the first element that is replaced.
    public var index: Int
    /// The number of elements that are removed there.
    public var removed: Int
    /// The number of elements that are inserted there.
    public var inserted: Int

    /// Makes a replacement.
    public init(at index: Int, removed: Int, inserted: Int) {
        self.index = index
        self.removed = removed
        self.inserted = inserted
    }

    /// The replacement that makes one list of another, or nil if they are equal or have nothing in
    /// common at their beginnings and ends.
    init?<Element: Equatable>(from old: [Element], to new: [Element]) {
        let shortest = min(old.count, new.count)
        var start = 0
        while start < shortest, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        guard start + end > 0, old.count != new.count || start + end < old.count else { return nil }
        self.init(at: start, removed: old.count - start - end, inserted: new.count - start - end)
    }
}
