extension Form {
    /// Whether asynchronous rules of any row are pending.
    public var isValidating: Bool {
        noteRead(.state)
        return work.isAskingRules
    }

    /// Whether a submission waits for visible rows: for their asynchronous rules, or for work that
    /// may convert unread input to a value.
    package var awaitsVisibleRows: Bool {
        !work.isEmpty && rows.contains(where: \.delaysSubmission)
    }

    /// Whether a submission may wait for the result of a piece of work.
    func mayAwait(_ order: WorkOrder) -> Bool {
        guard !order.key.isRule, let row = work.requester(of: order.id) else {
            return order.key.isRule
        }
        return row.hasUnreadInput || row.hasUncheckedOption
    }

    /// Validates all values and waits for asynchronous rules.
    ///
    /// Use this method if no session or other client runs the form's work. Work that another client
    /// has taken is not awaited.
    ///
    /// - Parameters:
    ///   - includeHidden: Whether hidden rows and sections are validated.
    ///   - includeDisabled: Whether disabled rows and sections are validated.
    ///   - clock: The clock that measures delays; see ``settle(clock:)``.
    /// - Returns: The errors, in the order of ``validate(includeHidden:includeDisabled:quietly:)``.
    ///   If the calling task is cancelled, returns the errors found until then, and
    ///   ``isValidating`` is true if rules are still pending. Results that keep changing values
    ///   without end are a problem of the form (``Form/Problem/Code/unsettled``), and are not
    ///   awaited either.
    @discardableResult
    nonisolated(nonsending) public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, clock: any Clock<Duration>
    ) async -> [ValidationError] {
        validate(includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: false)
        // Results may write values, which are validated as well.
        var rounds = Rounds()
        while rounds.begin() {
            guard await becomesIdle(clock: clock) else { break }
            validateAgain(includeHidden: includeHidden, includeDisabled: includeDisabled)
            // Work that other clients have taken is not awaited.
            guard isValidating, hasWork, !Task.isCancelled else { break }
            if rounds.areOver {
                report(.endlessWork(allRows.filter(\.isValidating).map(\.placeName)))
            }
        }
        return validate(
            includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: true)
    }

    /// Validates again without retrying asynchronous rules that failed to give a result.
    package func validateAgain(includeHidden: Bool = false, includeDisabled: Bool = true) {
        work.keepsUnchecked = true
        validate(includeHidden: includeHidden, includeDisabled: includeDisabled, quietly: false)
        work.keepsUnchecked = false
    }
}
