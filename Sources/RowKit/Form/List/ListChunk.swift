/// An element of an ``OrderedList``, which stores its place so that its index is found without a
/// search.
protocol Listed: AnyObject {
    /// The class that the list is declared for.
    associatedtype Base: AnyObject
    /// The place of the element, written only by the list.
    var listHandle: ListHandle<Base> { get set }
}

/// The place of an element in its list, or an empty handle if it is in none.
struct ListHandle<Element: AnyObject> {
    /// The chunk that contains the element, or nil if the element is in no list.
    ///
    /// The reference is unsafe, because a handle is read so often that a weak or strong reference
    /// would slow down every use of a list. It is never dangling: a chunk is released only if it is
    /// empty, or with its list, and an element that is removed, or outlives its list, has lost its
    /// handle.
    fileprivate(set) unowned(unsafe) var chunk: ListChunk<Element>?
    fileprivate(set) var slot = 0

    init() {}
    fileprivate init(_ chunk: ListChunk<Element>, _ slot: Int) {
        self.chunk = chunk
        self.slot = slot
    }
}

/// Up to 256 neighbouring elements of an ``OrderedList``.
///
/// A slot whose element is not `present` is a ghost: the element was visible here at the last
/// commit and has left since. The slot is kept until the next commit, so that previous indices stay
/// known.
final class ListChunk<Element: AnyObject> {
    static var capacity: Int { 256 }

    fileprivate(set) var items: [Element] = []
    fileprivate(set) var present = Bits256()
    fileprivate(set) var visible = Bits256()
    fileprivate(set) var before = Bits256()
    /// The index of the chunk in its list.
    var position = 0
    /// Whether the list has recorded that the chunk may differ from the last commit.
    var hasNotedChange = false

    var isFull: Bool { items.count == Self.capacity }
    var counts: ListCounts {
        ListCounts(all: present.count, visible: visible.count, before: before.count)
    }
}

/// The numbers of all, visible and previously visible elements.
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
    /// Inserts an element at a slot, moving those behind it up.
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
        element.listHandle = ListHandle(self, slot)
    }

    /// Empties the handles of all elements.
    func releaseElements() {
        for slot in items.indices where present[slot] { items[slot].listHandle = ListHandle() }
    }

    func setVisible(_ isVisible: Bool, at slot: Int) { visible[slot] = isVisible }

    /// Removes the element of a slot; with `leavingGhost`, the slot itself stays.
    func remove(at slot: Int, leavingGhost: Bool) {
        items[slot].listHandle = ListHandle()
        present[slot] = false
        visible[slot] = false
        if !leavingGhost { drop(slot) }
    }

    /// Makes the current state the last commit and removes ghosts.
    func commit() {
        hasNotedChange = false
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
            tail.items[slot].listHandle = ListHandle(tail, slot)
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
            items[slot].listHandle.slot = slot
        }
    }
}
