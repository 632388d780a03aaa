/// The state of a row, as the differences from a new row.
struct RowState: Hashable, Sendable {
    var value = ValueState.fresh
    /// The text that could not be converted to a value, and the reason.
    var unread: UnreadState?
    var interaction = Interaction()
    var isExpanded = false
    var errors: [ErrorState] = []
    /// The errors that a submit listener found.
    var submissionErrors: [ErrorState] = []
    /// Whether asynchronous rules were pending.
    var isValidating = false
    /// The state of the row's cell; see ``BaseRow/cellState``.
    var cell: JSONValue?

    /// Whether the state can differ from another only in the interaction and the errors.
    func hasInput(of other: RowState) -> Bool {
        var state = self
        state.interaction = other.interaction
        (state.errors, state.isValidating) = (other.errors, other.isValidating)
        // An omitted value may be a different one.
        return state == other && !value.isOmitted
    }
}

/// The value of a row in a state.
enum ValueState: Hashable, Sendable {
    /// The value of the row in a new form.
    case fresh
    /// Another value, or null if the row has none.
    case changed(JSONValue, type: String)
    /// Another value, which JSON cannot represent.
    case omitted(type: String)

    var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

extension RowState: Codable {
    private enum Key: String, CodingKey {
        case type, value, unread, interaction, isExpanded, errors, submissionErrors, isValidating
        case cell
    }

    /// Reads a state from JSON.
    ///
    /// Everything that equals a new row may be left out.
    init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: Key.self)
        if let type = try row.decodeIfPresent(String.self, forKey: .type) {
            value =
                row.contains(.value)
                ? .changed(try row.decode(JSONValue.self, forKey: .value), type: type)
                : .omitted(type: type)
        }
        unread = try row.decodeIfPresent(UnreadState.self, forKey: .unread)
        interaction =
            try row.decodeIfPresent(Interaction.self, forKey: .interaction) ?? Interaction()
        isExpanded = try row.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false
        errors = try row.decodeIfPresent([ErrorState].self, forKey: .errors) ?? []
        submissionErrors =
            try row.decodeIfPresent([ErrorState].self, forKey: .submissionErrors) ?? []
        isValidating = try row.decodeIfPresent(Bool.self, forKey: .isValidating) ?? false
        cell = try row.decodeIfPresent(JSONValue.self, forKey: .cell)
    }

    /// Writes the state as JSON, without everything that equals a new row.
    func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: Key.self)
        switch value {
        case .fresh: break
        case .changed(let json, let type):
            try row.encode(type, forKey: .type)
            try row.encode(json, forKey: .value)
        case .omitted(let type): try row.encode(type, forKey: .type)
        }
        try row.encodeIfPresent(unread, forKey: .unread)
        if interaction != Interaction() { try row.encode(interaction, forKey: .interaction) }
        if isExpanded { try row.encode(true, forKey: .isExpanded) }
        if !errors.isEmpty { try row.encode(errors, forKey: .errors) }
        if !submissionErrors.isEmpty { try row.encode(submissionErrors, forKey: .submissionErrors) }
        if isValidating { try row.encode(true, forKey: .isValidating) }
        try row.encodeIfPresent(cell, forKey: .cell)
    }
}

/// Input that could not be converted to a value.
struct UnreadState: Codable, Hashable, Sendable {
    let text: String
    let error: ErrorState

    init(_ input: BaseRow.UnreadInput, said: (ValidationError) -> ValidationError) {
        (text, error) = (input.text, ErrorState(said(input.error)))
    }
}

/// A validation error in a state, with the message that users saw.
struct ErrorState: Codable, Hashable, Sendable {
    let code: String
    let message: String
    let ruleID: String?

    init(_ error: ValidationError) {
        (code, message, ruleID) = (error.code, error.message, error.ruleID)
    }

    /// Returns the error with this state, or a new one if there is none among the given errors.
    func error(among errors: [ValidationError]) -> ValidationError {
        errors.first { ErrorState($0) == self }
            ?? ValidationError(code: code, message: message, ruleID: ruleID)
    }
}
