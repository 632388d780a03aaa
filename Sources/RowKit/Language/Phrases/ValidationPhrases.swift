// The messages of validation rules. Each key has the name of its rule's code.

extension Phrases.Key {
    /// A value is required.
    public static let required = Phrases.Key("required", "Must be filled in")

    /// The text must be an e-mail address.
    public static let email = Phrases.Key("email", "Must be a valid e-mail address")

    /// The text must be a URL.
    public static let url = Phrases.Key("url", "Must be a valid web address")

    /// The text must match a pattern.
    public static let pattern = Phrases.Key("pattern", "Has an invalid format")

    /// The text must have at least `count` characters.
    public static let minLength = Phrases.Key(
        "minLength",
        [
            "one": "Must have at least {count} character",
            "other": "Must have at least {count} characters",
        ])

    /// The text must have at most `count` characters.
    public static let maxLength = Phrases.Key(
        "maxLength",
        [
            "one": "Must have at most {count} character",
            "other": "Must have at most {count} characters",
        ])

    /// The text must have exactly `count` characters.
    public static let exactLength = Phrases.Key(
        "exactLength",
        [
            "one": "Must have exactly {count} character",
            "other": "Must have exactly {count} characters",
        ])

    /// The value must be greater than `limit`.
    public static let greaterThan = Phrases.Key("greaterThan", "Must be greater than {limit}")

    /// The value must be at least `limit`.
    public static let greaterOrEqual = Phrases.Key("greaterOrEqual", "Must be at least {limit}")

    /// The value must be less than `limit`.
    public static let smallerThan = Phrases.Key("smallerThan", "Must be less than {limit}")

    /// The value must be at most `limit`.
    public static let smallerOrEqual = Phrases.Key("smallerOrEqual", "Must be at most {limit}")

    /// The value must equal that of another row, whose title is `row`.
    public static let equalsToRow = Phrases.Key("equalsToRow", "Must be the same as “{row}”")

    /// The value must be true.
    public static let accepted = Phrases.Key("accepted", "Must be accepted")

    /// The value is not one of the row's options.
    public static let notOffered = Phrases.Key("notOffered", "Must be one of the options")

    /// A custom rule rejected the value.
    public static let custom = Phrases.Key("custom", "Is not valid")

    /// There must be at least `count` items.
    public static let minCount = Phrases.Key(
        "minCount",
        [
            "one": "Must have at least {count} item",
            "other": "Must have at least {count} items",
        ])

    /// There must be at most `count` items.
    public static let maxCount = Phrases.Key(
        "maxCount",
        [
            "one": "Must have at most {count} item",
            "other": "Must have at most {count} items",
        ])

    /// The value is still being checked.
    public static let pending = Phrases.Key("pending", "Is still being checked")

    /// The value could not be validated.
    public static let unchecked = Phrases.Key("unchecked", "Could not be checked")

    /// The keys of all codes that a rule may have.
    public static let validation: [Phrases.Key] = [
        required, email, url, pattern, minLength, maxLength, exactLength, greaterThan,
        greaterOrEqual, smallerThan, smallerOrEqual, equalsToRow, accepted, notOffered, custom,
        minCount, maxCount, pending, unchecked,
    ]
}
