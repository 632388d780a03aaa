/// The verbs that a form has over its sections and a section over its rows.
///
/// As collections, both hold what is visible. The verbs cannot trap: an index that is out of range,
/// a duplicate tag or a row that stands elsewhere is a problem of the form, and the verb leaves
/// that part out. Verbs that name another element throw the problem instead.
public protocol EditableCollection: AnyObject, RandomAccessCollection
where Index == Int, Element: AnyObject {
    /// All elements that the verbs take out and sort, in order, hidden ones too.
    var allElements: [Element] { get }
    /// Puts an element in.
    func insert(_ element: Element, at point: InsertionPoint<Element>) throws(FormProblem)
    /// Moves an element that stands here.
    func move(_ element: Element, to point: InsertionPoint<Element>) throws(FormProblem)
    /// Takes an element out.
    func remove(_ element: Element) throws(FormProblem)
    /// Makes one transaction of all that `body` does.
    func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result
    /// Keeps a problem for whoever looks after the form.
    func report(_ problem: FormProblem)
    /// How the visible place at an index is named in a problem.
    func placeName(at index: Int) -> String
}

extension EditableCollection {
    /// Puts an element at the end.
    public func append(_ element: Element) { attempt(try insert(element, at: .end)) }

    /// Puts elements at the end, in one transaction.
    public func append(contentsOf elements: some Sequence<Element>) {
        update { for element in elements { append(element) } }
    }

    /// Puts an element at the end.
    ///
    /// - Throws: The problem, where ``append(_:)`` would only keep it.
    public func add(_ element: Element) throws(FormProblem) { try insert(element, at: .end) }

    /// Puts an element before the one at a visible index: just after the visible one before it, and
    /// so before hidden ones that follow that.
    public func insert(_ element: Element, at index: Int) {
        insert(contentsOf: CollectionOfOne(element), at: index)
    }

    /// Puts elements before the one at a visible index, in one transaction.
    public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
        guard let point = point(at: index) else { return }
        put(elements, at: point)
    }

    /// Puts an element just before another, which may be hidden.
    ///
    /// - Throws: A problem if `other` does not stand here, or `element` stands anywhere.
    public func insert(_ element: Element, before other: Element) throws(FormProblem) {
        try insert(element, at: .before(other))
    }

    /// Puts an element just after another, which may be hidden.
    ///
    /// - Throws: A problem if `other` does not stand here, or `element` stands anywhere.
    public func insert(_ element: Element, after other: Element) throws(FormProblem) {
        try insert(element, at: .after(other))
    }

    /// Takes out the element at a visible index.
    public func remove(at index: Int) {
        if areInRange(index) { replaceSubrange(index..<index + 1, with: []) }
    }

    /// Takes out the elements in a range of visible indices.
    public func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }

    /// Takes out all elements, hidden ones too.
    public func removeAll() { removeAll { _ in true } }

    /// Takes out all elements that a closure picks, hidden ones too, in one transaction.
    public func removeAll(where isPicked: (Element) throws -> Bool) rethrows {
        let picked = try allElements.filter(isPicked)
        update { picked.forEach(takeOut) }
    }

    /// Puts elements in the place of a range of visible ones, in one transaction.
    ///
    /// An element that stood in the range may be among the new ones; it is moved.
    public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            let last = Swift.max(range.lowerBound, range.upperBound - 1)
            return reportOutOfRange(range.lowerBound < 0 ? range.lowerBound : last)
        }
        guard let point = point(at: range.lowerBound),
            !self[range].elementsEqual(elements, by: ===)
        else { return }
        let wanted = Set(elements.map { ObjectIdentifier($0) })
        let (kept, removed) = self[range].reduce(into: ([Element](), [Element]())) {
            if wanted.contains(ObjectIdentifier($1)) { $0.0.append($1) } else { $0.1.append($1) }
        }
        update {
            // From the back: an inline row goes before the row above takes it along.
            removed.reversed().forEach(takeOut)
            put(elements, at: point, moving: kept)
        }
    }

    /// Moves the element at a visible index so that it has another.
    public func move(from index: Int, to newIndex: Int) {
        guard areInRange(index, newIndex), index != newIndex else { return }
        let other = self[newIndex]
        attempt(try move(self[index], to: index < newIndex ? .after(other) : .before(other)))
    }

    /// Exchanges the elements at two visible indices.
    public func swapAt(_ index: Int, _ other: Int) {
        guard areInRange(index, other), index != other else { return }
        let (low, high) = (Swift.min(index, other), Swift.max(index, other))
        let (first, last, beforeLast) = (self[low], self[high], self[high - 1])
        update {
            do throws(FormProblem) {
                try move(last, to: .before(first))
                if high - low > 1 { try move(first, to: .after(beforeLast)) }
            } catch {
                report(error)
            }
        }
    }

    /// Sorts all elements, hidden ones too, in one transaction; equal ones keep their order.
    public func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
        let elements = allElements
        let sorted = try elements.sorted(by: areInOrder)
        let inPlace = zip(elements, sorted).prefix { $0 === $1 }.count
        update {
            sorted.dropFirst(inPlace).forEach(moveToEnd)
        }
    }

    /// Makes one transaction of all that `body` does.
    @discardableResult
    public func update<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try update(by: nil, body)
    }

    /// Puts an element in the place of the one at a visible index, or behind the last.
    func put(_ element: Element, inPlaceAt index: Int) {
        if index == count {
            append(element)
        } else if areInRange(index) {
            replaceSubrange(index..<index + 1, with: CollectionOfOne(element))
        }
    }

    /// Puts elements one behind the other; those of `standing` are here already.
    private func put(
        _ elements: some Collection<Element>, at point: InsertionPoint<Element>,
        moving standing: [Element] = []
    ) {
        let standing = Set(standing.map { ObjectIdentifier($0) })
        var point = point
        update {
            for element in elements {
                let isHere = standing.contains(ObjectIdentifier(element))
                do throws(FormProblem) {
                    try isHere ? move(element, to: point) : insert(element, at: point)
                    point = .after(element)
                } catch {
                    report(error)
                }
            }
        }
    }

    /// The point of a visible index, or a problem.
    private func point(at index: Int) -> InsertionPoint<Element>? {
        guard (0...count).contains(index) else {
            reportOutOfRange(index)
            return nil
        }
        return index == 0 ? .start : .after(self[index - 1])
    }

    /// Whether elements are visible at all of the indices; a problem if not.
    private func areInRange(_ wanted: Int...) -> Bool {
        guard let wrong = wanted.first(where: { !indices.contains($0) }) else { return true }
        reportOutOfRange(wrong)
        return false
    }

    private func reportOutOfRange(_ index: Int) {
        report(.indexOutOfRange(at: placeName(at: index), index: index, count: count))
    }

    private func takeOut(_ element: Element) { attempt(try remove(element)) }

    private func moveToEnd(_ element: Element) { attempt(try move(element, to: .end)) }

    /// Keeps the problem of what cannot be done.
    private func attempt(_ action: @autoclosure () throws(FormProblem) -> Void) {
        do throws(FormProblem) { try action() } catch { report(error) }
    }
}
