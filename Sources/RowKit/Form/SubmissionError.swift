/// The reason why a form was not submitted.
///
/// Throw it in a submit listener to report errors that only the listener can find:
///
/// ```swift
/// throw SubmissionError(["email": "This address has an account already."])
/// ```
public struct SubmissionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of reason.
    public enum Reason: Hashable, Sendable {
        /// Values are invalid, or a listener rejected them.
        case invalid
        /// The rules of some rows are still pending.
        case validating
        /// Another submission has not finished.
        case busy
        /// A state is being restored, or the host could not restore everything that its page
        /// contained, and first informs the user.
        case held
        /// A listener is asynchronous, and ``Form/submit()`` cannot wait for it.
        case waits
        /// A listener threw another error, described here for logs and not for users.
        case failed(String)
    }

    /// The errors: in the order of rows, or sorted by tag if a listener threw them
    /// (``init(_:)``).
    public let errors: [ValidationError]
    /// The rows whose rules are still pending, in order, each by its tag or place as in
    /// ``ValidationError/place``.
    public let validating: [String]
    /// The kind of reason.
    public let reason: Reason

    /// The message for each of ``validating``.
    let pending: String

    /// Creates an error for a submit listener to throw.
    ///
    /// - Parameter messages: The messages for users by tag. `guests[1]` is the row of the second
    ///   element in the value of a multivalued section. A message whose tag matches no visible row
    ///   becomes an error of the form. A tag that no row or section has is also a problem of the
    ///   form (``Form/problems``).
    public init(_ messages: [String: String]) {
        self.init(
            errors: messages.sorted { $0.key < $1.key }.map { tag, message in
                var error = ValidationError(msg: message)
                error.tag = tag
                return error
            }, reason: .invalid)
    }

    /// Creates an error about the form as a whole for a submit listener to throw.
    public init(msg: String) {
        self.init(errors: [ValidationError(msg: msg)], reason: .invalid)
    }

    init(
        errors: [ValidationError] = [], validating: [String] = [], reason: Reason? = nil,
        pending: String = Phrases().text(.pending)
    ) {
        self.errors = errors
        self.validating = validating
        self.reason = reason ?? (errors.isEmpty && !validating.isEmpty ? .validating : .invalid)
        self.pending = pending
    }

    /// Creates an error for a failure that users cannot correct.
    init(failure: any Error, _ phrases: Phrases) {
        let error = ValidationError(.submissionFailed).localized(by: phrases)
        self.init(errors: [error], reason: .failed(String(describing: failure)))
    }

    /// One line for each error, and for each row that is still being validated.
    public var description: String {
        let lines = errors.map(\.description) + validating.map { "\($0): \(pending)" }
        switch reason {
        case .invalid, .validating: return lines.joined(separator: "\n")
        case .busy: return "the form is already being submitted"
        case .held:
            return "a state is being restored, or the host could not restore everything that its "
                + "page contained"
        case .waits: return "a submit listener of the form is asynchronous; await submit(clock:)"
        case .failed(let error): return (lines + [error]).joined(separator: "\n")
        }
    }

    /// Returns the error with other errors for the same reason.
    func with(_ errors: [ValidationError]) -> SubmissionError {
        SubmissionError(errors: errors, validating: validating, reason: reason, pending: pending)
    }

    /// Whether nothing prevents submitting the form.
    var isEmpty: Bool { errors.isEmpty && validating.isEmpty }
}
