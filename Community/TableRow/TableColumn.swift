import RowKit

/// A column of a ``TableRow``.
///
/// In a document, it is its title, or an object:
///
/// ```json
/// { "title": "Price", "alignment": "trailing", "member": "price" }
/// ```
public struct TableColumn: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The title of the column, which is empty for a column without a title.
    public var title: String
    /// The horizontal alignment of the texts in the column.
    public var alignment: LabelView.Alignment
    /// The member of a list's items that the column shows, or nil if it shows the title or the
    /// details of an option.
    public var member: String?

    /// Creates a column.
    public init(
        _ title: String, alignment: LabelView.Alignment = .leading, member: String? = nil
    ) {
        self.title = title
        self.alignment = alignment
        self.member = member
    }

    /// Creates a column with a title, whose texts are at the leading edge.
    public init(stringLiteral title: String) { self.init(title) }

    /// The column as a choice view shows it.
    var shown: ChoiceView.Column { ChoiceView.Column(title, alignment: alignment) }
}

extension TableColumn: Codable, DocumentValue {
    private enum CodingKeys: String, CodingKey { case title, alignment, member }

    /// Decodes a column from its title, or from an object.
    public init(from decoder: any Decoder) throws {
        if let title = try? decoder.singleValueContainer().decode(String.self) {
            self.init(title)
            return
        }
        let column = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try column.decode(String.self, forKey: .title),
            alignment: try column.decodeIfPresent(LabelView.Alignment.self, forKey: .alignment)
                ?? .leading,
            member: try column.decodeIfPresent(String.self, forKey: .member))
    }

    /// Encodes the title, or an object if the column has more than that.
    public func encode(to encoder: any Encoder) throws {
        guard alignment != .leading || member != nil else {
            var container = encoder.singleValueContainer()
            return try container.encode(title)
        }
        var column = encoder.container(keyedBy: CodingKeys.self)
        try column.encode(title, forKey: .title)
        if alignment != .leading { try column.encode(alignment, forKey: .alignment) }
        try column.encodeIfPresent(member, forKey: .member)
    }

    /// The title, or the column with all that it has.
    public var swiftExpression: String? {
        guard alignment != .leading || member != nil else { return title.debugDescription }
        let alignment = alignment == .leading ? "" : ", alignment: .\(alignment)"
        let member = member.map { ", member: \($0.debugDescription)" } ?? ""
        return ".init(\(title.debugDescription)\(alignment)\(member))"
    }

    /// A title, or an object with a title, an alignment and a member.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                String.documentSchema,
                [
                    "type": "object",
                    "properties": [
                        "title": String.documentSchema,
                        "alignment": LabelView.Alignment.documentSchema,
                        "member": String.documentSchema,
                    ],
                    "required": ["title"], "additionalProperties": false,
                ],
            ]
        ]
    }
}
