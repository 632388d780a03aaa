extension BaseMultivaluedSection {
    /// Enters the elements of a list in the visible entries as a user would.
    ///
    /// Entries are added for further elements. Left over entries are deleted or, if the user may
    /// not delete them, cleared. The section must be visible and enabled.
    ///
    /// - Parameter enter: Enters an element, with its index, in an entry, and returns false if it
    ///   was refused.
    /// - Returns: False if an element was refused.
    /// - Throws: The reason if nothing can be entered, or why left over entries remain.
    final func enter(
        _ json: JSONValue, _ limits: DocumentLimits,
        _ enter: (JSONValue, BaseRow, Int) -> Bool
    ) throws(InputRefusal) -> Bool {
        guard let form = currentForm else { return false }
        let elements: [LooseValue]
        do throws(DocumentDiagnostic) {
            elements = try LooseValue.json(json).elements()
        } catch {
            throw InputRefusal(error)
        }
        var isAccepted = true
        let before = entries(includeHidden: false)
        try checkAdding(elements.count - before.count, limits)
        try form.update(by: .user) { () throws(InputRefusal) in
            var parts: [InputRefusal.Part] = []
            for (index, element) in elements.enumerated() {
                guard case .json(let json) = element else { continue }
                let row: BaseRow
                do throws(Form.Problem) {
                    row = try before.indices.contains(index) ? before[index] : insertRow()
                } catch {
                    throw InputRefusal(.maxCount, ["count": .number(index)])
                }
                // An entry that takes no input may have an element that changes nothing.
                if let obstacle = row.obstacleToInput {
                    if (try? row.documentValue()) ?? .null == json { continue }
                    parts.append((ValidationError(obstacle), "/\(index)"))
                } else if !enter(json, row, index) {
                    isAccepted = false
                }
            }
            if let refusal = InputRefusal(parts) { throw refusal }
            for row in before.dropFirst(elements.count).reversed() { try remove(leftOver: row) }
        }
        return isAccepted
    }

    /// Throws if a user cannot add a number of entries.
    private final func checkAdding(_ count: Int, _ limits: DocumentLimits) throws(InputRefusal) {
        guard count > 0 else { return }
        let mayInsert = multivaluedOptions.contains(.insert) && multivaluedRowToInsertAt != nil
        let limit = mayInsert ? Swift.min(limits.rows, countLimit ?? .max) : entryCount
        guard entryCount + count <= limit else {
            throw InputRefusal(.maxCount, ["count": .number(limit)])
        }
        guard let addButton, addButton.isDisabled else { return }
        throw InputRefusal(.disabled)
    }

    private final func remove(leftOver row: BaseRow) throws(InputRefusal) {
        guard problem(withDeleting: row) != nil else {
            do throws(Form.Problem) { try deleteRow(row) } catch { report(error) }
            return
        }
        guard row.untypedValue != nil || row.hasUnreadInput else { return }
        if let obstacle = row.obstacleToInput { throw InputRefusal(obstacle) }
        try row.enter(.null)
    }
}
