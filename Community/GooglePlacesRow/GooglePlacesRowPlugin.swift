import RowKit

/// The plugin that contributes the rows for places.
public enum GooglePlacesRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            GooglePlacesAccessoryRow.self, "A place, with a strip of suggestions.",
            example: RowExample(
                settings: ["title": "From", "isOffline": true],
                value: ["userInput": "The office"])),
        RowDescriptor(
            GooglePlacesTableRow.self, "A place, with a table of suggestions.",
            example: RowExample(
                settings: [
                    "title": "Destination", "placeholder": "Type the name of a city",
                    "isOffline": true,
                ],
                value: [
                    "prediction": [
                        "placeID": "Montevideo;UY;-34.9033;-56.1882", "primaryText": "Montevideo",
                        "secondaryText": "Uruguay",
                    ]
                ])),
    ]
    /// The phrases of the Google Places rows.
    public static let phrases: [Phrases.Key] = [
        .googlePlacesRowNotSetUp, .googlePlacesRowQuota, .googlePlacesRowUnreachable,
    ]
}
