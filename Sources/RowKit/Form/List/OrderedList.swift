/// A list in which every element knows its index, counted among all elements or among the
/// visible ones, now or at the last commit.
///
/// The elements are stored in chunks of up to 256 with three bitmaps each. The number of elements
/// before each chunk is cached and updated when needed; apart from that, looking up an index,
/// inserting and removing cost the work of one chunk, however long the list is.
final class OrderedList<Element: Listed> where Element.Base == Element {
    /// The elements that an index counts.
    enum Measure {
        case all
        case visible
        /// The elements that were visible at the last commit.
        case before
    }

    /// Whether changes since the last commit are tracked.
    ///
    /// The first commit starts tracking.
    private(set) var isTracked = false
    private var chunks = [ListChunk<Element>()]
    private var changedChunks: [ListChunk<Element>] = []
    /// `counts[k]` counts the elements before chunk k; valid up to `settled`.
    private var counts = [ListCounts()]
    private var settled = 0

    deinit { for chunk in chunks { chunk.releaseElements() } }

    /// - Complexity: O(chunks) after a change, else O(1).
    func count(_ measure: Measure) -> Int {
        let last = chunks.count - 1
        return (countsBefore(last) + chunks[last].counts)[measure]
    }

    /// The index of an element of this list.
    ///
    /// Among visible elements, a hidden element has the index of the next visible one.
    func index(of element: Element, among measure: Measure) -> Int? {
        guard let chunk = element.listHandle.chunk else { return nil }
        return index(of: element.listHandle.slot, in: chunk, among: measure)
    }

    /// The index that an element would get at a point, among all elements.
    func index(of point: InsertionPoint<Element>) -> Int {
        switch point {
        case .start: 0
        case .end: count(.all)
        case .before(let anchor): index(of: anchor, among: .all) ?? 0
        case .after(let anchor): index(of: anchor, among: .all).map { $0 + 1 } ?? 0
        }
    }

    /// - Precondition: `index` is in range.
    func element(at index: Int, among measure: Measure) -> Element {
        let last = chunks.count - 1
        _ = countsBefore(last)
        var low = 0
        var high = last
        while low < high {
            let middle = (low + high + 1) / 2
            if counts[middle][measure] <= index { low = middle } else { high = middle - 1 }
        }
        let chunk = chunks[low]
        let rank = index - counts[low][measure]
        return chunk.items[chunk[measure].select(rank)]
    }

    func isVisible(_ element: Element) -> Bool {
        guard let chunk = element.listHandle.chunk else { return false }
        return chunk.visible[element.listHandle.slot]
    }

    /// Calls `body` with each element from first to last, hidden ones too.
    func forEach(_ body: (Element) throws -> Void) rethrows {
        for chunk in chunks {
            for slot in chunk.items.indices where chunk.present[slot] {
                try body(chunk.items[slot])
            }
        }
    }

    /// Calls `body` with each visible element from first to last.
    func forEachVisible(_ body: (Element) throws -> Void) rethrows {
        for chunk in chunks {
            for slot in chunk.items.indices where chunk.visible[slot] {
                try body(chunk.items[slot])
            }
        }
    }

    var visible: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count(.visible))
        forEachVisible { elements.append($0) }
        return elements
    }

    // MARK: Changing

    /// - Precondition: `element` is in no list, and the point's anchor is in this one.
    func insert(_ element: Element, at point: InsertionPoint<Element>, visible: Bool) {
        precondition(element.listHandle.chunk == nil, "the element is in a list")
        let (chunk, slot) = room(at: point)
        precondition(owns(chunk), "the anchor is in another list")
        chunk.insert(element, at: slot, visible: visible)
        noteChange(in: chunk)
    }

    func setVisible(_ element: Element, _ isVisible: Bool) {
        guard let chunk = element.listHandle.chunk,
            chunk.visible[element.listHandle.slot] != isVisible
        else { return }
        chunk.setVisible(isVisible, at: element.listHandle.slot)
        noteChange(in: chunk)
    }

    /// - Precondition: `element` is in no other list.
    func remove(_ element: Element) {
        guard let chunk = element.listHandle.chunk else { return }
        precondition(owns(chunk), "the element is in another list")
        let slot = element.listHandle.slot
        chunk.remove(at: slot, leavingGhost: isTracked && chunk.before[slot])
        noteChange(in: chunk)
        dropIfEmpty(chunk)
    }

    // MARK: Tracking changes

    /// Whether elements may have been inserted, removed, hidden or shown since the last commit.
    var hasChanged: Bool { !changedChunks.isEmpty }

    /// The number of chunks that have changed since the last commit.
    var changedChunkCount: Int { changedChunks.count }

    /// Calls `body` with each element that was visible here at the last commit and no longer is,
    /// passing its index at that commit.
    func forEachRemoved(_ body: (Element, Int) -> Void) {
        for chunk in changedChunks {
            (chunk.before - chunk.visible).forEach { slot in
                body(chunk.items[slot], index(of: slot, in: chunk, among: .before))
            }
        }
    }

    /// Calls `body` with each element that is visible here now and was not at the last commit,
    /// passing its current index.
    func forEachInserted(_ body: (Element, Int) -> Void) {
        for chunk in changedChunks {
            (chunk.visible - chunk.before).forEach { slot in
                body(chunk.items[slot], index(of: slot, in: chunk, among: .visible))
            }
        }
    }

    /// Makes the current state the last commit and starts tracking changes.
    func commit() {
        if !isTracked {
            isTracked = true
            changedChunks = chunks
        }
        guard !changedChunks.isEmpty else { return }
        for chunk in changedChunks {
            settled = min(settled, chunk.position)
            chunk.commit()
            dropIfEmpty(chunk)
        }
        changedChunks.removeAll(keepingCapacity: true)
    }

    /// Stops tracking changes and discards the last commit.
    func stopTracking() {
        guard isTracked else { return }
        commit()
        isTracked = false
    }
}

