/// Keeps the rank of every facet above the ranks of all facets that its condition reads.
///
/// Conditions are evaluated in the order of their ranks. Ranks change only when a condition begins
/// to read a facet of an equal or higher rank.
struct FacetRanks {
    /// The number of searches so far; identifies the current one.
    private var searches = 0
    /// The total number of facets visited.
    private(set) var steps = 0
    /// The facets that the current search has to move.
    private var moving: [Facet] = []
    /// The lowest rank of the facets that were evaluated before.
    private var lowest = 0
    private var hasNew = false

    /// Returns the rank of a facet whose condition is new.
    ///
    /// It is below the ranks of all facets that were evaluated before, because these may begin to
    /// read the new facet: a row often names another one that joins after it.
    mutating func rankOfNew() -> Int {
        hasNew = true
        return lowest - 1
    }

    /// Called when all new conditions have been evaluated.
    mutating func endSettling() {
        if hasNew { (lowest, hasNew) = (lowest - 1, false) }
    }

    /// Ranks a facet above one that its condition reads.
    ///
    /// Raises the facet and its dependants, or lowers the source and what it reads, whichever moves
    /// fewer facets. Building a chain of `n` conditions takes O(`n` log `n`) steps in any order.
    ///
    /// - Returns: False if this is impossible because the source depends on the facet.
    mutating func rank(_ facet: Facet, above source: Facet) -> Bool {
        guard facet.rank <= source.rank else { return true }
        let distance = source.rank + 1 - facet.rank
        var limit = 2
        while true {
            let isRanked =
                move(facet, by: distance, past: source, within: limit)
                ?? move(source, by: -distance, past: facet, within: limit)
            if let isRanked { return isRanked }
            limit *= 2
        }
    }

    /// Moves a facet and every facet in its way: its dependants if it moves up, or its sources if
    /// it moves down.
    ///
    /// - Returns: True if the facets were moved, false if `end` is in the way, or nil if this is
    ///   unknown after `limit` steps.
    private mutating func move(
        _ start: Facet, by change: Int, past end: Facet, within limit: Int
    ) -> Bool? {
        if start === end { return false }
        defer { moving.removeAll(keepingCapacity: true) }
        searches += 1
        start.visitedIn = searches
        moving.append(start)
        var next = 0
        var rest = limit
        while next < moving.count {
            let facet = moving[next]
            next += 1
            for edge in change > 0 ? facet.dependants : facet.sources {
                guard rest > 0 else { return nil }
                rest -= 1
                steps += 1
                guard let other = change > 0 ? edge.dependant : edge.source,
                    other.visitedIn != searches
                else { continue }
                let isInTheWay =
                    change > 0
                    ? other.rank <= facet.rank + change : other.rank >= facet.rank + change
                guard isInTheWay else { continue }
                if other === end { return false }
                other.visitedIn = searches
                moving.append(other)
            }
        }
        for facet in moving {
            facet.rank += change
            lowest = min(lowest, facet.rank)
        }
        return true
    }

    /// Returns a path along dependencies from a facet to one that it depends on: each facet reads
    /// the next.
    mutating func path(from start: Facet, to end: Facet) -> [Facet] {
        searches += 1
        start.visitedIn = searches
        var found: [(facet: Facet, reader: Int?)] = [(start, nil)]
        var next = 0
        while next < found.count, found[next].facet !== end {
            for case let source? in found[next].facet.sources.map(\.source)
            where source.visitedIn != searches {
                source.visitedIn = searches
                found.append((source, next))
            }
            next += 1
        }
        var path: [Facet] = []
        var place = next < found.count ? next : nil
        while let index = place {
            path.append(found[index].facet)
            place = found[index].reader
        }
        return path.reversed()
    }
}
