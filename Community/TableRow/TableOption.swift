import RowKit

/// An option of a ``TableRow`` with its texts.
///
/// In a document, it is the value, or an object with the value and the texts:
///
/// ```json
/// { "value": "flex", "texts": ["Flex", "2 bags", "180 €"] }
/// ```
public struct TableOption<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value of the row if the option is chosen.
    public var value: Value
    /// The texts of the columns, or an empty array for an option that shows only its value.
    public var texts: [String]

    /// Creates an option.
    public init(_ value: Value, _ texts: [String] = []) {
        self.value = value
        self.texts = texts
    }
}

extension TableOption: DocumentValue where Value: DocumentValue {
    /// Reads a value, or an object with a value and texts.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json, let value = members["value"] else {
            if case .object(let members) = json, members["texts"] != nil {
                throw DocumentDiagnostic(.missing, "an option with texts needs a \"value\"")
            }
            self.init(try Value(documentValue: json))
            return
        }
        for name in members.keys.sorted() where name != "value" && name != "texts" {
            throw DocumentDiagnostic(
                .notAllowed, at: DocumentPlace.root.member(name),
                "\(name.debugDescription) is not one of value, texts", suggestion: "texts")
        }
        // Read as members, so that a diagnostic has the place of the member.
        guard let value = try [String: Value](documentValue: ["value": value])["value"] else {
            throw .expected("a value", found: json)
        }
        let texts = try [String: [String]](documentValue: ["texts": members["texts"] ?? []])
        self.init(value, texts["texts"] ?? [])
    }

    /// The value, or an object with the value and the texts if there are any.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        let json = try value.documentValue()
        guard !texts.isEmpty else { return json }
        return ["value": json, "texts": try texts.documentValue()]
    }

    /// The option with its value and its texts.
    public var swiftExpression: String? {
        guard let value = value.swiftExpression else { return nil }
        let texts = texts.map(\.debugDescription).joined(separator: ", ")
        return "TableOption(\(value)\(texts.isEmpty ? "" : ", [\(texts)]"))"
    }

    /// The schema of a value, or of an object with a value and texts.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                Value.documentSchema,
                [
                    "type": "object",
                    "properties": [
                        "value": Value.documentSchema, "texts": [String].documentSchema,
                    ],
                    "required": ["value"], "additionalProperties": false,
                ],
            ]
        ]
    }
}
