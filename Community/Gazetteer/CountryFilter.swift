import OptionSearch
import RowKit

/// A text that names countries and states: a code, or the beginning of words of a name.
struct CountryFilter {
    private let text: String
    /// Whether the text is a code, which then matches no names.
    private let isCode: Bool
    /// The code of the country of which the text is another well-known name, or nil.
    private let otherNameCode: String?

    /// Creates a filter, or returns nil if the text is blank.
    init?(_ text: Substring) {
        let start = text.drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        self.text = start.dropLast(end).uppercased()
        guard !self.text.isEmpty else { return nil }
        isCode = Country.codes.contains(self.text[...])
        otherNameCode = ["UK": "GB", "USA": "US"][self.text]
    }

    /// Whether the text names the country with a code, or its state.
    func matches(_ code: String) -> Bool {
        let code = code.uppercased()
        let parts = code.split(separator: "-", maxSplits: 1)
        if isCode { return text == code || parts.contains(text[...]) }
        if let otherNameCode, parts.first == otherNameCode[...] { return true }
        let name = Country.name(of: code)
        let characters = Array(name)
        return OptionMatching.listed.ranges(of: text, in: name).contains { range in
            range.lowerBound == 0 || !characters[range.lowerBound - 1].isLetter
        }
    }
}
