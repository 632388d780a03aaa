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
