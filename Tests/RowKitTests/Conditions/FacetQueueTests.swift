import Testing

@testable import RowKit

@Suite("The queue of facets")
struct FacetQueueTests {
    private func makeFacet(rank: Int) -> Facet {
        let facet = Facet(.value, of: nil)
        facet.rank = rank
        return facet
    }

    @Test(
        "returns the lowest rank first, in whatever order facets were added",
        arguments: [
            [], [1], [1, 2, 3], [3, 2, 1], [5, 1, 4, 2, 3], [2, 9, 1, 8, 3, 7, 4, 6, 5],
            [9, 8, 7, 6, 5, 4, 3, 2, 1], [5, 1, 5, 1, 5, 1], [7, 3, 6, 1, 5, 2, 4],
            [8, 4, 7, 2, 6, 1, 5, 3, 0, 9],
        ])
    func order(ranks: [Int]) {
        var queue = FacetQueue()
        for rank in ranks {
            queue.append(makeFacet(rank: rank))
        }
        var taken: [Int] = []
        while let first = queue.firstRank, let facet = queue.popFirst() {
            #expect(facet.rank == first)
            taken.append(facet.rank)
        }
        #expect(taken == ranks.sorted())
        #expect(queue.firstRank == nil)
        #expect(queue.popFirst() == nil)
    }

    @Test("returns the lowest remaining rank when facets are added in between")
    func inBetween() {
        var queue = FacetQueue()
        var left: [Int] = []
        for step in 0..<200 {
            let rank = step * 37 % 101
            queue.append(makeFacet(rank: rank))
            left.append(rank)
            guard step % 3 == 2 else { continue }
            left.sort()
            #expect(queue.popFirst()?.rank == left.removeFirst())
        }
        left.sort()
        for rank in left { #expect(queue.popFirst()?.rank == rank) }
        #expect(queue.popFirst() == nil)
    }
}
