import RowKit

/// The plugin that contributes the row that shows a user.
public enum UserInfoRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            UserInfoRow.self,
            "A user: picture, name, e-mail address and date of birth.",
            example: RowExample(
                settings: ["dateStyle": "long"],
                value: [
                    "name": "Mathias", "email": "mathias@example.org",
                    "dateOfBirth": "1992-07-26T00:00:00Z",
                    "pictureUrl": "https://example.org/mathias.jpg",
                ]))
    ]
    /// The phrases of a ``UserInfoRow``.
    public static let phrases: [Phrases.Key] = [.userInfoRowDateOfBirth]
}
