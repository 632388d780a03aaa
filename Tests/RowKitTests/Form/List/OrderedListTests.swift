import Testing

@testable import RowKit

@Suite("The ordered list")
struct OrderedListTests {
    private final class Item: Listed, CustomStringConvertible {
        var listHandle = ListHandle<Item>()
        let number: Int
        init(_ number: Int) { self.number = number }
        var description: String { "\(number)" }
    }

    /// A list of several chunks and its items, every third of them hidden.
    private func list(_ count: Int) -> (OrderedList<Item>, [Item]) {
        let list = OrderedList<Item>()
        let items = (0..<count).map(Item.init)
        for item in items { list.insert(item, at: .end, visible: item.number % 3 != 0) }
        list.commit()
        return (list, items)
    }

    private func numbers(_ list: OrderedList<Item>) -> [Int] {
        var numbers: [Int] = []
        list.forEach { numbers.append($0.number) }
        return numbers
    }

    @Test("clears the place of elements that outlive it or were removed")
    func outlived() {
        let items = list(600).1
        #expect(items.allSatisfy { $0.listHandle.chunk == nil })
        let (list, kept) = list(600)
        for item in kept where item.number.isMultiple(of: 2) { list.remove(item) }
        list.commit()
        for item in kept {
            #expect((item.listHandle.chunk == nil) == item.number.isMultiple(of: 2))
        }
        withExtendedLifetime(list) {}
    }

    static let sizes = [0, 1, 255, 256, 257, 512, 513, 1000]

    @Test("has the right counts, indices and elements in every measure", arguments: sizes)
    func measures(count: Int) throws {
        let (list, items) = list(count)
        let visible = items.filter { $0.number % 3 != 0 }
        try #require(list.count(.all) == count && list.count(.visible) == visible.count)
        #expect(list.count(.before) == visible.count)
        #expect(numbers(list) == Array(0..<count))
        for (index, item) in items.enumerated() {
            #expect(list.index(of: item, among: .all) == index)
            #expect(list.element(at: index, among: .all) === item)
        }
        for (index, item) in visible.enumerated() {
            #expect(list.index(of: item, among: .visible) == index)
            #expect(list.element(at: index, among: .visible) === item)
            #expect(list.isVisible(item))
        }
        if count > 0 {
            #expect(list.index(of: items[0], among: .visible) == 0, "index of the next visible one")
        }
    }

    @Test("inserts elements before, after, first and last, in every chunk", arguments: sizes)
    func inserting(count: Int) {
        let (list, items) = list(count)
        var expected = Array(0..<count)
        for item in items where item.number % 100 == 0 {
            list.insert(Item(-1), at: .before(item), visible: true)
            list.insert(Item(-2), at: .after(item), visible: false)
            let index = expected.firstIndex(of: item.number) ?? 0
            expected.replaceSubrange(index...index, with: [-1, item.number, -2])
        }
        for number in 0..<300 { list.insert(Item(-100 - number), at: .start, visible: true) }
        list.insert(Item(-3), at: .end, visible: true)
        expected = (0..<300).reversed().map { -100 - $0 } + expected + [-3]
        #expect(numbers(list) == expected)
        #expect(list.count(.all) == expected.count)
        for (index, number) in expected.enumerated() where number >= 0 {
            #expect(list.index(of: items[number], among: .all) == index)
        }
    }

    @Test("accepts many insertions in the middle, in both directions")
    func fillingTheMiddle() throws {
        let (list, items) = list(512)
        var anchor = items[255]
        for number in 1000..<1600 {
            let item = Item(number)
            list.insert(item, at: .after(anchor), visible: true)
            anchor = item
        }
        for number in (2000..<2600).reversed() {
            list.insert(Item(number), at: .before(items[256]), visible: true)
            if number == 2599 { #expect(list.index(of: items[256], among: .all) == 857) }
        }
        let expected =
            Array(0..<256) + Array(1000..<1600) + (2000..<2600).reversed() + Array(256..<512)
        try #require(numbers(list) == expected)
        for index in stride(from: 0, to: expected.count, by: 37) {
            #expect(list.element(at: index, among: .all).number == expected[index])
        }
    }

    @Test("reports removed elements with old indices and inserted ones with new indices")
    func changes() {
        let (list, items) = list(1000)
        list.remove(items[1])
        list.setVisible(items[500], false)
        list.setVisible(items[3], true)
        let new = Item(-1)
        list.insert(new, at: .after(items[998]), visible: true)
        list.insert(Item(-2), at: .start, visible: false)
        var gone: [Int: Int] = [:]
        var come: [Int: Int] = [:]
        list.forEachRemoved { gone[$0.number] = $1 }
        list.forEachInserted { come[$0.number] = $1 }
        // Before, 1 was the first visible element and 500 followed 1…499, of which 166 were hidden.
        #expect(gone == [1: 0, 500: 333])
        // Now 3 follows 2 alone; 0…998 show 666 - 1 (removed) - 1 (hidden) + 1 (shown).
        let visibleUpTo998 = (0...998).count { $0 % 3 != 0 } - 1
        #expect(come == [3: 1, -1: visibleUpTo998])
        #expect(list.count(.before) == 666)
        #expect(list.count(.all) == 1001)
        list.commit()
        list.forEachRemoved { item, _ in Issue.record("\(item) is removed after the commit") }
        list.forEachInserted { item, _ in Issue.record("\(item) is inserted after the commit") }
        #expect(list.count(.before) == list.count(.visible))
        #expect(numbers(list).count == 1001)
    }

    @Test("reports both indices of an element that is removed and inserted elsewhere")
    func moving() {
        let (list, items) = list(600)
        let item = items[1]
        list.remove(item)
        #expect(list.index(of: item, among: .all) == nil)
        #expect(!list.isVisible(item))
        list.insert(item, at: .end, visible: true)
        var gone: [Int] = []
        var come: [Int] = []
        list.forEachRemoved { if $0 === item { gone.append($1) } }
        list.forEachInserted { if $0 === item { come.append($1) } }
        #expect(gone == [0])
        #expect(come == [399])
    }

    @Test("can be emptied and filled again")
    func emptying() {
        let (list, items) = list(1000)
        for item in items where item.number % 2 == 0 { list.remove(item) }
        #expect(numbers(list) == Array(stride(from: 1, to: 1000, by: 2)))
        for item in items where item.number % 2 == 1 { list.remove(item) }
        #expect(list.count(.all) == 0)
        #expect(list.count(.visible) == 0)
        #expect(list.count(.before) == 666, "removed elements are kept until the commit")
        list.commit()
        #expect(list.count(.before) == 0)
        list.insert(items[5], at: .start, visible: true)
        #expect(list.index(of: items[5], among: .visible) == 0)
    }

    @Test("has the right indices after a whole chunk between others was removed")
    func droppedChunk() {
        let (list, items) = list(256 * 6)
        list.stopTracking()
        #expect(list.index(of: items[256 * 6 - 1], among: .all) == 256 * 6 - 1)
        for item in items[512..<768] { list.remove(item) }
        for item in items[768...] {
            #expect(list.index(of: item, among: .all) == item.number - 256)
        }
    }

    @Test("keeps no removed elements unless it is tracked")
    func untracked() {
        let list = OrderedList<Item>()
        let item = Item(0)
        list.insert(item, at: .end, visible: true)
        list.remove(item)
        #expect(!list.isTracked)
        #expect(list.count(.before) == 0)
        #expect(list.count(.all) == 0)
        list.commit()
        #expect(list.isTracked)
        list.stopTracking()
        #expect(!list.isTracked)
    }
}
