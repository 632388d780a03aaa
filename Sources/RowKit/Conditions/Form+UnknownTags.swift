extension Form {
    /// The tags that conditions name and that nothing in the form bears, each as a problem with the
    /// nearest known tag.
    ///
    /// A condition may name a row that is inserted later, so the form does not report these by
    /// itself. Ask when it is complete: `rows check` and `FormTester` do.
    ///
    /// ```swift
    /// let form = Form {
    ///     NameRow("name")
    ///     StarsRow("rating") { $0.hidden = "$nmae == nil" }
    /// }
    /// // "rating".isHidden: no row or section has the tag "nmae"; did you mean "name"?
    /// let problem = form.unknownTags().first
    /// ```
    ///
    /// - Returns: The problems in the order of sections and rows; a tag that one condition names
    ///   twice is one problem.
    public func unknownTags() -> [FormProblem] {
        var known = KnownTags(Array(rowsByTag.keys) + sectionsByTag.keys)
        var problems: [FormProblem] = []
        func check(_ condition: Condition?, _ kind: Facet.Kind, of owner: some Conditional) {
            var asked: Set<String> = []
            for tag in condition?.tags ?? []
            where !known.contains(tag) && asked.insert(tag).inserted {
                problems.append(
                    .unknownTag(
                        tag, nearest: known.nearest(to: tag), at: owner.facetName(kind)))
            }
        }
        list.forEach { section in
            check(section.storedHidden, .hidden, of: section)
            check(section.storedDisabled, .disabled, of: section)
            section.list.forEach { row in
                check(row.storedHidden, .hidden, of: row)
                check(row.storedDisabled, .disabled, of: row)
            }
        }
        return problems
    }
}
