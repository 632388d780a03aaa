/// Requires a value.
///
/// Nil, empty text and empty collections are invalid, and values without content
/// (``PossiblyBlank``). So is text that consists only of white space, unless ``allowsBlank`` is
/// true. `false` is valid; to require `true`, use ``RuleAccepted``. A section is validated by its
/// ``Section/answers``: one of the chosen options, or of the values of visible rows, must be valid.
public struct RuleRequired<RowValueType>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError
    /// Whether text that consists only of white space is valid.
    public var allowsBlank: Bool

    /// Creates the rule.
    public init(msg: String? = nil, allowsBlank: Bool = false, id: String? = nil) {
        self.id = id
        self.allowsBlank = allowsBlank
        validationError = ValidationError(.required, msg: msg)
    }

    /// True, because the rule requires a value.
    public var requiresValue: Bool { true }

    /// Returns ``validationError`` if the value is invalid, or nil.
    public func isValid(value: RowValueType?) -> ValidationError? {
        isBlank(value, allowsBlank: allowsBlank) ? validationError : nil
    }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema of text or collections that are not empty, and of any other value.
    public var valueSchema: JSONValue? {
        switch ItemKind(of: RowValueType.self) {
        case .elements: ["minItems": 1]
        case .characters: allowsBlank ? .characters(atLeast: 1) : .nonBlankText
        case nil: [:]
        }
    }
}

/// Whether a string is empty or consists only of white space.
private func isBlank(_ text: String) -> Bool {
    // Most strings begin with a visible ASCII character, which needs no Unicode data.
    if let first = text.utf8.first, 0x21..<0x7F ~= first { return false }
    return text.allSatisfy(\.isWhitespace)
}

/// Whether a value is nil, an empty or blank text, an empty collection, a value without content, or
/// a section whose answers are all blank.
func isBlank<Value>(_ value: Value?, allowsBlank: Bool) -> Bool {
    guard let value else { return true }
    // Most values are text or numbers, and a cast that fails takes long.
    if Value.self == Int.self || Value.self == Double.self || Value.self == Bool.self {
        return false
    }
    // A cast to a protocol takes long if it fails, and only classes answer.
    if Value.self is AnyClass, let section = value as? any Answering {
        return section.answers.allSatisfy { isBlank($0, allowsBlank: allowsBlank) }
    }
    return switch value {
    case let text as String: allowsBlank ? text.isEmpty : isBlank(text)
    case let value as any PossiblyBlank: value.isBlank(allowsBlank: allowsBlank)
    case let collection as any Collection: collection.isEmpty
    default: false
    }
}
