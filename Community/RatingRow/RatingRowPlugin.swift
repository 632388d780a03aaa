import RowKit

/// The plugin that contributes the row for ratings.
public enum RatingRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            RatingRow.self, "A rating in stars.",
            example: RowExample(settings: ["title": "Service", "step": 0.5], value: 3.5))
    ]
    /// The phrases of a ``RatingRow``.
    public static let phrases: [Phrases.Key] = [.ratingRowRating, .ratingRowNone]
}
