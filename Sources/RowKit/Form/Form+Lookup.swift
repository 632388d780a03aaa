extension Form {
    /// The row with a tag, hidden or not.
    ///
    /// `guests[2]` is the third row of the section tagged `guests`, if that has a value of its own
    /// and no row bears the very tag.
    ///
    /// - Complexity: O(1).
    public func rowBy(tag: String) -> BaseRow? {
        if let row = rowsByTag[tag] {
            row.noteRead(.presence)
            return row
        }
        if let address = TagAddress(tag), let section = sectionBy(tag: address.tag) {
            return section.row(at: address.index)
        }
        conditions.recordAbsence(of: tag)
        return nil
    }

    /// The row with a tag, if it is of the class that is asked for.
    ///
    /// ```swift
    /// let age: RowOf<Int>? = form.rowBy(tag: "age")
    /// ```
    public func rowBy<R: BaseRow>(tag: String) -> R? { rowBy(tag: tag) as BaseRow? as? R }

    /// The section with a tag, hidden or not.
    public func sectionBy(tag: String) -> Section? {
        if let section = sectionsByTag[tag] {
            section.noteRead(.presence)
            return section
        }
        conditions.recordAbsence(of: tag)
        return nil
    }

    /// The section with a tag, if it is of the class that is asked for.
    public func sectionBy<S: Section>(tag: String) -> S? {
        sectionBy(tag: tag) as Section? as? S
    }

    /// The row at a path among what is visible; nil where there is none.
    public func row(at path: RowPath) -> BaseRow? {
        guard indices.contains(path.section) else { return nil }
        let section = self[path.section]
        return section.indices.contains(path.row) ? section[path.row] : nil
    }

    /// The visible row after a visible one, in the next section if need be; nil after the last.
    ///
    /// - Complexity: independent of the number of rows, but for empty sections between.
    public func nextRow(after row: BaseRow) -> BaseRow? {
        guard row.form === self, let path = row.indexPath else { return nil }
        if path.row + 1 < self[path.section].count { return self[path.section][path.row + 1] }
        return self[(path.section + 1)...].lazy.compactMap(\.first).first
    }

    /// The visible row before a visible one, in the section before if need be; nil before the
    /// first.
    ///
    /// - Complexity: independent of the number of rows, but for empty sections between.
    public func previousRow(before row: BaseRow) -> BaseRow? {
        guard row.form === self, let path = row.indexPath else { return nil }
        if path.row > 0 { return self[path.section][path.row - 1] }
        return self[..<path.section].reversed().lazy.compactMap(\.last).first
    }
}
