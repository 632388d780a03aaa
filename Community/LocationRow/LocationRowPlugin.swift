import RowKit

/// Contributes the row that asks for a place.
public enum LocationRowPlugin: RowPlugin {
    /// `LocationRow`.
    public static let name = "LocationRow"
    /// The version of the row.
    public static let version = "1.0.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(LocationRow.self, "Asks for a place, chosen on a map or typed.")
    ]
}
