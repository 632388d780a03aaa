import RowKit

/// The plugin that contributes the rows whose options are in a table.
public enum TableRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows, whose values are text.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            TableInlineRow<String>.self,
            "One of several options, in a table with columns that expands below.",
            example: fares),
        RowDescriptor(
            TableRow<String>.self, "One of several options, in a table with columns.",
            example: fares),
    ]

    private static let fares = RowExample(
        settings: [
            "title": "Fare",
            "columns": ["Fare", "Baggage", ["title": "Price", "alignment": "trailing"]],
            "options": [
                ["value": "basic", "title": "Basic", "details": ["1 bag", "120 €"]],
                ["value": "flex", "title": "Flex", "details": ["2 bags", "180 €"]],
            ],
        ],
        value: "flex")
}
