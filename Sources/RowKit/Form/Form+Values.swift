import PlainText

/// The values of a form by tag, with nil for a row that has no value.
public typealias FormValues = [String: (any Sendable)?]

extension Form {
    /// Returns the values of all tagged rows, and of tagged sections that have a value of their
    /// own.
    ///
    /// - Parameter includeHidden: Whether hidden rows and sections are included.
    /// - Complexity: O(rows).
    public func values(includeHidden: Bool = false) -> FormValues {
        willRead(.contents)
        var values = FormValues(minimumCapacity: rowsByTag.count + sectionsByTag.count)
        func collect(_ section: Section) {
            section.willRead(.contents)
            if section.hasValue, let tag = section.tag {
                values.updateValue(section.value(includeHidden: includeHidden), forKey: tag)
            }
            func collect(_ row: BaseRow) {
                guard let tag = row.storedTag else { return }
                let value =
                    row.family.inner.isEmpty
                    ? row.untypedValue : row.baseValue(includeHidden: includeHidden)
                values.updateValue(value, forKey: tag)
            }
            if includeHidden {
                section.list.forEach(collect)
            } else {
                section.list.forEachVisible(collect)
            }
        }
        if includeHidden { list.forEach(collect) } else { list.forEachVisible(collect) }
        return values
    }

    /// Assigns to each tagged row and section the value under its tag, in one transaction.
    ///
    /// This is the inverse of ``values(includeHidden:)``. It restores the values that the method
    /// returned, regardless of which rows are hidden. Only blank entries of multivalued sections
    /// are not restored, and entries stay where they are.
    ///
    /// - A row gets its value even if it is hidden. `guests[2]` addresses one row of a section.
    /// - The value of a section applies to the rows that are visible after all values are set. Rows
    ///   that are then hidden keep their values. With `includeHidden`, hidden rows are part of the
    ///   value as well. See ``BaseMultivaluedSection/setValue(_:includeHidden:)`` and
    ///   ``SelectableSection/setValue(_:includeHidden:)``.
    /// - An entry with a tag of its own gets its value from the list of its section. If the value
    ///   under its tag differs, for example because the entry was moved meanwhile, this is a
    ///   problem.
    ///
    /// Listeners of changed values are called as for any other write, and what they write remains.
    ///
    /// Invalid values and unknown tags change nothing. They are recorded in ``problems`` and
    /// returned.
    @discardableResult
    public func setValues(
        _ values: FormValues, includeHidden: Bool = false, by origin: Origin? = nil
    ) -> [Form.Problem] {
        update(by: origin) {
            var suggestions = NameSuggestions()
            let problems = write(values) { section, value -> [Form.Problem]? in
                guard section.hasValue else { return nil }
                return section.setValue(value, includeHidden: includeHidden)
            } toRow: { row, value in
                do throws(Form.Problem) { try row.setBaseValue(value) } catch { return [error] }
                return []
            } unknown: { tag in
                guard sectionsByTag[tag] == nil else { return [.noValue(ofSection: tag)] }
                return [.unknownTag(tag, nearest: nearestTag(to: tag, &suggestions))]
            } described: {
                $0
            }
            let inOrder = problems.sorted { $0.key < $1.key }.flatMap(\.value)
            inOrder.forEach(report)
            return inOrder
        }
    }

    /// The most similar tag of a row or of a section with a value, or nil if none is similar.
    func nearestTag(to tag: String, _ suggestions: inout NameSuggestions) -> String? {
        let sections = sectionsByTag.lazy.filter(\.value.hasValue).map(\.key)
        return suggestions.nearest(to: tag, in: Array(rowsByTag.keys) + sections)
    }
}
