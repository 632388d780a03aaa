import RowKit

extension Phrases.Key {
    /// The toggle that makes a password visible.
    public static let genericPasswordRowShow = Phrases.Key("GenericPasswordRow.show", "Show")
    /// The button that generates a password.
    public static let genericPasswordRowGenerate = Phrases.Key(
        "GenericPasswordRow.generate", "Generate")
    /// The name of the strength, for assistive technologies.
    public static let genericPasswordRowStrength = Phrases.Key(
        "GenericPasswordRow.strength", "Strength")
    /// The error of a password that lacks something.
    public static let genericPasswordRowMissing = Phrases.Key(
        "GenericPasswordRow.missing", "Still needed: {parts}")
    /// The required number of characters.
    public static let genericPasswordRowLength = Phrases.Key(
        "GenericPasswordRow.length",
        ["one": "at least {count} character", "other": "at least {count} characters"])
    /// A required lowercase letter.
    public static let genericPasswordRowLowercase = Phrases.Key(
        "GenericPasswordRow.lowercase", "a lowercase letter")
    /// A required uppercase letter.
    public static let genericPasswordRowUppercase = Phrases.Key(
        "GenericPasswordRow.uppercase", "an uppercase letter")
    /// A required digit.
    public static let genericPasswordRowDigit = Phrases.Key("GenericPasswordRow.digit", "a digit")
    /// A required symbol.
    public static let genericPasswordRowSymbol = Phrases.Key(
        "GenericPasswordRow.symbol", "a symbol")
    /// The strength of a weak password.
    public static let genericPasswordRowWeak = Phrases.Key(
        "GenericPasswordRow.weak", "Weak password")
    /// The strength of a fair password.
    public static let genericPasswordRowFair = Phrases.Key(
        "GenericPasswordRow.fair", "Fair password")
    /// The strength of a good password.
    public static let genericPasswordRowGood = Phrases.Key(
        "GenericPasswordRow.good", "Good password")
    /// The strength of a strong password.
    public static let genericPasswordRowStrong = Phrases.Key(
        "GenericPasswordRow.strong", "Strong password")

    /// All phrases of a ``GenericPasswordRow``, to be translated together with those of RowKit.
    public static let ofGenericPasswordRow: [Phrases.Key] =
        [
            genericPasswordRowShow, genericPasswordRowGenerate, genericPasswordRowStrength,
            genericPasswordRowMissing, genericPasswordRowLength,
        ] + PasswordCharacters.allCases.map(genericPasswordRow)
        + PasswordStrength.allCases.map(genericPasswordRow)

    /// Returns the phrase of a kind of character.
    static func genericPasswordRow(_ characters: PasswordCharacters) -> Phrases.Key {
        switch characters {
        case .lowercase: genericPasswordRowLowercase
        case .uppercase: genericPasswordRowUppercase
        case .digit: genericPasswordRowDigit
        case .symbol: genericPasswordRowSymbol
        }
    }

    /// Returns the phrase of a strength.
    static func genericPasswordRow(_ strength: PasswordStrength) -> Phrases.Key {
        switch strength {
        case .weak: genericPasswordRowWeak
        case .fair: genericPasswordRowFair
        case .good: genericPasswordRowGood
        case .strong: genericPasswordRowStrong
        }
    }
}
