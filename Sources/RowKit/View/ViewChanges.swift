/// The changes that a host must apply, in order, with the identifiers of the changed views.
///
/// A host in the same isolation as the views draws them from the stage (``FormStage/view(_:)``).
/// For any other host, ``FormStage/describe(_:)`` converts the changes to a value.
public struct ViewChanges: Hashable, Sendable {
    /// The number of the list among all lists that a stage has returned, which puts responses and
    /// pushes in order.
    public var number: Int
    /// The changes, to be applied one after the other.
    public var changes: [ViewChange]
    /// The reason why the event was refused, or nil if it was not refused.
    public var refusal: ViewRefusal?

    /// Creates a list of changes.
    public init(number: Int = 0, _ changes: [ViewChange] = [], refusal: ViewRefusal? = nil) {
        self.number = number
        self.changes = changes
        self.refusal = refusal
    }

    /// Whether there is nothing to apply.
    public var isEmpty: Bool { changes.isEmpty && refusal == nil }

    /// The changes without those that concern only the host whose user caused them.
    var forOtherHosts: ViewChanges {
        ViewChanges(number: number, changes.compactMap(\.forOtherHosts))
    }
}

/// A change that a host must apply, with the identifiers of the affected views.
///
/// The views have their state after all changes. An inserted view is drawn with all its
/// descendants. No other change of the same list names one of these views, except to focus or
/// reveal it.
public enum ViewChange: Hashable, Sendable {
    /// Properties of a view have new values.
    case set(ViewID, [ViewProperty])
    /// Elements of a list were replaced: the items of a ``ListView`` or the shapes of a
    /// ``CanvasView``.
    case splice(ViewID, ViewProperty, ViewChange.Splice)
    /// Points were added to the lines of a shape of a canvas. Those starting at an index are new.
    case extend(ViewID, shape: Int, from: Int)
    /// A view was inserted after a sibling or as the first child.
    case insert(ViewID, into: ViewID, after: ViewID?)
    /// A view was moved after a sibling or to become the first child.
    case move(ViewID, into: ViewID, after: ViewID?)
    /// A view was removed, with its descendants.
    case remove(ViewID)
    /// Move the focus to a view, or remove it if nil.
    case focus(ViewID?)
    /// Scroll to a view.
    case reveal(ViewID)
}

extension ViewChange {
    /// The change without the parts that concern only the host whose user caused it, or nil if
    /// nothing is left.
    ///
    /// The other hosts keep their focus, scroll position and selection.
    var forOtherHosts: ViewChange? {
        switch self {
        case .focus, .reveal: return nil
        case .set(let view, var properties):
            properties.removeAll { $0 == .caret }
            return properties.isEmpty ? nil : .set(view, properties)
        default: return self
        }
    }
}

extension ViewChange {
    /// The replacement of some elements of a list by others.
    public struct Splice: Hashable, Sendable {
        /// The index of the first element that is replaced.
        public var index: Int
        /// The number of elements that are removed there.
        public var removed: Int
        /// The number of elements that are inserted there.
        public var inserted: Int

        /// Creates a replacement.
        public init(at index: Int, removed: Int, inserted: Int) {
            self.index = index
            self.removed = removed
            self.inserted = inserted
        }

        /// The replacement that converts one list to another, or nil if they are equal or have no
        /// common start or end.
        init?<Element: Equatable>(from old: [Element], to new: [Element]) {
            let shortest = min(old.count, new.count)
            var start = 0
            while start < shortest, old[start] == new[start] { start += 1 }
            var end = 0
            while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
                end += 1
            }
            guard start + end > 0, old.count != new.count || start + end < old.count else {
                return nil
            }
            self.init(
                at: start, removed: old.count - start - end, inserted: new.count - start - end)
        }
    }
}
