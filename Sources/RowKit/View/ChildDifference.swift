/// The difference between the children of a view known to hosts and its current children.
struct ChildDifference {
    /// The parent, or nil if the children are the screens.
    private let view: BaseView?
    let parent: ViewID
    /// The current children.
    let now: [BaseView]
    /// The children that were removed.
    let left: [ToldChild]
    /// The indices of current children that were added.
    let arrived: Set<Int>
    /// The indices of current children that have moved past others.
    let moved: Set<Int>
    /// The indices of current children between the first and the last difference.
    let range: Range<Int>

    /// Compares the children of a view.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of children between the first and the
    ///   last difference.
    init(of view: BaseView?, from told: [ToldChild], to now: [BaseView]) {
        let parent = view?.id ?? .screens
        (self.view, self.parent, self.now) = (view, parent, now)
        let isSame = { (told: ToldChild, view: BaseView) in
            told.view === view && told.id == view.id(in: parent)
        }
        let shortest = min(told.count, now.count)
        var start = 0
        while start < shortest, isSame(told[start], now[start]) { start += 1 }
        var end = 0
        while end < shortest - start, isSame(told[told.count - 1 - end], now[now.count - 1 - end]) {
            end += 1
        }
        range = start..<now.count - end
        var indices: [ObjectIdentifier: Int] = [:]
        for index in start..<told.count - end {
            indices[ObjectIdentifier(told[index].view)] = index
        }
        var (arrived, kept): (Set<Int>, [(index: Int, before: Int)]) = ([], [])
        for index in range {
            let view = ObjectIdentifier(now[index])
            if let before = indices[view], isSame(told[before], now[index]) {
                indices[view] = nil
                kept.append((index, before))
            } else {
                arrived.insert(index)
            }
        }
        self.arrived = arrived
        let places = indices.values.sorted()
        // Screens are removed from the top.
        let order: [Int] = view == nil ? places.reversed() : places
        left = order.map { told[$0] }
        let staying = kept.map(\.before).longestIncrease()
        moved =
            staying.count == kept.count
            ? [] : Set(kept.map(\.index)).subtracting(staying.map { kept[$0].index })
    }
}

extension ChildDifference {
    /// Whether the parent is one of some views or a descendant of one.
    fileprivate func isIn(_ views: Set<ObjectIdentifier>) -> Bool {
        var next = view
        while let view = next {
            if views.contains(ObjectIdentifier(view)) { return true }
            next = view.parent
        }
        return false
    }
}

extension [ChildDifference] {
    /// Returns the changes from the children known to hosts to the current ones.
    ///
    /// A view that was removed from one parent and added to another with the same identifier is
    /// moved. Other views are removed before any view is inserted, because a new view may have the
    /// identifier of a removed one.
    ///
    /// - Parameters:
    ///   - remove: Called with each view that is removed.
    ///   - show: Called with each view that is inserted, after all have been removed.
    func changes(remove: (BaseView) -> Void, show: (BaseView) -> Void) -> [ViewChange] {
        var left: [ObjectIdentifier: ViewID] = [:]
        for child in lazy.flatMap(\.left) { left[ObjectIdentifier(child.view)] = child.id }
        var (elsewhere, new): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        for difference in self {
            for index in difference.arrived {
                let view = difference.now[index]
                let isMoved = left[ObjectIdentifier(view)] == view.id(in: difference.parent)
                if isMoved {
                    elsewhere.insert(ObjectIdentifier(view))
                } else {
                    new.insert(ObjectIdentifier(view))
                }
            }
        }
        // A view in a removed view is removed with it, and a view in a new view is inserted with
        // it.
        let apart = new.union(left.keys).subtracting(elsewhere)
        let rest = filter { !$0.isIn(apart) }
        guard rest.count == count else { return rest.changes(remove: remove, show: show) }
        var changes: [ViewChange] = []
        for child in lazy.flatMap(\.left) where !elsewhere.contains(ObjectIdentifier(child.view)) {
            remove(child.view)
            changes.append(.remove(child.id))
        }
        for difference in self { changes += difference.insertions(of: new, show: show) }
        return changes
    }
}

extension ChildDifference {
    /// Returns the insertions and moves, from the first child to the last.
    fileprivate func insertions(
        of new: Set<ObjectIdentifier>, show: (BaseView) -> Void
    ) -> [ViewChange] {
        var changes: [ViewChange] = []
        for index in range where arrived.contains(index) || moved.contains(index) {
            let view = now[index]
            let sibling = index == 0 ? nil : now[index - 1].id(in: parent)
            if new.contains(ObjectIdentifier(view)) {
                show(view)
                changes.append(.insert(view.id(in: parent), into: parent, after: sibling))
            } else {
                changes.append(.move(view.id(in: parent), into: parent, after: sibling))
            }
        }
        return changes
    }
}

/// A child with the identifier known to hosts.
struct ToldChild {
    let view: BaseView
    let id: ViewID
}

extension [Int] {
    /// The indices of a longest subsequence of increasing numbers.
    ///
    /// - Complexity: O(*n* log *n*).
    func longestIncrease() -> [Int] {
        // The last index of a best subsequence of each length, and the index before each.
        var (ends, previous): ([Int], [Int]) = ([], [])
        for index in indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
            }
            previous.append(low == 0 ? -1 : ends[low - 1])
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var increase: [Int] = []
        var next = ends.last ?? -1
        while next >= 0 {
            increase.append(next)
            next = previous[next]
        }
        return increase.reversed()
    }
}
