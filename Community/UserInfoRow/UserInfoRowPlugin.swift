import RowKit

/// Contributes the row that shows who somebody is.
public enum UserInfoRowPlugin: RowPlugin {
    /// `UserInfoRow`.
    public static let name = "UserInfoRow"
    /// The version of the row.
    public static let version = "1.0.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            UserInfoRow.self,
            "Shows who somebody is: picture, name, e-mail address and date of birth.")
    ]
}
