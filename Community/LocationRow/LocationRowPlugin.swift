import RowKit

/// Contributes the row that asks for a place.
public enum LocationRowPlugin: RowPlugin {
    /// `LocationRow`.
    public static let name = "LocationRow"
    /// The version of the row.
    public static let version = "1.0.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            LocationRow.self, "A place, chosen on a map or typed.",
            example: RowExample(
                settings: ["title": "Where do you live?"],
                value: ["latitude": -34.9011, "longitude": -56.1645]))
    ]
}
