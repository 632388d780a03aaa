/// The state of a row.
struct RowState: Codable, Hashable, Sendable {
    var key: String
    var value = ValueState.fresh
    /// The text that could not be converted to a value, and why.
    var unread: UnreadState?
    var interaction = Interaction()
    var isExpanded = false
    var errors: [ErrorState] = []
    /// The errors that a submit listener found.
    var submissionErrors: [ErrorState] = []
    /// Whether asynchronous rules were pending.
    var isValidating = false
}

/// The value of a row in a state.
enum ValueState: Codable, Hashable, Sendable {
    /// The value that the row has in a form that was just made.
    case fresh
    /// Another value; null for none.
    case changed(JSONValue, type: String)
    /// Another value, which JSON cannot hold.
    case omitted(type: String)

    var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

/// Input that could not be converted to a value.
struct UnreadState: Codable, Hashable, Sendable {
    let text: String
    let error: ErrorState

    init(_ input: BaseRow.UnreadInput) { (text, error) = (input.text, ErrorState(input.error)) }
}

/// A validation error in a state, with the message that users saw.
struct ErrorState: Codable, Hashable, Sendable {
    let code: String
    let message: String
    let ruleID: String?

    init(_ error: ValidationError) {
        (code, message, ruleID) = (error.code, error.message, error.ruleID)
    }

    /// The error among some that this is the state of, or one that is made of it.
    func error(among errors: [ValidationError]) -> ValidationError {
        errors.first { ErrorState($0) == self }
            ?? ValidationError(code: code, message: message, ruleID: ruleID)
    }
}
