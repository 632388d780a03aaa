extension RowImage: DocumentValue {
    /// Reads an image by its name, `{"symbol": "trash"}`, or by its URL, `{"url": "…"}`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json, members.count == 1,
            let (kind, value) = members.first
        else {
            throw .expected("an image such as {\"symbol\": \"trash\"}", found: json)
        }
        do throws(DocumentDiagnostic) {
            switch kind {
            case "symbol": self = .symbol(try String(documentValue: value))
            case "url": self = .url(try String(documentValue: value))
            default: throw .unknown("kind of image", kind, known: ["symbol", "url"])
            }
        } catch {
            throw error.within(.root.member(kind))
        }
    }

    /// An object with the image's name or URL.
    public func documentValue() -> JSONValue { json }

    /// An object with a name or a URL.
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

extension Duration: DocumentValue {
    /// Reads a number of seconds.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let seconds = try Double(documentValue: json)
        try Self.check(seconds)
        // Rounded to a microsecond, so that reading a written value gives the same value.
        self = .microseconds(Int((seconds * 1_000_000).rounded()))
    }

    /// The number of seconds, rounded to a microsecond.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        let (seconds, attoseconds) = components
        let microseconds = (Double(attoseconds) / 1_000_000_000_000).rounded()
        let value = (Double(seconds) * 1_000_000 + microseconds) / 1_000_000
        try Self.check(value)
        return try value.documentValue()
    }

    /// A number of seconds.
    public static var documentSchema: JSONValue {
        ["type": "number", "minimum": .integer(-Int(limit)), "maximum": .integer(Int(limit))]
    }

    private static func check(_ seconds: Double) throws(DocumentDiagnostic) {
        guard abs(seconds) > limit else { return }
        throw DocumentDiagnostic(.notAllowed, "\(seconds) seconds are more than \(Int(limit))")
    }

    /// One billion seconds, which is more than thirty years.
    private static let limit = 1_000_000_000.0
}
