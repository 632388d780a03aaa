extension ChoiceView {
    /// A column of the options of a choice.
    public struct Column: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The title of the column, which is empty for a column without a title.
        public var title: String
        /// The horizontal alignment of the texts in the column.
        public var alignment: LabelView.Alignment

        /// Creates a column.
        public init(_ title: String, alignment: LabelView.Alignment = .leading) {
            self.title = title
            self.alignment = alignment
        }

        /// Creates a column with a title, whose texts are at the leading edge.
        public init(stringLiteral title: String) { self.init(title) }
    }
}

extension ChoiceView.Column: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "title": .string(title),
            "alignment": alignment == .leading ? nil : alignment.json,
        ])
    }
}

extension ChoiceView.Column: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case title, alignment }

    /// Decodes a column from its title, or from an object with a title and an alignment.
    public init(from decoder: any Decoder) throws {
        if let title = try? decoder.singleValueContainer().decode(String.self) {
            self.init(title)
            return
        }
        let column = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try column.decode(String.self, forKey: .title),
            alignment: try column.decodeIfPresent(LabelView.Alignment.self, forKey: .alignment)
                ?? .leading)
    }

    /// Encodes the title, or an object if the column has an alignment.
    public func encode(to encoder: any Encoder) throws {
        guard alignment != .leading else {
            var container = encoder.singleValueContainer()
            return try container.encode(title)
        }
        var column = encoder.container(keyedBy: CodingKeys.self)
        try column.encode(title, forKey: .title)
        try column.encode(alignment, forKey: .alignment)
    }

    /// The title, or the column with its title and its alignment.
    public var swiftExpression: String? {
        alignment == .leading
            ? title.debugDescription
            : ".init(\(title.debugDescription), alignment: .\(alignment))"
    }

    /// A title, or an object with a title and an alignment.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                String.documentSchema,
                [
                    "type": "object",
                    "properties": [
                        "title": String.documentSchema,
                        "alignment": LabelView.Alignment.documentSchema,
                    ],
                    "required": ["title"], "additionalProperties": false,
                ],
            ]
        ]
    }
}
