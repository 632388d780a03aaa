#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Form {
    /// Enters the members of a JSON object as a user would, and submits the form.
    ///
    /// ```swift
    /// let form = bookingForm()
    /// do {
    ///     let values = try await form.submit(json: body)
    ///     save(values)
    /// } catch {
    ///     let errors = try JSONEncoder().encode(error)
    ///     // [{"place": "/seats", "code": "wrongType", "message": "Has the wrong type"}]
    ///     respond(422, errors)
    /// }
    /// ```
    ///
    /// The client may do only what a user could do:
    ///
    /// - Each member is entered in the row or section with its name as the tag, once that is
    ///   visible and enabled, in the order of the form. A member may make other rows visible or
    ///   enabled, so this is repeated until no further member can be entered.
    /// - A value is entered in the control of the row's cell if this has only one: text is typed,
    ///   and a number is set on a slider or stepper, which rounds it to its steps. Any other value
    ///   is assigned. The rows' rules then validate it.
    /// - The elements of a list are entered in the visible entries of a multivalued section.
    ///   Entries are added and deleted as the section's options and limits allow. In a
    ///   ``SelectableSection``, a value chooses an option.
    /// - Null clears a row, if a user can clear it. Rows without a member keep their values.
    ///
    /// A member is refused if nothing has its name as a tag, if its row or section is hidden or
    /// disabled in the end, if the row takes no input, such as a label or a button, or if its value
    /// has another type. Values of hidden and disabled rows are never written.
    ///
    /// Everything that is refused or invalid is reported in one list, which can be encoded. A row
    /// whose member is refused is not validated. If there are any errors, no submit listener is
    /// called, and the form keeps what could be entered. A server therefore makes a new form for
    /// each request.
    ///
    /// To find the controls, the cells of the rows are made.
    ///
    /// - Parameters:
    ///   - json: The object, with a member for each value.
    ///   - limits: The limits on its depth, and on the entries of a section.
    ///   - clock: The clock that measures delays; see ``settle(clock:)``.
    /// - Returns: The values, as ``submit(clock:)`` returns them.
    /// - Throws: Everything that is refused or invalid, in the order of the form, each with its
    ///   ``ValidationError/pointer`` into the object. If the value is not an object or is nested too
    ///   deeply, this is the only error, and nothing is entered.
    @discardableResult
    nonisolated(nonsending) public func submit(
        json: JSONValue, limits: DocumentLimits = DocumentLimits(),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SubmissionError) -> FormValues {
        try checkSubmission()
        let input = try JSONInput(json, in: self, limits)
        await input.enter(clock: clock)
        try beginSubmission()
        defer { endSubmission() }
        commitInput()
        let errors = await validate(clock: clock)
        let found = SubmissionError(errors: input.errors(with: errors))
        guard found.isEmpty else { throw found }
        do throws(SubmissionError) {
            return try await handOver(errors)
        } catch {
            throw error.with(input.places(of: self).placed(error.errors))
        }
    }

    /// Enters the members of a JSON object as a user would, and submits the form; see
    /// ``submit(json:limits:clock:)-(JSONValue,_,_)``.
    ///
    /// - Parameters:
    ///   - data: The text of the object.
    ///   - limits: The limits of the text.
    ///   - clock: The clock that measures delays; see ``settle(clock:)``.
    /// - Throws: Also the errors of a text that is not JSON, exceeds a limit, or repeats a name.
    ///   Nothing is entered in this case.
    @discardableResult
    nonisolated(nonsending) public func submit(
        json data: Data, limits: DocumentLimits = DocumentLimits(),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SubmissionError) -> FormValues {
        let (json, errors) = JSONReader.value(of: data, limits)
        guard let json, errors.isEmpty else { throw SubmissionError(errors: errors) }
        return try await submit(json: json, limits: limits, clock: clock)
    }
}

extension JSONReader {
    /// Parses a text, and returns its value unless there are errors.
    fileprivate static func value(
        of data: Data, _ limits: DocumentLimits
    ) -> (JSONValue?, [ValidationError]) {
        data.withUnsafeBytes { text in
            do throws(DocumentDiagnostic) {
                let (json, duplicates) = try read(text, limits: limits)
                return (json, duplicates.map(ValidationError.init(inText:)))
            } catch {
                return (nil, [ValidationError(inText: error)])
            }
        }
    }
}

extension ValidationError {
    /// Creates the error of a text that cannot be read.
    fileprivate init(inText error: DocumentDiagnostic) {
        let position = error.position.map { "\($0): " } ?? ""
        self.init(code: error.code.rawValue, message: position + error.message, ruleID: nil)
    }
}
