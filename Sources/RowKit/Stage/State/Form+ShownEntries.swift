// The entries of multivalued sections, found by the views that a page showed. If the state of the
// page is lost, nothing else names them.

extension Form {
    /// Adds the entries of a page that the form does not have, with their previous keys.
    ///
    /// Entries are added as by the add button of their section, so none is added where the user
    /// could not add one. The key of a tagged entry does not contain its section, so the entry is
    /// not added.
    ///
    /// - Parameters:
    ///   - views: The views of the page's first screen, in order.
    ///   - limit: The maximum number of entries to add.
    /// - Returns: The number of entries that were added.
    package func addEntries(of views: [ViewID], limit: Int) -> Int {
        let sections = Dictionary(multivaluedSections.map { ($0.key, $0) }) { first, _ in first }
        var known: [String: Set<Int>] = [:]
        var count = 0
        update(by: .user) {
            for view in views where count < limit {
                guard let (key, ordinal) = view.untaggedRow, let section = sections[key],
                    BaseMultivaluedSection.ordinals.contains(ordinal),
                    known[key, default: section.usedOrdinals].insert(ordinal).inserted,
                    (try? section.insertRow(ordinal: ordinal)) != nil
                else { continue }
                count += 1
            }
        }
        return count
    }

    /// Puts entries into the order of a page, if the user may move them.
    ///
    /// Entries without a view on the page come first.
    ///
    /// - Parameter views: The views of the page's first screen, in order.
    package func orderEntries(by views: [ViewID]) {
        var places: [String: Int] = [:]
        for (place, view) in views.enumerated() {
            let key = view.untaggedRow.map { "\($0.section):\($0.ordinal)" } ?? view.rowKey
            if places[key] == nil { places[key] = place }
        }
        update(by: .user) {
            for section in multivaluedSections { section.orderEntries(by: places) }
        }
    }

    private var multivaluedSections: [BaseMultivaluedSection] {
        allSections.compactMap { $0 as? BaseMultivaluedSection }
    }
}

extension BaseMultivaluedSection {
    /// Moves the entries that have a place behind the others, in the order of their places.
    fileprivate final func orderEntries(by places: [String: Int]) {
        let shown = entries.compactMap { entry in
            places[entry.key].map { (entry: entry, place: $0) }
        }
        let sorted = shown.sorted { $0.place < $1.place }
        guard !sorted.elementsEqual(shown, by: { $0.place == $1.place }) else { return }
        for (entry, _) in sorted { try? moveRowToEnd(entry) }
    }

    /// The ordinals of the rows without a tag.
    fileprivate final var usedOrdinals: Set<Int> {
        var ordinals: Set<Int> = []
        list.forEach { row in
            if row.storedTag == nil, row.family.inlineParent == nil {
                ordinals.insert(row.membership.ordinal)
            }
        }
        return ordinals
    }
}
