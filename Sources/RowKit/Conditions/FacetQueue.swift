/// A priority queue of facets waiting to be evaluated, lowest rank first.
///
/// Most facets arrive in the order of their ranks and are kept in an array. Only facets with a
/// lower rank than the last one go into a heap.
struct FacetQueue {
    private var line: [Facet] = []
    private var next = 0
    /// A binary heap.
    private var others: [(rank: Int, facet: Facet)] = []

    /// The lowest rank in the queue, or nil if it is empty.
    var firstRank: Int? {
        let inLine = next < line.count ? line[next].rank : nil
        guard let other = others.first?.rank else { return inLine }
        return inLine.map { min($0, other) } ?? other
    }

    mutating func append(_ facet: Facet) {
        if next == line.count || line[line.count - 1].rank <= facet.rank {
            line.append(facet)
        } else {
            sortIn(facet)
        }
    }

    mutating func popFirst() -> Facet? {
        if let other = others.first, next == line.count || other.rank < line[next].rank {
            return popOther()
        }
        guard next < line.count else { return nil }
        let facet = line[next]
        next += 1
        if next == line.count {
            line.removeAll(keepingCapacity: true)
            next = 0
        }
        return facet
    }

    private mutating func sortIn(_ facet: Facet) {
        others.append((facet.rank, facet))
        var child = others.count - 1
        while child > 0, case let parent = (child - 1) / 2,
            others[child].rank < others[parent].rank
        {
            others.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func popOther() -> Facet {
        others.swapAt(0, others.count - 1)
        let facet = others.removeLast().facet
        var parent = 0
        while case let left = 2 * parent + 1, left < others.count {
            let right = left + 1
            let isRight = right < others.count && others[right].rank < others[left].rank
            let child = isRight ? right : left
            guard others[child].rank < others[parent].rank else { break }
            others.swapAt(child, parent)
            parent = child
        }
        return facet
    }
}
