/// An element of an ``OrderedList``: it keeps its own place, so that its index is found without a
/// search.
protocol Listed: AnyObject {
    /// The class that the list is declared for.
    associatedtype Base: AnyObject
    /// Where the element stands; the list alone writes it.
    var place: ListPlace<Base> { get set }
}

/// Where an element stands in its list: nowhere while it is in none.
struct ListPlace<Element: AnyObject> {
    fileprivate(set) weak var chunk: ListChunk<Element>?
    fileprivate(set) var slot = 0

    init() {}
    fileprivate init(_ chunk: ListChunk<Element>, _ slot: Int) {
        self.chunk = chunk
        self.slot = slot
    }
}

/// Up to 256 neighbours of an ``OrderedList``.
///
/// A slot whose element is not `present` is a ghost: the element stood here, visible, at the last
/// commit and has left since. It keeps the slot until the next commit, so that indices before
/// stay known.
final class ListChunk<Element: AnyObject> {
    static var capacity: Int { 256 }

    fileprivate(set) var items: [Element] = []
    fileprivate(set) var present = Bits256()
    fileprivate(set) var visible = Bits256()
    fileprivate(set) var before = Bits256()
    /// The place among the list's chunks.
    var position = 0
    /// Whether the list has noted that something here may differ from the last commit.
    var isTouched = false

    var isFull: Bool { items.count == Self.capacity }
    var counts: ListCounts {
        ListCounts(all: present.count, visible: visible.count, before: before.count)
    }
}

/// How many elements of each kind.
struct ListCounts: Equatable {
    var all = 0
    var visible = 0
    var before = 0

    static func + (left: ListCounts, right: ListCounts) -> ListCounts {
        ListCounts(
            all: left.all &+ right.all, visible: left.visible &+ right.visible,
            before: left.before &+ right.before)
    }
}

extension ListChunk where Element: Listed, Element.Base == Element {
    /// Puts an element into a slot, those behind it move up.
    func insert(_ element: Element, at slot: Int, visible isVisible: Bool) {
        items.insert(element, at: slot)
        if slot < items.count - 1 {
            present.insert(at: slot)
            visible.insert(at: slot)
            before.insert(at: slot)
            renumber(from: slot + 1)
        }
        present[slot] = true
        visible[slot] = isVisible
        element.place = ListPlace(self, slot)
    }

    func setVisible(_ isVisible: Bool, at slot: Int) { visible[slot] = isVisible }

    /// Takes the element of a slot out; with `leavingGhost` the slot itself stays.
    func remove(at slot: Int, leavingGhost: Bool) {
        items[slot].place = ListPlace()
        present[slot] = false
        visible[slot] = false
        if !leavingGhost { drop(slot) }
    }

    /// Makes now the last commit: ghosts go.
    func commit() {
        isTouched = false
        while case let ghosts = before - present, !ghosts.isEmpty { drop(ghosts.select(0)) }
        before = visible
    }

    /// Moves the slots from `slot` on into a new chunk.
    func split(at slot: Int) -> ListChunk {
        let tail = ListChunk()
        tail.items = Array(items[slot...])
        items.removeSubrange(slot...)
        tail.present = present.split(at: slot)
        tail.visible = visible.split(at: slot)
        tail.before = before.split(at: slot)
        for slot in tail.items.indices where tail.present[slot] {
            tail.items[slot].place = ListPlace(tail, slot)
        }
        return tail
    }

    private func drop(_ slot: Int) {
        items.remove(at: slot)
        present.remove(at: slot)
        visible.remove(at: slot)
        before.remove(at: slot)
        renumber(from: slot)
    }

    private func renumber(from first: Int) {
        for slot in first..<items.count where present[slot] {
            items[slot].place.slot = slot
        }
    }
}
