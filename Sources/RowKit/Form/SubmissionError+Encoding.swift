extension SubmissionError: Encodable {
    /// Writes a list with an object for each error: its `place` as a JSON Pointer
    /// (``ValidationError/pointer``), its `code` and its `message`.
    ///
    /// ```json
    /// [{"place": "/guests/1", "code": "required", "message": "Must be filled in"}]
    /// ```
    ///
    /// A row that is still being validated has the code `pending`. If the form was not submitted
    /// for another reason, such as ``Reason/busy``, the list has one error about the form as a
    /// whole.
    public func encode(to encoder: any Encoder) throws {
        try listed.encode(to: encoder)
    }

    /// The errors and the rows that are still being validated, or otherwise the reason.
    private var listed: [ValidationError] {
        let all =
            errors
            + validating.map { place in
                var error = ValidationError(.pending, msg: pending)
                error.place = place
                return error
            }
        guard all.isEmpty else { return all }
        return [ValidationError(reason == .busy ? .submissionUnderWay : .submissionFailed)]
    }
}
