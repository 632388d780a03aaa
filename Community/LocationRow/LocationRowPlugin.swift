import RowKit

/// The plugin that contributes the row for places.
public enum LocationRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            LocationRow.self, "A place, chosen on a map or typed.",
            example: RowExample(
                settings: ["title": "Where do you live?"],
                value: ["latitude": -34.9011, "longitude": -56.1645]))
    ]
    /// The phrases of a ``LocationRow`` and its map.
    public static let phrases: [Phrases.Key] = [
        .locationRowMap, .locationRowMapHint, .locationRowSearch, .locationRowSearchPlaceholder,
        .locationRowLatitude, .locationRowLongitude, .locationRowZoomIn, .locationRowZoomOut,
        .locationRowPlace, .locationRowLatitudeNotation, .locationRowLongitudeNotation,
        .locationRowSixty, .locationRowSignAndLetter, .locationRowLatitudeLetter,
        .locationRowLongitudeLetter, .locationRowLatitudeRange, .locationRowLongitudeRange,
    ]
}
