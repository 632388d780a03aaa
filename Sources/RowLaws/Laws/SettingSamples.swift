import RowKit

/// Values of a setting that differ from a given one, made from its schema.
struct SettingSamples {
    /// The values, the most suitable first.
    ///
    /// The setting may still refuse some of them.
    let values: [JSONValue]

    /// - Parameter value: The value that the samples differ from.
    init(of setting: RowSetting, unlike value: JSONValue) {
        values = setting.schema.map { Self.samples(of: $0).filter { $0 != value } } ?? []
    }

    private static func samples(of schema: JSONValue) -> [JSONValue] {
        if let values = list("enum", of: schema) { return values }
        if let value = schema["const"] { return [value] }
        for name in ["anyOf", "oneOf"] {
            if let cases = list(name, of: schema) { return cases.flatMap(samples) }
        }
        let type = schema["type"]
        let types = list("type", of: schema) ?? (type.map { [$0] } ?? [])
        return types.flatMap { samples(of: schema, type: $0) }
    }

    private static func samples(of schema: JSONValue, type: JSONValue) -> [JSONValue] {
        switch type {
        case "boolean": return [true, false]
        case "integer", "number":
            return [schema["maximum"], schema["minimum"], 3, 2, 1].compactMap { $0 }
        case "string": return texts.map { .string($0) }
        case "array": return (schema["items"].map(samples) ?? []).map { .array([$0]) }
        case "object":
            guard case .object(let properties) = schema["properties"] else { return [] }
            return properties.sorted { $0.key < $1.key }.flatMap { name, schema in
                samples(of: schema).prefix(2).map { .object([name: $0]) }
            }
        default: return []
        }
    }

    /// Sample texts in the formats that settings use.
    private static let texts = [
        "Other", "#336699", "2024-02-29", "10:30", "https://example.org/other.png", "a", "1",
    ]

    private static func list(_ name: String, of schema: JSONValue) -> [JSONValue]? {
        guard case .array(let values) = schema[name] else { return nil }
        return values
    }
}
