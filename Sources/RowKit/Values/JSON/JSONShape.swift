import PlainText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Short descriptions of the JSON that a schema accepts: `{"latitude": number, "longitude":
/// number}`.
package enum JSONShape {
    /// Returns the shape, or nil if the schema accepts anything.
    package static func text(of schema: JSONValue) -> String? {
        if schema == Date.documentSchema { return "date like \"2024-02-29\"" }
        if let value = schema["const"] { return value.lineText }
        if let values = schema.list("enum") {
            return values.map(\.lineText).joined(separator: " | ")
        }
        let cases = cases(of: schema)
        if cases.count > 1 {
            let texts = cases.compactMap(text(of:))
            return texts.count == cases.count ? texts.joined(separator: " | ") : nil
        }
        guard case .string(let type) = schema["type"] else { return nil }
        switch type {
        case "integer": return "whole number"
        case "boolean": return "true | false"
        case "array": return "[\(schema["items"].flatMap(text(of:)) ?? "anything"), …]"
        case "object": return object(schema)
        case "string":
            guard case .string(let pattern) = schema["pattern"],
                pattern.count <= longestPattern
            else { return "text" }
            return "text like \(pattern)"
        default: return type
        }
    }

    /// The length of the longest pattern that is still readable.
    private static let longestPattern = 40

    /// Returns a remark on the values of a setting, or nil if its type is sufficient.
    package static func remark(on schema: JSONValue) -> String? {
        var cases = cases(of: schema)
        let orNull = cases.count > 1 && cases.last == ["type": "null"] ? ", or null" : ""
        if !orNull.isEmpty { cases.removeLast() }
        guard let first = cases.first else { return nil }
        if cases.count == 1, let values = first.list("enum") {
            return "One of \(Self.list(values))\(orNull)."
        }
        if cases.count == 1, let values = first["items"]?.list("enum") {
            return "Any of \(Self.list(values))\(orNull)."
        }
        let saysItself = cases.count == 1 && first["properties"] == nil && first["pattern"] == nil
        guard !saysItself || first["items"]?["properties"] != nil else { return nil }
        return text(of: schema).map { "In JSON: \($0)." }
    }

    /// The alternatives of a schema, with nested ones flattened.
    private static func cases(of schema: JSONValue) -> [JSONValue] {
        schema.list("anyOf").map { $0.flatMap(cases(of:)) } ?? [schema]
    }

    private static func list(_ values: [JSONValue]) -> String {
        values.map(\.lineText).joined(separator: ", ")
    }

    private static func object(_ schema: JSONValue) -> String {
        guard case .object(let members) = schema["properties"] else {
            let value = schema["additionalProperties"].flatMap(text(of:)) ?? "anything"
            return "{text: \(value), …}"
        }
        let required = schema.list("required") ?? []
        let texts = members.sorted { $0.key < $1.key }.map { name, schema in
            let mark = required.contains(.string(name)) ? "" : "?"
            return "\(name.quoted)\(mark): \(Self.text(of: schema) ?? "anything")"
        }
        return "{\(texts.joined(separator: ", "))}"
    }
}

extension JSONValue {
    fileprivate func list(_ name: String) -> [JSONValue]? {
        guard case .array(let values) = self[name] else { return nil }
        return values
    }
}
