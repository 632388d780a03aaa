import RowKit

/// The plugin that contributes the row for new passwords.
public enum GenericPasswordRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            GenericPasswordRow.self, "A new password, with its strength and what it still lacks.",
            example: RowExample(
                settings: [
                    "title": "Password", "minimumLength": 12, "requiredCharacters": ["digit"],
                ]))
    ]
    /// The phrases of a ``GenericPasswordRow``.
    public static let phrases: [Phrases.Key] =
        [
            .genericPasswordRowShow, .genericPasswordRowGenerate, .genericPasswordRowStrength,
            .genericPasswordRowMissing, .genericPasswordRowLength,
        ] + PasswordCharacters.allCases.map(Phrases.Key.genericPasswordRow)
        + PasswordStrength.allCases.map(Phrases.Key.genericPasswordRow)
}
