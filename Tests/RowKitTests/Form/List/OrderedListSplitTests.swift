import Testing

@testable import RowKit

@Suite("An ordered list whose chunks are split and removed")
struct OrderedListSplitTests {
    private final class Item: Listed {
        var listHandle = ListHandle<Item>()
    }

    static let counts = [256, 512, 600]
    static let places = [0, 1, 126, 127, 128, 200, 254, 255, 256, 300, 511]

    private func makeItems(_ count: Int) -> [Item] { (0..<count).map { _ in Item() } }

    private func makeList(_ items: [Item]) -> OrderedList<Item> {
        let list = OrderedList<Item>()
        for item in items { list.insert(item, at: .end, visible: true) }
        return list
    }

    private func expect(
        _ list: OrderedList<Item>, toHold items: [Item],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var found: [Item] = []
        list.forEach { found.append($0) }
        let isSame = found.elementsEqual(items, by: ===) && list.count(.all) == items.count
        #expect(isSame, sourceLocation: sourceLocation)
        guard isSame else { return }
        let misplaced = items.indices.filter { index in
            list.index(of: items[index], among: .all) != index
                || list.index(of: items[index], among: .visible) != index
                || list.element(at: index, among: .visible) !== items[index]
        }
        #expect(misplaced == [], sourceLocation: sourceLocation)
    }

    @Test("has the right indices after a full chunk was split", arguments: counts, places)
    func splitting(count: Int, place: Int) {
        guard place < count else { return }
        for isAskedBefore in [false, true] {
            var items = makeItems(count)
            let list = makeList(items)
            if isAskedBefore { #expect(list.count(.all) == count) }
            let new = Item()
            list.insert(new, at: .after(items[place]), visible: true)
            items.insert(new, at: place + 1)
            expect(list, toHold: items)
        }
    }

    @Test(
        "is unchanged if all new elements are removed before the commit", arguments: counts, places)
    func comingAndGoing(count: Int, place: Int) {
        guard place < count else { return }
        for isReversed in [false, true] {
            let items = makeItems(count)
            let list = makeList(items)
            list.commit()
            let newcomers = makeItems(600)
            for new in newcomers.reversed() {
                list.insert(new, at: .after(items[place]), visible: true)
            }
            for new in isReversed ? newcomers.reversed() : newcomers { list.remove(new) }
            list.commit()
            expect(list, toHold: items)
            list.insert(newcomers[0], at: .end, visible: true)
            list.commit()
            expect(list, toHold: items + [newcomers[0]])
        }
    }

    @Test("has the right indices after whole chunks were removed", arguments: [false, true])
    func going(isFollowed: Bool) {
        var items = makeItems(1_000)
        let list = makeList(items)
        if isFollowed { list.commit() }
        for range in [256..<512, 0..<256] {
            #expect(list.count(.all) == items.count)
            for item in items[range] { list.remove(item) }
            items.removeSubrange(range)
            expect(list, toHold: items)
            if isFollowed { list.commit() }
            expect(list, toHold: items)
        }
    }
}
