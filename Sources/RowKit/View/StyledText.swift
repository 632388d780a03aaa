import RowText

/// Text of which parts may look different.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A part of the text and how it looks.
    public struct Run: Hashable, Sendable {
        /// Which characters, counted from the first.
        public var range: Range<Int>
        /// How big and heavy; nil: as the rest.
        public var font: RowFont?
        /// In which colour; nil: as the rest.
        public var color: RowColor?
        /// Whether it is what was looked for.
        public var isHighlighted: Bool

        /// Makes a run.
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
    /// The parts that look different, in order; they do not overlap.
    public var runs: [Run]

    /// Makes a text.
    public init(_ text: String, runs: [Run] = []) {
        self.text = text
        self.runs = runs
    }

    /// Text that looks the same all over.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text of which some characters are what was looked for.
    public init(_ text: String, highlighting ranges: [Range<Int>]) {
        self.init(text, runs: ranges.map { Run($0, isHighlighted: true) })
    }

    /// The text with what was looked for marked, unless parts of it look different already.
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
