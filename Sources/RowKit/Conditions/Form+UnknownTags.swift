extension Form {
    /// Returns a problem for each tag that a condition or rule names but no row or section has,
    /// with the nearest known tag.
    ///
    /// A row with such a tag may be inserted later, so the form does not report these problems
    /// itself. Call this method once the form is complete, as `rows check` and `FormTester` do.
    ///
    /// ```swift
    /// let form = Form {
    ///     NameRow("name")
    ///     StarsRow("rating") { $0.hidden = "$nmae == nil" }
    /// }
    /// // rating.isHidden: no row or section has the tag "nmae"; did you mean "name"?
    /// let problem = form.unknownTags().first
    /// ```
    ///
    /// - Returns: The problems in the order of sections and rows. A tag that one condition names
    ///   twice, or that several rules of a row name, is reported once.
    public func unknownTags() -> [Form.Problem] {
        noteRead(.contents)
        noteRead(.namedTags)
        var known = knownTags
        var problems: [Form.Problem] = []
        func check(_ tags: [String], at place: @autoclosure () -> String) {
            var asked: Set<String> = []
            for tag in tags where !known.contains(tag) && asked.insert(tag).inserted {
                problems.append(.unknownTag(tag, nearest: known.nearest(to: tag), at: place()))
            }
        }
        check(titleBinding?.tags ?? [], at: placeName)
        check(placedRules.map(\.tag), at: placeName)
        check(ruleSet.all.flatMap { $0.tags(namedIn: self) }, at: placeName)
        list.forEach { section in
            section.noteRead(.contents)
            check(section.boundContents.flatMap(\.binding.tags), at: section.placeName)
            check(section.ruleSet.all.flatMap { $0.tags(namedIn: self) }, at: section.placeName)
            check(section.optionsDecision?.tags ?? [], at: section.placeName)
            check(section.visibility.hidden?.tags ?? [], at: section.facetName(.hidden))
            check(section.visibility.disabled?.tags ?? [], at: section.facetName(.disabled))
            section.list.forEach { row in
                row.forEachPart { row in
                    check(row.visibility.hidden?.tags ?? [], at: row.facetName(.hidden))
                    check(row.visibility.disabled?.tags ?? [], at: row.facetName(.disabled))
                    check(row.tagsOfDecision, at: row.placeName)
                    check(row.bindings.flatMap(\.tags), at: row.placeName)
                    check(row.optionsDecision?.tags ?? [], at: row.placeName)
                    check(row.anyRules.flatMap { $0.tags(namedIn: self) }, at: row.placeName)
                }
            }
        }
        return problems
    }

    var knownTags: KnownTags {
        KnownTags(
            Array(rowsByTag.keys) + sectionsByTag.keys,
            lists: sectionsByTag.filter(\.value.numbersItsRows).keys, parts: partNames)
    }

    /// The names of the parts of all rows, and of those that sections would add.
    var partNames: Set<String> {
        var names: Set<String> = []
        func collect(_ row: BaseRow) {
            if !row.family.inner.isEmpty {
                row.forEachPart { row in names.formUnion(row.family.inner.lazy.map(\.part)) }
            }
        }
        list.forEach { section in
            section.list.forEach(collect)
            guard let section = section as? BaseMultivaluedSection, section.entryCount == 0 else {
                return
            }
            if let row = section.multivaluedRowToInsertAt?(0) { collect(row) }
        }
        return names
    }
}
