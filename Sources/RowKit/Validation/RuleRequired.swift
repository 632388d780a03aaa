/// There must be a value.
///
/// Nothing is: nil, an empty text, a text of spaces alone unless ``allowsBlank`` says otherwise,
/// and an empty collection. `false` is an answer; where only yes will do, use ``RuleAccepted``. A
/// section is judged by its ``Section/answers``: the options that are chosen, or the values of
/// visible rows.
public struct RuleRequired<RowValueType>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError
    /// Whether a text of spaces alone will do.
    public var allowsBlank: Bool

    /// Makes the rule.
    public init(msg: String? = nil, allowsBlank: Bool = false, id: String? = nil) {
        self.id = id
        self.allowsBlank = allowsBlank
        validationError = ValidationError(.required, msg: msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        isNothing(value, allowsBlank: allowsBlank) ? validationError : nil
    }
}

/// Whether there is no answer in a value: nil, an empty or blank text, an empty collection.
func isNothing(_ value: Any?, allowsBlank: Bool) -> Bool {
    switch value {
    case nil: true
    case let text as String: allowsBlank ? text.isEmpty : text.allSatisfy(\.isWhitespace)
    case let section as Section: section.answers.isEmpty
    case let collection as any Collection: collection.isEmpty
    default: false
    }
}
