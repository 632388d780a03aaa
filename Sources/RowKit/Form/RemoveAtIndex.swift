extension Section {
    /// Removes the row at a visible index.
    ///
    /// ```swift
    /// let guest = waiting.remove(at: 0)
    /// seated.append(guest)
    /// ```
    ///
    /// - Returns: The removed row. If the index is out of range, the form gets a problem, and the
    ///   method returns a new, blank row that is in no section.
    @discardableResult
    public final func remove(at index: Int) -> BaseRow {
        removeOrReport(at: index) ?? BaseRow(tag: nil)
    }

    /// Removes the first visible row.
    ///
    /// - Returns: The removed row, or a blank one as in ``remove(at:)`` if no row is visible.
    @discardableResult
    public final func removeFirst() -> BaseRow { remove(at: 0) }

    /// Removes the last visible row.
    ///
    /// - Returns: The removed row, or a blank one as in ``remove(at:)`` if no row is visible.
    @discardableResult
    public final func removeLast() -> BaseRow { remove(at: count - 1) }
}

extension Form {
    /// Removes the section at a visible index, with its rows.
    ///
    /// - Returns: The removed section. If the index is out of range, the form gets a problem, and
    ///   the method returns a new, empty section that is in no form.
    @discardableResult
    public func remove(at index: Int) -> Section { removeOrReport(at: index) ?? Section() }

    /// Removes the first visible section.
    ///
    /// - Returns: The removed section, or an empty one as in ``remove(at:)`` if none is visible.
    @discardableResult
    public func removeFirst() -> Section { remove(at: 0) }

    /// Removes the last visible section.
    ///
    /// - Returns: The removed section, or an empty one as in ``remove(at:)`` if none is visible.
    @discardableResult
    public func removeLast() -> Section { remove(at: count - 1) }
}
