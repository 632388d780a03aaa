/// A collection whose elements can be inserted, moved and removed: a form with its sections, or a
/// section with its rows.
///
/// As collections, both contain only their visible elements. The methods never trap: an index that
/// is out of range, a duplicate tag or a row that already belongs to a section is reported as a
/// problem of the form, and that part of the change is skipped. Reading at an index out of range
/// returns a new, blank element. Methods that take another element
/// as their anchor throw the problem instead.
public protocol EditableCollection: AnyObject, RandomAccessCollection
where Index == Int, Element: AnyObject {
    /// All elements that the methods remove and sort, in order, including hidden ones.
    var allElements: [Element] { get }
    /// Inserts an element.
    func insert(_ element: Element, at point: InsertionPoint<Element>) throws(Form.Problem)
    /// Moves an element of this collection.
    func move(_ element: Element, to point: InsertionPoint<Element>) throws(Form.Problem)
    /// Removes an element.
    func remove(_ element: Element) throws(Form.Problem)
    /// Performs everything that `body` does in one transaction.
    func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result
    /// Records a problem with the form.
    func report(_ problem: Form.Problem)
    /// The name used in problems for the visible position at an index.
    func placeName(at index: Int) -> String
}

extension EditableCollection {
    /// Appends an element.
    public func append(_ element: Element) { attempt(try insert(element, at: .end)) }

    /// Appends elements in one transaction.
    public func append(contentsOf elements: some Sequence<Element>) {
        update { for element in elements { append(element) } }
    }

    /// Appends an element.
    ///
    /// - Throws: The problem that ``append(_:)`` would only record.
    public func add(_ element: Element) throws(Form.Problem) { try insert(element, at: .end) }

    /// Inserts an element before the one at a visible index.
    ///
    /// The element is placed directly after the visible element before that index, and therefore
    /// before any hidden elements in between.
    public func insert(_ element: Element, at index: Int) {
        insert(contentsOf: CollectionOfOne(element), at: index)
    }

