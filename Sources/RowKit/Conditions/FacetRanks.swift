/// Keeps every facet's rank above the ranks of all that its condition reads.
///
/// Ranks say in which order conditions are evaluated. They change only where a condition comes to
/// read something of a higher rank.
struct FacetRanks {
    /// The number of searches so far; identifies the current one.
    private var searches = 0
    /// How many facets were looked at, ever.
    private(set) var steps = 0
    /// The facets that a search has found to be in the way.
    private var moving: [Facet] = []

    /// Ranks a facet above one that its condition reads.
    ///
    /// Raises the facet and its dependants, or lowers the source and what it reads, whichever moves
    /// fewer facets. Building a chain of `n` conditions takes O(`n` log `n`) steps in any order.
    ///
    /// - Returns: false if that cannot be, because what it reads depends on itself.
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

    /// Moves a facet and whatever is in its way: those that read it, if it rises, or those that it
    /// reads, if it sinks.
    ///
    /// - Returns: Whether that can be, which it cannot if the other facet is in the way; nil if
    ///   that took more than `limit` steps to find out.
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
        for facet in moving { facet.rank += change }
        return true
    }

    /// The way from a facet to one that it depends on: each reads the next.
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
