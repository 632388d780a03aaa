extension Form {
    /// Commits pending input (``BaseRow/commitInput()``) and validates.
    ///
    /// If everything is valid, clears hidden rows marked ``BaseRow/HiddenValue/clearOnSubmit``,
    /// calls the listeners and returns the values.
    ///
    /// Use this method for forms without asynchronous rules or listeners. It throws if an
    /// asynchronous rule is pending or a listener is asynchronous; ``submit(clock:)`` waits for
    /// both, and for options that convert typed text to a value.
    ///
    /// - Throws: The errors, or the rows that are still being validated. In this case, no value was
    ///   cleared, and rows show their errors.
    @discardableResult
    public func submit() throws(SubmissionError) -> FormValues {
        guard allowsSideEffects(self) else { throw submissionError(validationErrors) }
        guard let listeners = synchronousListeners else { throw SubmissionError(reason: .waits) }
        try beginSubmission()
        defer { endSubmission() }
        commitInput()
        // Input may make other rows visible, which are validated as well.
        try update { () throws(SubmissionError) in
            let error = submissionError(validate())
            guard error.isEmpty else { throw error }
            clearHiddenValues()
        }
        let values = values()
        for listener in listeners { listener(values) }
        return values
    }

    /// Commits pending input, validates, and waits for asynchronous rules.
    ///
    /// If everything is valid, calls the listeners, waits for them, and returns the values.
    ///
    /// While it waits, ``isSubmitting`` is true and another submission is refused. Hidden rows
    /// marked ``BaseRow/HiddenValue/clearOnSubmit`` are cleared after all listeners have succeeded.
    /// If a session runs the form's work, use ``FormSession/submit(id:on:)``.
    ///
    /// - Parameter clock: The clock that measures delays; see ``settle(clock:)``.
    /// - Throws: The errors of validation, the rows whose rules are still pending, or the errors
    ///   that a listener threw. Rows then show the listener's errors for their tags.
    @discardableResult
    nonisolated(nonsending) public func submit(
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SubmissionError) -> FormValues {
        try beginSubmission()
        defer { endSubmission() }
        commitInput()
        let errors = await validate(clock: clock)
        return try await handOver(errors)
    }

    /// Requests that the client that runs the form's work submits the form.
    ///
    /// Call this method in a button of your own:
    ///
    /// ```swift
    /// button.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
    /// ```
    ///
    /// Unlike ``submit()``, the submission waits for asynchronous rules and listeners. It begins
    /// after the current action, in a session or in ``settle(clock:)``, and rows then show its
    /// errors. The request has no effect while the form is being submitted. The form of a screen
    /// that is closed before is not submitted.
    public func requestSubmission() {
        guard allowsSideEffects(self), !isSubmissionHeld, currentSubmission == nil else { return }
        requestedSubmission = submissionIDOfAction?.take() ?? Self.randomID()
    }

    /// Withdraws the request with an identifier, or any request if it is nil.
    func dropRequest(_ id: String? = nil) {
        guard let requested = requestedSubmission, id == nil || id == requested else { return }
        requestedSubmission = nil
    }

    /// Whether the form has requested a submission that has not begun.
    ///
    /// A client that runs the form's work itself calls ``submit(clock:)`` once ``isValidating`` is
    /// false.
    public var isSubmissionRequested: Bool {
        noteRead(.state)
        return requestedSubmission != nil
    }

    /// Whether a submission waits for asynchronous rules or listeners.
    ///
    /// A condition that reads this property depends on it.
    public var isSubmitting: Bool {
        noteRead(.state)
        return currentSubmission != nil
    }

    /// The identifier of the current submission, or nil if the form is not being submitted.
    ///
    /// A host that repeats a submission, because it does not know whether the first attempt
    /// succeeded, uses the same identifier, even in another process. A store that keeps it with the
    /// values can therefore refuse a second copy.
    public var submissionID: String? {
        noteRead(.state)
        return currentSubmission
    }

    /// Runs a closure with the values each time the form is submitted.
    @discardableResult
    public func onSubmit(_ listener: @escaping (FormValues) -> Void) -> Form {
        if allowsSideEffects(self) { submitListeners.append(.synchronous(listener)) }
        return self
    }

    /// Runs an asynchronous closure with the values each time the form is submitted.
    ///
    /// ```swift
    /// form.onSubmit { values in
    ///     guard try await accounts.isFree(values) else {
    ///         throw SubmissionError(["email": "This address has an account already."])
    ///     }
    ///     try await accounts.create(values)
    /// }
    /// ```
    ///
    /// The closure runs in the isolation of the caller that submits the form. If it throws, the
    /// form is not submitted. A ``SubmissionError`` adds errors to rows, and any other error
    /// becomes an error of the form.
    @discardableResult
    public func onSubmit(
        _ listener: nonisolated(nonsending) @escaping (FormValues) async throws -> Void
    ) -> Form {
        if allowsSideEffects(self) { submitListeners.append(.asynchronous(listener)) }
        return self
    }

    // MARK: Steps

    /// Throws if a submission is in progress or the host does not allow any, and removes the errors
    /// of the last one.
    ///
    /// - Parameter id: The identifier of the submission, or nil for that of the request or the
    ///   user's action, or a random one if there is none.
    package func beginSubmission(id: String? = nil) throws(SubmissionError) {
        try checkSubmission()
        currentSubmission =
            id ?? requestedSubmission ?? submissionIDOfAction?.take() ?? Self.randomID()
        dropRequest()
        forEachRowAndPart { $0.forgetSubmissionErrors() }
        moveMoment()
    }

    /// Throws if a submission is in progress or the host does not allow any.
    func checkSubmission() throws(SubmissionError) {
        guard !isSubmissionHeld else { throw SubmissionError(reason: .held) }
        guard currentSubmission == nil else { throw SubmissionError(reason: .busy) }
    }

    /// Ends a submission, and shows the user the first invalid value if there is one.
    package func endSubmission() {
        currentSubmission = nil
        for section in self where section.isShownExpanded == false && section.hasFoundErrors {
            section.expand()
        }
        if let display = currentDisplay, let row = rows.first(where: \.isFoundInvalid) {
            display.submissionDidFail(at: row.firstInvalidPart)
        }
    }

    private static func randomID() -> String {
        String(UInt128.random(in: 0...UInt128.max), radix: 16)
    }

    /// Commits pending input of visible rows.
    package func commitInput() {
        act(by: .user) {
            forEachRow { row in
                guard !row.isHidden else { return }
                row.commitInput()
                row.requestOptionsOfChoice()
            }
        }
    }

    /// Passes the values to the listeners if there are no errors, then clears hidden values.
    ///
    /// - Parameter isAccepted: Called after the listeners. If it returns false, the hidden values
    ///   are kept. Its error is shown like that of a listener.
    nonisolated(nonsending) func handOver(
        _ errors: [ValidationError],
        isAccepted: nonisolated(nonsending) () async throws(SubmissionError) -> Bool = { true }
    ) async throws(SubmissionError) -> FormValues {
        let values = try beginHandingOver(errors)
        var failure = await failureOfListeners(values)
        var clears = false
        if failure == nil {
            do throws(SubmissionError) { clears = try await isAccepted() } catch { failure = error }
        }
        try endHandingOver(failure)
        if clears { update { clearHiddenValues() } }
        return values
    }

    /// Shows the errors that were found after a submission had ended.
    package func show(_ error: SubmissionError) {
        if submittedRows == nil { submittedRows = SubmittedRows(of: self) }
        _ = try? endHandingOver(error)
    }

    /// Returns the values for the listeners, or throws if there are errors.
    ///
    /// Each call that does not throw needs one of ``endHandingOver(_:)``.
    package func beginHandingOver(
        _ errors: [ValidationError]
    ) throws(SubmissionError) -> FormValues {
        let error = submissionError(errors)
        guard error.isEmpty else { throw error }
        submittedRows = SubmittedRows(of: self)
        return values()
    }

    /// Calls the listeners with the values, and returns the error that one of them threw, if any.
    nonisolated(nonsending) package func failureOfListeners(
        _ values: FormValues
    ) async -> (any Error)? {
        do {
            for listener in allSubmitListeners {
                switch listener {
                case .synchronous(let listener): listener(values)
                case .asynchronous(let listener): try await listener(values)
                }
            }
            return nil
        } catch {
            return error
        }
    }

    /// Shows the error of a listener, and throws it with its places.
    package func endHandingOver(_ failure: (any Error)?) throws(SubmissionError) {
        defer { submittedRows = nil }
        guard let failure else { return }
        throw keep(failure as? SubmissionError ?? SubmissionError(failure: failure, phrases))
    }

    /// The listeners, or nil if one of them is asynchronous.
    package var synchronousListeners: [(FormValues) -> Void]? {
        var listeners: [(FormValues) -> Void] = []
        for listener in allSubmitListeners {
            guard case .synchronous(let listener) = listener else { return nil }
            listeners.append(listener)
        }
        return listeners
    }

    /// The form's own listeners, followed by that of its display.
    private var allSubmitListeners: [SubmitListener] {
        guard let listener = currentDisplay?.submitListener else { return submitListeners }
        return submitListeners + [.synchronous { listener(self, $0) }]
    }

    /// Runs a closure during which the form refuses to be submitted.
    func holdingSubmission<Result>(_ body: () -> Result) -> Result {
        let wasHeld = isSubmissionHeld
        isSubmissionHeld = true
        defer { isSubmissionHeld = wasHeld }
        return body()
    }

    /// Clears the values of hidden rows marked ``BaseRow/HiddenValue/clearOnSubmit``.
    ///
    /// Hidden rows are collected before any is cleared, because clearing may hide others.
    package func clearHiddenValues() {
        var hidden: [BaseRow] = []
        for row in allRows {
            row.forEachPart {
                if $0.effectOfHiding == .clearOnSubmit, $0.isHidden { hidden.append($0) }
            }
        }
        for row in hidden { row.clearValue() }
    }

    /// Returns the reason why the form cannot be submitted, given the errors of visible rows.
    func submissionError(_ errors: [ValidationError]) -> SubmissionError {
        let validating = rows.filter { $0.isValidating || $0.hasUncheckedOption }
            .map { $0.address ?? $0.placeName }
        return SubmissionError(
            errors: errors, validating: validating, pending: phrases.text(.pending))
    }

    // MARK: Errors of listeners

    /// Adds the errors that a listener threw to rows, sections and the form.
    ///
    /// - Returns: The errors with their places.
    private func keep(_ error: SubmissionError) -> SubmissionError {
        update {
            var own = ownErrors
            for var error in error.errors {
                guard let tag = error.tag else {
                    own.append(error)
                    continue
                }
                error = error.attributed(to: nil, in: self)
                let row = submittedRow(tag)
                if let row, submittedRows?.isShown(row, in: self) == true {
                    row.keepSubmissionErrors([error])
                } else if let section = sectionsByTag[tag], !section.isHidden {
                    section.keepSubmissionError(error)
                } else {
                    if row == nil { reportUnlessKnown(tag) }
                    // An error that no row or section shows is an error of the form.
                    own.append(ValidationError(msg: "\(row?.title ?? tag): \(error.message)"))
                }
            }
            ownErrors = own
        }
        return SubmissionError(errors: validationErrors, reason: error.reason)
    }

    /// Reports a tag in a listener's error that no row or section has.
    private func reportUnlessKnown(_ tag: String) {
        var known = knownTags
        guard !known.contains(tag) else { return }
        report(.unknownTag(tag, nearest: known.nearest(to: tag), at: "SubmissionError"))
    }

    /// Returns the row for a tag in a listener's error.
    ///
    /// For `guests[1]`, this is the row of the second element.
    private func submittedRow(_ tag: String) -> BaseRow? {
        if let row = rowsByTag[tag] { return row }
        for address in TagAddress.readings(of: tag) {
            let row =
                address.index == nil
                ? rowsByTag[address.tag] : submittedRows?.element(at: address)
            if let part = row?.part(at: address.path) { return part }
        }
        return nil
    }
}

/// The identifier for the first submission that the user's current action causes, in any form.
final class SubmissionIDOfAction {
    private var id: String?

    init(_ id: String) { self.id = id }

    /// Removes and returns the identifier, or returns nil if a submission has already taken it.
    func take() -> String? {
        defer { id = nil }
        return id
    }
}

/// A closure that is called when a form is submitted.
enum SubmitListener {
    case synchronous((FormValues) -> Void)
    case asynchronous(Waiting)

    typealias Waiting = nonisolated(nonsending) (FormValues) async throws -> Void
}
