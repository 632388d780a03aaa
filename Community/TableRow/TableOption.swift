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
        var problems: [DocumentDiagnostic] = []
        for name in members.keys.sorted() where name != "value" && name != "texts" {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: DocumentPlace.root.member(name),
                    "\(name.debugDescription) is not one of value, texts", suggestion: "texts"))
        }
        let given: Value? = Self.read("value", value, &problems)
        let listed: [String]? = Self.read("texts", members["texts"] ?? [], &problems)
        if let error = DocumentDiagnostic(all: problems) { throw error }
        guard let option = given, let texts = listed else {
            throw .expected("an option", found: json)
        }
        self.init(option, texts)
    }

    /// Reads a member, or returns nil if it is invalid.
    private static func read<Member: DocumentValue>(
        _ name: String, _ json: JSONValue, _ problems: inout [DocumentDiagnostic]
    ) -> Member? {
        do throws(DocumentDiagnostic) {
            return try Member(documentValue: json)
        } catch {
            problems.append(error.within(DocumentPlace.root.member(name)))
            return nil
        }
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
