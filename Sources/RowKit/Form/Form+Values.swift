/// The values of a form by tag; nil where a row has none.
public typealias FormValues = [String: (any Sendable)?]

extension Form {
    /// The values of all tagged rows, and of tagged sections that have a value of their own.
    ///
    /// - Parameter includeHidden: Whether what is hidden counts.
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
                if let tag = row.storedTag { values.updateValue(row.untypedValue, forKey: tag) }
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

    /// Gives each tagged row and section the value that stands under its tag, in one transaction.
    ///
    /// `guests[2]` addresses one row of a section. Hidden rows are written as well; the value of a
    /// section has parts for hidden rows only where `includeHidden` says so, as in
    /// ``values(includeHidden:)``.
    ///
    /// What does not fit changes nothing: it is kept in ``problems`` and returned.
    @discardableResult
    public func setValues(
        _ values: FormValues, includeHidden: Bool = false, by origin: Origin? = nil
    ) -> [FormProblem] {
        update(by: origin) {
            var suggestions = NameSuggestions()
            let problems = values.sorted { $0.key < $1.key }.flatMap {
                set($0.value, for: $0.key, includeHidden: includeHidden, &suggestions)
            }
            problems.forEach(report)
            return problems
        }
    }

    private func set(
        _ value: (any Sendable)?, for tag: String, includeHidden: Bool,
        _ suggestions: inout NameSuggestions
    ) -> [FormProblem] {
        if let section = sectionsByTag[tag], section.hasValue {
            return section.setValue(value, includeHidden: includeHidden)
        }
        guard let row = rowBy(tag: tag) else {
            guard sectionsByTag[tag] == nil else { return [.noValue(ofSection: tag)] }
            return [.unknownTag(tag, nearest: nearestTag(to: tag, &suggestions))]
        }
        do {
            try row.setBaseValue(value)
            return []
        } catch {
            return [error]
        }
    }

    /// The tag of something with a value that was probably meant.
    func nearestTag(to tag: String, _ suggestions: inout NameSuggestions) -> String? {
        let sections = sectionsByTag.lazy.filter(\.value.hasValue).map(\.key)
        return suggestions.nearest(to: tag, in: Array(rowsByTag.keys) + sections)
    }
}
