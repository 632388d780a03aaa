import RowKit

/// The plugin that contributes the row for signatures.
public enum SignatureRowPlugin: RowPlugin {
    /// The version of the row.
    public static let version = "0.1.0"
    /// The row.
    public static let rows: [RowDescriptor] = [
        RowDescriptor(
            SignatureRow.self, "A signature, drawn or typed.",
            example: RowExample(
                settings: ["title": "Signature", "strokeColor": "systemBlue"],
                value: ["path": "M40 120L70 50 90 120M52 90L82 90M110 120L118 82 150 118"]))
    ]
    /// The phrases of a ``SignatureRow``.
    public static let phrases: [Phrases.Key] = [
        .signatureRowDrawn, .signatureRowTyped, .signatureRowNone, .signatureRowCanvas,
        .signatureRowHint, .signatureRowTypingHint, .signatureRowUndo, .signatureRowClear,
        .signatureRowName, .signatureRowMustBeDrawn,
    ]
}
