extension Form {
    /// Validates, and if all is valid clears hidden rows that are marked so, tells listeners and
    /// returns the values.
    ///
    /// - Throws: What is wrong. Nothing was cleared then, and rows show their errors.
    @discardableResult
    public func submit() throws(SubmissionError) -> FormValues {
        try update { () throws(SubmissionError) in
            let errors = validate()
            guard errors.isEmpty else { throw SubmissionError(errors: errors) }
            forEachRow { row in
                if row.hiddenValue == .clearOnSubmit, row.isHidden { row.clearValue() }
            }
        }
        let values = values()
        for listener in submitListeners { listener(values) }
        return values
    }

    /// Runs a closure with the values each time the form is submitted.
    @discardableResult
    public func onSubmit(_ listener: @escaping (FormValues) -> Void) -> Form {
        submitListeners.append(listener)
        return self
    }
}

/// A form was not submitted, for values that are not valid.
public struct SubmissionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of rows.
    public let errors: [ValidationError]

    /// One line for each.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
