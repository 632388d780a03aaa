import RowText

/// Text with styled parts.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A part of the text and its style.
    public struct Run: Hashable, Sendable {
        /// The characters of the part, as offsets from the start of the text.
        public var range: Range<Int>
        /// The font, or nil for the font of the whole text.
        public var font: RowFont?
        /// The colour, or nil for the colour of the whole text.
        public var color: RowColor?
        /// Whether the part matches a search.
        public var isHighlighted: Bool

        /// Creates a run.
        public init(
            _ range: Range<Int>, font: RowFont? = nil, color: RowColor? = nil,
            isHighlighted: Bool = false
        ) {
            self.range = range
            self.font = font
            self.color = color
            self.isHighlighted = isHighlighted
        }
    }

    /// The text.
    public var text: String
    /// The styled parts, in order and without overlaps.
    public var runs: [Run]

    /// Creates a styled text.
    public init(_ text: String, runs: [Run] = []) {
        self.text = text
        self.runs = runs
    }

    /// Creates a string without styled parts.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a string with highlighted ranges that match a search.
    public init(_ text: String, highlighting ranges: [Range<Int>]) {
        self.init(text, runs: ranges.map { Run($0, isHighlighted: true) })
    }

    /// Returns the text with all matches of a search highlighted, or the unchanged text if it
    /// already has styled parts.
    public func highlighting(_ wanted: String) -> StyledText {
        guard runs.isEmpty else { return self }
        return StyledText(text, highlighting: Folding.all.ranges(of: wanted, in: text))
    }
}

extension StyledText: ViewPropertyValue {
    /// The text itself, or an object with the text and its runs.
    var json: JSONValue {
        runs.isEmpty ? .string(text) : ["text": .string(text), "runs": runs.json]
    }
}

extension StyledText.Run: ViewPropertyValue {
    var json: JSONValue {
        JSONValue(members: [
            "from": range.lowerBound.json, "to": range.upperBound.json, "font": font?.json,
            "color": color?.json, "highlighted": isHighlighted ? true : nil,
        ])
    }
}
