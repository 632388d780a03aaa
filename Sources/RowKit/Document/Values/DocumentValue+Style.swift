extension RowImage: DocumentValue {
    /// Reads a picture by its name, `{"symbol": "trash"}`, or by its address, `{"url": "…"}`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json, members.count == 1,
            let (kind, value) = members.first
        else {
            throw .expected("a picture such as {\"symbol\": \"trash\"}", found: json)
        }
        do throws(DocumentDiagnostic) {
            switch kind {
            case "symbol": self = .symbol(try String(documentValue: value))
            case "url": self = .url(try String(documentValue: value))
            default: throw .unknown("kind of picture", kind, known: ["symbol", "url"])
            }
        } catch {
            throw error.within(.root.member(kind))
        }
    }

    /// The name or the address of the picture.
    public func documentValue() -> JSONValue { json }

    /// A name, or an address.
    public static var documentSchema: JSONValue {
        let kinds = ["symbol", "url"].map { kind -> JSONValue in
            [
                "type": "object", "properties": [kind: ["type": "string"]],
                "required": [.string(kind)], "additionalProperties": false,
            ]
        }
        return ["anyOf": .array(kinds)]
    }
}