extension OrderedList {
    private func noteChange(in chunk: ListChunk<Element>) {
        settled = min(settled, chunk.position)
        guard isTracked, !chunk.hasNotedChange else { return }
        chunk.hasNotedChange = true
        changedChunks.append(chunk)
    }

    private func owns(_ chunk: ListChunk<Element>) -> Bool {
        chunk.position < chunks.count && chunks[chunk.position] === chunk
    }

    private func countsBefore(_ position: Int) -> ListCounts {
        while settled < position {
            counts[settled + 1] = counts[settled] + chunks[settled].counts
            settled += 1
        }
        return counts[position]
    }

    private func index(of slot: Int, in chunk: ListChunk<Element>, among measure: Measure) -> Int {
        countsBefore(chunk.position)[measure] + chunk[measure].rank(slot)
    }

    /// A chunk and a slot in it at which the next element can be inserted.
    private func room(at point: InsertionPoint<Element>) -> (ListChunk<Element>, Int) {
        var (chunk, slot) = address(of: point)
        guard chunk.isFull else { return (chunk, slot) }
        // Appending fills chunks completely; elsewhere a full chunk is halved.
        let half = slot == chunk.items.count ? slot : ListChunk<Element>.capacity / 2
        let tail = chunk.split(at: half)
        insert(tail, at: chunk.position + 1)
        if chunk.hasNotedChange { noteChange(in: tail) }
        if slot >= half { (chunk, slot) = (tail, slot - half) }
        return (chunk, slot)
    }

    private func address(of point: InsertionPoint<Element>) -> (ListChunk<Element>, Int) {
        switch point {
        case .start:
            return (chunks[0], 0)
        case .before(let anchor):
            if let chunk = anchor.listHandle.chunk { return (chunk, anchor.listHandle.slot) }
        case .after(let anchor):
            if let chunk = anchor.listHandle.chunk { return (chunk, anchor.listHandle.slot + 1) }
        case .end:
            break
        }
        let last = chunks[chunks.count - 1]
        return (last, last.items.count)
    }

    private func insert(_ chunk: ListChunk<Element>, at position: Int) {
        chunks.insert(chunk, at: position)
        counts.append(ListCounts())
        settled = min(settled, position - 1)
        for position in position..<chunks.count { chunks[position].position = position }
    }

    private func dropIfEmpty(_ chunk: ListChunk<Element>) {
        guard chunk.items.isEmpty, chunks.count > 1 else { return }
        if chunk.hasNotedChange { changedChunks.removeAll { $0 === chunk } }
        chunks.remove(at: chunk.position)
        counts.removeLast()
        for position in chunk.position..<chunks.count { chunks[position].position = position }
        settled = min(settled, max(0, chunk.position - 1))
    }
}

extension ListCounts {
    fileprivate subscript<Element>(_ measure: OrderedList<Element>.Measure) -> Int {
        switch measure {
        case .all: all
        case .visible: visible
        case .before: before
        }
    }
}

extension ListChunk where Element: Listed, Element.Base == Element {
    fileprivate subscript(_ measure: OrderedList<Element>.Measure) -> Bits256 {
        switch measure {
        case .all: present
        case .visible: visible
        case .before: before
        }
    }
}
