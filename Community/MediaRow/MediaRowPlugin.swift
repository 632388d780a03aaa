import RowKit

/// The plugin that contributes the rows for pictures and videos.
public enum MediaRowPlugin: RowPlugin {
    /// The version of the rows.
    public static let version = "0.1.0"
    /// The rows.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            ImageRow.self, "A picture, which the user chooses as a file.",
            example: RowExample(settings: ["title": "Portrait", "maximumSize": 2_000_000])),
        RowDescriptor(
            VideoRow.self, "A video, which the user chooses as a file.",
            example: RowExample(settings: ["title": "Greeting", "maximumSize": 20_000_000])),
    ]
    /// The phrases of an ``ImageRow`` and a ``VideoRow``.
    public static let phrases: [Phrases.Key] = [
        .mediaRowRemove, .mediaRowLimits, .mediaRowPictures, .mediaRowVideos, .mediaRowBytes,
        .mediaRowKilobytes, .mediaRowMegabytes, .mediaRowTooLarge, .mediaRowWrongType,
        .mediaRowUnknownType,
    ]
}
