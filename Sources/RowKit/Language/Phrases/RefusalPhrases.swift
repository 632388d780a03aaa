// The reasons why a member of a JSON object cannot be entered in a form. Each key has the name of
// its error's code.

extension Phrases.Key {
    /// No row or section has the member's name.
    public static let unknown = Phrases.Key("unknown", "Is not part of this form")

    /// No row or section has the member's name, but `name` is similar.
    public static let unknownButSimilar = Phrases.Key(
        "unknownButSimilar", "Is not part of this form. Did you mean “{name}”?")

    /// The row is hidden.
    public static let hidden = Phrases.Key("hidden", "Is hidden and cannot be filled in")

    /// The row is disabled.
    public static let disabled = Phrases.Key("disabled", "Is disabled and cannot be changed")

    /// The row takes no input.
    public static let readOnly = Phrases.Key("readOnly", "Cannot be filled in")

    /// The value has another type than the row's.
    public static let wrongType = Phrases.Key("wrongType", "Has the wrong type")

    static let refusal: [Phrases.Key] = [
        unknown, unknownButSimilar, hidden, disabled, readOnly, wrongType,
    ]
}
