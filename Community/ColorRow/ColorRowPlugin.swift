import RowKit

/// The plugin that contributes the rows for colours.
public enum ColorRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            ColorPickerRow.self, "One colour of a palette.",
            example: RowExample(
                settings: [
                    "title": "Label",
                    "palette": [
                        ["name": "Sky", "color": "#87CEEB"], ["name": "Leaf", "color": "#228B22"],
                    ],
                ],
                value: "#228B22")),
        RowDescriptor(
            ColorRow.self, "Any colour, chosen or typed, with its contrast.",
            example: RowExample(
                settings: ["title": "Background", "placeholder": "#RRGGBB"], value: "#336699")),
    ]
    /// The phrases of the colour rows.
    public static let phrases: [Phrases.Key] = [
        .colorRowField, .colorRowContrast, .colorRowInvalid,
    ]
}
