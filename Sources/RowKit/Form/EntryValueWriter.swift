/// Distributes the parts of a value to the entries of a section, repeatedly if needed.
///
/// The parts are assigned to the entries that are visible after all values are set. Entries that
/// are then hidden keep their values. Because visibility may change while parts are distributed,
/// each attempt starts from the original values. Entries are added if there are too few. If added
/// entries would be hidden, existing hidden ones get their parts instead, so that setting a value
/// twice adds nothing.
final class EntryValueWriter: SectionValueWriter {
    /// An entry that existed before, and its value.
    private struct Place {
        let row: BaseRow
        let value: (any Sendable)?
        /// Whether the entry has been given another value.
        var isWritten = false
    }

    private unowned let section: BaseMultivaluedSection
    private var places: [Place]
    /// The number of parts, or nil before it is known, and whether hidden entries get one.
    private var count: Int?
    private var includesHidden = false
    /// The indices of the places that get a part, followed by the remaining ones.
    private var holders: [Int] = []
    private var added: [BaseRow] = []
    /// The number of parts that went to added entries that were hidden.
    private var hiddenParts = 0
    /// Whether the value was rejected as a whole.
    private var isRefused = false
    /// Whether more entries than allowed were added to determine whether they are hidden.
    private var isTrial = false

    init(_ section: BaseMultivaluedSection) {
        self.section = section
        places = section.entries.map { Place(row: $0, value: $0.untypedValue) }
    }

    var isOutdated: Bool {
        guard let count else { return false }
        return isTrial || holders(of: count, hiddenParts: hiddenParts + hiddenAdded) != holders
    }

    /// Distributes the parts of a value.
    ///
    /// - Parameters:
    ///   - count: The number of parts.
    ///   - includesHidden: Whether hidden entries get a part.
    ///   - isWhole: Whether one invalid part rejects the whole value.
    ///   - give: Gives an entry the part at an index.
    ///   - described: Converts a problem with the section into one with the value.
    /// - Returns: A problem for each invalid part.
    func fill<Problem: Error>(
        with count: Int, includesHidden: Bool, isWhole: Bool,
        give: (BaseRow, Int) throws(Problem) -> Void, described: (Form.Problem) -> Problem
    ) -> [Problem] {
        self.count = count
        self.includesHidden = includesHidden
        hiddenParts += hiddenAdded
        holders = holders(of: count, hiddenParts: hiddenParts)
        let total = count + places.count - holders.count
        if let limit = section.countLimit, total > limit {
            // If the added entries turn out to be hidden, existing hidden ones may get their parts.
            guard !isTrial, places.count > holders.count else {
                refuse()
                return [described(.tooMany(total, limit: limit, at: section.placeName))]
            }
            isTrial = true
        } else {
            isTrial = false
        }
        isRefused = false
        var problems: [Problem] = []
        restore(except: Set(holders.prefix(count)))
        do throws(Form.Problem) {
            try add(count - holders.count)
        } catch {
            problems.append(described(error))
        }
        for (index, place) in holders.prefix(count).enumerated() {
            places[place].isWritten = true
            do throws(Problem) { try give(places[place].row, index) } catch {
                problems.append(error)
            }
        }
        for (index, row) in added.enumerated() {
            do throws(Problem) { try give(row, holders.count + index) } catch {
                problems.append(error)
            }
        }
        if isWhole, !problems.isEmpty { refuse() }
        return problems
    }

    /// Whether an entry that existed before has been given a part.
    func hasGivenPart(to row: BaseRow) -> Bool {
        places.contains { $0.isWritten && $0.row === row }
    }

    func finish() -> Bool {
        guard let count, !isRefused, holders.count > count else { return false }
        for place in holders[count...] { section.removeEntry(places[place].row) }
        places.removeAll { $0.row.membership.section !== section }
        return true
    }

    private var hiddenAdded: Int { added.count(where: \.isOutOfSight) }

    /// The indices of all visible entries, and of as many hidden ones as the parts require.
    private func holders(of count: Int, hiddenParts: Int) -> [Int] {
        if includesHidden { return Array(places.indices) }
        let visible = places.count { !$0.row.isOutOfSight }
        var wanted = Swift.min(hiddenParts, Swift.max(0, count - visible))
        return places.indices.filter { place in
            guard places[place].row.isOutOfSight else { return true }
            wanted -= 1
            return wanted >= 0
        }
    }

    /// Adds or removes added entries until there are as many as wanted.
    private func add(_ wanted: Int) throws(Form.Problem) {
        while added.count > Swift.max(0, wanted) { section.removeEntry(added.removeLast()) }
        while added.count < wanted {
            let row = try section.makeRow(at: section.entryCount)
            try section.insert(row, at: .end, asking: !isTrial)
            added.append(row)
        }
    }

    /// Restores the values of entries, except those that hold a part.
    private func restore(except kept: Set<Int> = []) {
        for place in places.indices where places[place].isWritten && !kept.contains(place) {
            let row = places[place].row
            let isCleared = row.effectOfHiding == .clearOnHide && row.isOutOfSight
            // The row held this value before, so it accepts it.
            try? row.setBaseValue(isCleared ? nil : places[place].value)
            places[place].isWritten = false
        }
    }

    /// Rejects the value and restores the entries.
    private func refuse() {
        isRefused = true
        isTrial = false
        restore()
        while let row = added.popLast() { section.removeEntry(row) }
    }
}
