/// The entries of a section as they were before the section was given a value.
///
/// The parts of a value go to the entries that are visible once all values are set; those that are
/// hidden then keep what they had. Which these are may turn out only after parts were handed out,
/// so parts are handed out again from what was there before. Entries are added where there are too
/// few. If added ones would be hidden, hidden ones that are there take their parts instead, so that
/// setting a value twice adds nothing.
final class EntryFilling: SectionFilling {
    /// An entry that was there, and its value.
    private struct Place {
        let row: BaseRow
        let value: (any Sendable)?
        /// Whether the entry has been given another value.
        var isWritten = false
    }

    private unowned let section: BaseMultivaluedSection
    private var places: [Place]
    /// How many parts the value has, nil before it is known, and whether hidden entries have one.
    private var count: Int?
    private var includesHidden = false
    /// The indices of places that hold a part, and of visible ones that are left over.
    private var holders: [Int] = []
    /// Entries that were added.
    private var added: [BaseRow] = []
    /// How many parts went to added entries that were hidden.
    private var hiddenParts = 0
    /// Whether the value was refused as a whole.
    private var isRefused = false
    /// Whether more entries were added than there may be, to learn whether they are hidden.
    private var isTrial = false

    init(_ section: BaseMultivaluedSection) {
        self.section = section
        places = section.entries.map { Place(row: $0, value: $0.untypedValue) }
    }

    var isOutdated: Bool {
        guard let count else { return false }
        return isTrial || holders(of: count, hiddenParts: hiddenParts + hiddenAdded) != holders
    }

    /// Hands out the parts of a value.
    ///
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - includesHidden: Whether hidden entries have a part.
    ///   - isWhole: Whether no part is taken if one does not fit.
    ///   - give: Gives an entry the part of an index.
    ///   - described: Makes a problem with the section one with the value.
    /// - Returns: A problem for each part that does not fit.
    func fill<Problem: Error>(
        with count: Int, includesHidden: Bool, isWhole: Bool,
        give: (BaseRow, Int) throws(Problem) -> Void, described: (FormProblem) -> Problem
    ) -> [Problem] {
        self.count = count
        self.includesHidden = includesHidden
        hiddenParts += hiddenAdded
        holders = holders(of: count, hiddenParts: hiddenParts)
        let total = count + places.count - holders.count
        if let limit = section.countLimit, total > limit {
            // Hidden entries may take the parts of added ones that would be hidden.
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
        do throws(FormProblem) {
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

    func finish() -> Bool {
        guard let count, !isRefused, holders.count > count else { return false }
        for place in holders[count...] { section.takeOutEntry(places[place].row) }
        places.removeAll { $0.row.currentSection !== section }
        holders = holders(of: count, hiddenParts: hiddenParts)
        return true
    }

    private var hiddenAdded: Int { added.count(where: \.isOutOfSight) }

    /// All visible entries, and as many hidden ones as the parts want.
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

    /// Adds entries, or takes added ones out, until there are as many as wanted.
    private func add(_ wanted: Int) throws(FormProblem) {
        while added.count > Swift.max(0, wanted) { section.takeOutEntry(added.removeLast()) }
        while added.count < wanted {
            let row = try section.makeRow()
            try section.insert(row, at: .end, asking: !isTrial)
            added.append(row)
        }
    }

    /// Gives entries their values back, except for those that hold a part.
    private func restore(except kept: Set<Int> = []) {
        for place in places.indices where places[place].isWritten && !kept.contains(place) {
            let row = places[place].row
            let isCleared = row.hiddenValue == .clearOnHide && row.isOutOfSight
            // It had this value, so it takes it.
            try? row.setBaseValue(isCleared ? nil : places[place].value)
            places[place].isWritten = false
        }
    }

    /// Leaves the entries as they were.
    private func refuse() {
        isRefused = true
        isTrial = false
        restore()
        while let row = added.popLast() { section.takeOutEntry(row) }
    }
}
