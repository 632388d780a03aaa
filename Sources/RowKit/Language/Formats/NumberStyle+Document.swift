// In JSON, a style is "integer", "decimal" or "percent", or an object with its parts:
// {"kind": "currency", "currency": "EUR", "fractionDigits": [0, 2], "isGrouped": false}

extension NumberStyle: Codable, DocumentValue {
    private enum Member: String, CodingKey { case kind, currency, fractionDigits, isGrouped }

    private static let usual: [(name: String, style: NumberStyle)] = [
        ("integer", .integer), ("decimal", .decimal), ("percent", .percent),
    ]

    private enum KindName: String, Codable, CaseIterable { case number, percent, currency }

    /// Decodes a style from its name or its parts.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer(),
            let name = try? container.decode(String.self)
        {
            guard let usual = Self.usual.first(where: { $0.name == name }) else {
                let names = Self.usual.map { "\"\($0.name)\"" }.joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "\"\(name)\" is not a number style; expected \(names) "
                        + "or an object")
            }
            self = usual.style
            return
        }
        let style = try decoder.container(keyedBy: Member.self)
        let code = try style.decodeIfPresent(String.self, forKey: .currency)
        let kind: Kind
        switch (try style.decode(KindName.self, forKey: .kind), code) {
        case (.number, nil): kind = .number
        case (.percent, nil): kind = .percent
        case (.currency, let code?):
            guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .currency, in: style,
                    debugDescription: "a currency has three letters, such as \"EUR\"")
            }
            kind = .currency(code: code)
        case (.currency, nil):
            throw DecodingError.keyNotFound(
                Member.currency,
                .init(
                    codingPath: style.codingPath,
                    debugDescription: "an amount of money needs a currency such as \"EUR\""))
        case (let name, _?):
            throw DecodingError.dataCorruptedError(
                forKey: .currency, in: style,
                debugDescription: "a \(name.rawValue) has no currency")
        }
        self.init(
            kind,
            fractionDigits: try style.decodeIfPresent(
                ClosedRange<Int>.self, forKey: .fractionDigits),
            isGrouped: try style.decodeIfPresent(Bool.self, forKey: .isGrouped) ?? true)
    }

    /// Encodes the style as its name, if it has one, or else as its parts.
    public func encode(to encoder: any Encoder) throws {
        if let usual = Self.usual.first(where: { $0.style == self }) {
            var container = encoder.singleValueContainer()
            return try container.encode(usual.name)
        }
        var style = encoder.container(keyedBy: Member.self)
        switch kind {
        case .number: try style.encode(KindName.number, forKey: .kind)
        case .percent: try style.encode(KindName.percent, forKey: .kind)
        case .currency(let code):
            try style.encode(KindName.currency, forKey: .kind)
            try style.encode(code, forKey: .currency)
        }
        try style.encodeIfPresent(fractionDigits, forKey: .fractionDigits)
        if !isGrouped { try style.encode(false, forKey: .isGrouped) }
    }

    /// The name of the style, or its parts.
    public var swiftExpression: String? {
        let grouped = isGrouped ? "" : ".ungrouped"
        switch (kind, fractionDigits) {
        case (.number, 0...0): return ".integer\(grouped)"
        case (.number, 0...3): return ".decimal\(grouped)"
        case (.number, let digits?): return ".decimal(\(digits))\(grouped)"
        case (.percent, nil): return ".percent\(grouped)"
        case (.currency(let code), nil): return ".currency(\(code.debugDescription))\(grouped)"
        default: return nil
        }
    }

    /// The name of a style, or an object with its parts.
    public static var documentSchema: JSONValue {
        let kinds = KindName.allCases.filter { $0 != .currency }
        let parts: [String: JSONValue] = [
            "fractionDigits": [
                "type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2,
            ],
            "isGrouped": ["type": "boolean"],
        ]
        func object(_ members: [String: JSONValue], _ required: [JSONValue]) -> JSONValue {
            [
                "type": "object",
                "properties": .object(parts.merging(members) { $1 }),
                "required": .array(required), "additionalProperties": false,
            ]
        }
        return [
            "anyOf": [
                ["enum": .array(usual.map { .string($0.name) })],
                object(["kind": ["enum": .array(kinds.map { .string($0.rawValue) })]], ["kind"]),
                object(
                    [
                        "kind": ["const": "currency"],
                        "currency": ["type": "string", "pattern": "^[A-Za-z]{3}$"],
                    ], ["kind", "currency"]),
            ]
        ]
    }
}