    /// Inserts elements before the one at a visible index, in one transaction.
    public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
        guard let point = point(at: index) else { return }
        put(elements, at: point)
    }

    /// Inserts an element directly before another, which may be hidden.
    ///
    /// - Throws: A problem if `other` is not in this collection, or `element` already belongs to
    ///   one.
    public func insert(_ element: Element, before other: Element) throws(Form.Problem) {
        try insert(element, at: .before(other))
    }

    /// Inserts an element directly after another, which may be hidden.
    ///
    /// - Throws: A problem if `other` is not in this collection, or `element` already belongs to
    ///   one.
    public func insert(_ element: Element, after other: Element) throws(Form.Problem) {
        try insert(element, at: .after(other))
    }

    /// Removes the elements in a range of visible indices.
    public func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }

    /// Removes the elements in a closed range of visible indices.
    public func removeSubrange(_ range: ClosedRange<Int>) { removeSubrange(Range(indices: range)) }

    /// Removes a number of visible elements at the start.
    ///
    /// If there are fewer, the form gets a problem and none is removed.
    public func removeFirst(_ elementCount: Int) {
        guard canRemove(elementCount) else { return }
        removeSubrange(0..<elementCount)
    }

    /// Removes a number of visible elements at the end.
    ///
    /// If there are fewer, the form gets a problem and none is removed.
    public func removeLast(_ elementCount: Int) {
        guard canRemove(elementCount) else { return }
        removeSubrange(count - elementCount..<count)
    }

    /// Removes all elements, including hidden ones.
    public func removeAll() { removeAll { _ in true } }

    /// Removes all elements, including hidden ones.
    ///
    /// - Parameter keepingCapacity: Has no effect. It exists for compatibility with the collections
    ///   of the standard library.
    public func removeAll(keepingCapacity: Bool) { removeAll() }

    /// Removes all elements that satisfy a predicate, including hidden ones, in one transaction.
    public func removeAll(where isPicked: (Element) throws -> Bool) rethrows {
        let picked = try allElements.filter(isPicked)
        update { picked.forEach(detach) }
    }

    /// Replaces the elements in a range of visible indices, in one transaction.
    ///
    /// The new elements may include elements of the range, which are then moved.
    public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            let last = Swift.max(range.lowerBound, range.upperBound - 1)
            return reportOutOfRange(range.lowerBound < 0 ? range.lowerBound : last)
        }
        guard let point = point(at: range.lowerBound) else { return }
        replace(self[range], at: point, with: elements)
    }

    /// Replaces the elements in a closed range of visible indices, in one transaction.
    ///
    /// The new elements may include elements of the range, which are then moved.
    public func replaceSubrange(
        _ range: ClosedRange<Int>, with elements: some Collection<Element>
    ) {
        replaceSubrange(Range(indices: range), with: elements)
    }

    /// Replaces consecutive elements by others, in one transaction.
    ///
    /// - Parameter point: The insertion point of the first of the old elements.
    func replace(
        _ old: some Collection<Element>, at point: InsertionPoint<Element>,
        with elements: some Collection<Element>
    ) {
        guard !old.elementsEqual(elements, by: ===) else { return }
        let wanted = Set(elements.map { ObjectIdentifier($0) })
        let (kept, removed) = old.reduce(into: ([Element](), [Element]())) {
            if wanted.contains(ObjectIdentifier($1)) { $0.0.append($1) } else { $0.1.append($1) }
        }
        update {
            // In reverse, so that an inline row is removed before the row above it, which would
            // remove it too.
            removed.reversed().forEach(detach)
            put(elements, at: point, moving: kept)
        }
    }

    /// Moves the element at a visible index to another visible index.
    public func move(from index: Int, to newIndex: Int) {
        guard areInRange(index, newIndex), index != newIndex else { return }
        let other = self[newIndex]
        attempt(try move(self[index], to: index < newIndex ? .after(other) : .before(other)))
    }

    /// Swaps the elements at two visible indices.
    public func swapAt(_ index: Int, _ other: Int) {
        guard areInRange(index, other), index != other else { return }
        let (low, high) = (Swift.min(index, other), Swift.max(index, other))
        let (first, last, beforeLast) = (self[low], self[high], self[high - 1])
        update {
            do throws(Form.Problem) {
                try move(last, to: .before(first))
                if high - low > 1 { try move(first, to: .after(beforeLast)) }
            } catch {
                report(error)
            }
        }
    }

    /// Sorts all elements, including hidden ones, in one transaction.
    ///
    /// The sort is stable.
    public func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
        let elements = allElements
        let sorted = try elements.sorted(by: areInOrder)
        let inPlace = zip(elements, sorted).prefix { $0 === $1 }.count
        update {
            sorted.dropFirst(inPlace).forEach(moveToEnd)
        }
    }

    /// Performs everything that `body` does in one transaction.
    @discardableResult
    public func update<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try update(by: nil, body)
    }

    /// Replaces the element at a visible index, or appends the element if the index is `count`.
    func put(_ element: Element, inPlaceAt index: Int) {
        if index == count {
            append(element)
        } else if areInRange(index) {
            replaceSubrange(index..<index + 1, with: CollectionOfOne(element))
        }
    }

    /// Inserts elements one after another, moving those in `standing`, which already belong here.
    private func put(
        _ elements: some Collection<Element>, at point: InsertionPoint<Element>,
        moving standing: [Element] = []
    ) {
        let standing = Set(standing.map { ObjectIdentifier($0) })
        var point = point
        update {
            for element in elements {
                let isHere = standing.contains(ObjectIdentifier(element))
                do throws(Form.Problem) {
                    try isHere ? move(element, to: point) : insert(element, at: point)
                    point = .after(element)
                } catch {
                    report(error)
                }
            }
        }
    }

    /// Removes the element at a visible index.
    ///
    /// - Returns: The element. If the index is out of range, reports a problem and returns nil.
    func removeOrReport(at index: Int) -> Element? {
        guard areInRange(index) else { return nil }
        let element = self[index]
        replaceSubrange(index..<index + 1, with: [])
        return element
    }

    /// Whether a number of visible elements can be removed; reports a problem if not.
    private func canRemove(_ elementCount: Int) -> Bool {
        if (0...count).contains(elementCount) { return true }
        reportOutOfRange(elementCount < 0 ? elementCount : elementCount - 1)
        return false
    }

    /// The insertion point for a visible index; reports a problem and returns nil if out of range.
    private func point(at index: Int) -> InsertionPoint<Element>? {
        guard (0...count).contains(index) else {
            reportOutOfRange(index)
            return nil
        }
        return index == 0 ? .start : .after(self[index - 1])
    }

    /// Whether all indices refer to visible elements; reports a problem if not.
    private func areInRange(_ wanted: Int...) -> Bool {
        guard let wrong = wanted.first(where: { !indices.contains($0) }) else { return true }
        reportOutOfRange(wrong)
        return false
    }

    /// Reports that an index is not that of a visible element.
    func reportOutOfRange(_ index: Int) {
        report(.indexOutOfRange(at: placeName(at: index), index: index, count: count))
    }

    private func detach(_ element: Element) { attempt(try remove(element)) }

    private func moveToEnd(_ element: Element) { attempt(try move(element, to: .end)) }

    /// Performs an action and reports the problem that it throws.
    private func attempt(_ action: @autoclosure () throws(Form.Problem) -> Void) {
        do throws(Form.Problem) { try action() } catch { report(error) }
    }
}

extension Range<Int> {
    /// Creates a range of the indices in a closed range.
    ///
    /// No collection has an element at the largest integer, for which `Range(range)` traps.
    fileprivate init(indices range: ClosedRange<Int>) {
        self = range.lowerBound..<Swift.min(range.upperBound, .max - 1) + 1
    }
}
