/// An example of a row for new users: some settings and a value.
///
/// ```swift
/// RowDescriptor(
///     StarsRow.self, "Asks for a number of stars.",
///     example: RowExample(settings: ["title": "Your rating", "maximum": 3], value: 2))
/// ```
public struct RowExample: Hashable, Sendable {
    /// Some settings by name.
    public let settings: [String: JSONValue]
    /// The rows of a group as in documents, or an empty array if the row is no group.
    public let rows: [JSONValue]
    /// A value, or nil if the example has none.
    public let value: JSONValue?

    /// Creates an example with some settings and a value.
    public init(
        settings: [String: JSONValue] = [:], rows: [JSONValue] = [], value: JSONValue? = nil
    ) {
        self.settings = settings
        self.rows = rows
        self.value = value
    }
}

extension RowDescriptor {
    /// The example as a row of a document.
    public var exampleInJSON: JSONValue { json(of: example) }

    /// Returns an example of the row as a row of a document.
    package func json(of example: RowExample) -> JSONValue {
        var row: [String: JSONValue] = ["row": .string(name), "tag": .string(exampleTag)]
        if !example.settings.isEmpty { row["settings"] = .object(example.settings) }
        if !example.rows.isEmpty { row["rows"] = .array(example.rows) }
        row["value"] = example.value
        return .object(row)
    }

    var exampleTag: String { Self.exampleTag(ofRow: name) }

    /// A tag derived from the name of a row: `tokenTable` for `TokenTableRow`.
    package static func exampleTag(ofRow name: String) -> String {
        let stem = name.hasSuffix("Row") && name.count > 3 ? name.dropLast(3) : name[...]
        let head = stem.prefix { $0.isUppercase }
        // In an acronym, the last capital begins the next word.
        let lowered = head.count > 1 && head.count < stem.count ? head.dropLast() : head
        return lowered.lowercased() + stem.dropFirst(lowered.count)
    }
}
