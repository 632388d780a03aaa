extension Form {
    /// The row with a tag, hidden or not, or nil if there is none.
    ///
    /// `guests[2]` is the third row of the section tagged `guests`, if that section has a value of
    /// its own and no row has the tag `guests[2]` itself. `guests[2].name` and `address.street` are
    /// parts of rows.
    ///
    /// - Complexity: O(1) for the tag of a row; for an address such as `guests[2]`, O(*n*), where
    ///   *n* is the number of rows in the section.
    public func rowBy(tag: String) -> BaseRow? {
        if let row = rowsByTag[tag] {
            row.noteRead(.presence)
            return row
        }
        for address in TagAddress.readings(of: tag) {
            if let row = row(at: address) { return row }
        }
        conditions.recordAbsence(of: tag)
        return nil
    }

    private func row(at address: TagAddress) -> BaseRow? {
        if let index = address.index {
            return sectionBy(tag: address.tag)?.row(at: index)?.part(at: address.path)
        }
        guard let row = rowsByTag[address.tag] else {
            conditions.recordAbsence(of: address.tag)
            return nil
        }
        row.noteRead(.presence)
        return row.part(at: address.path)
    }

    /// The row with a tag, or nil if there is none of the expected class.
    ///
    /// ```swift
    /// let age: RowOf<Int>? = form.rowBy(tag: "age")
    /// ```
    public func rowBy<R: BaseRow>(tag: String) -> R? { rowBy(tag: tag) as BaseRow? as? R }

    /// The section with a tag, hidden or not, or nil if there is none.
    public func sectionBy(tag: String) -> Section? {
        if let section = sectionsByTag[tag] {
            section.noteRead(.presence)
            return section
        }
        conditions.recordAbsence(of: tag)
        return nil
    }

    /// The section with a tag, or nil if there is none of the expected class.
    public func sectionBy<S: Section>(tag: String) -> S? {
        sectionBy(tag: tag) as Section? as? S
    }

    /// The visible row at a path, or nil if there is none.
    public func row(at path: RowPath) -> BaseRow? {
        guard indices.contains(path.section) else { return nil }
        let section = self[path.section]
        return section.indices.contains(path.row) ? section[path.row] : nil
    }

    /// The visible row at a path.
    ///
    /// ```swift
    /// if let indexPath = row.indexPath { print(form[indexPath] == row) }
    /// ```
    ///
    /// If the path is out of range, the form gets a problem, and the result is a new, blank row that
    /// is in no section; ``row(at:)`` returns nil instead.
    public subscript(indexPath: RowPath) -> BaseRow { self[indexPath.section][indexPath.row] }

    /// The visible row after another visible row, across sections, or nil after the last.
    ///
    /// - Complexity: Independent of the number of rows, except for empty sections in between.
    public func nextRow(after row: BaseRow) -> BaseRow? {
        guard row.form === self, let path = row.indexPath else { return nil }
        if path.row + 1 < self[path.section].count { return self[path.section][path.row + 1] }
        return self[(path.section + 1)...].lazy.compactMap(\.first).first
    }

    /// The visible row before another visible row, across sections, or nil before the first.
    ///
    /// - Complexity: Independent of the number of rows, except for empty sections in between.
    public func previousRow(before row: BaseRow) -> BaseRow? {
        guard row.form === self, let path = row.indexPath else { return nil }
        if path.row > 0 { return self[path.section][path.row - 1] }
        return self[..<path.section].reversed().lazy.compactMap(\.last).first
    }
}
