import OptionSearch
import RowKit

/// A search text for countries and states: a code, or the beginning of words in a name.
struct CountryFilter {
    private let text: String
    /// Whether the text is a code; if so, it matches no names.
    private let isCode: Bool
    /// The code of the country for which the text is another common name, or nil if there is none.
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

    /// Whether the text matches the country or the state with a code.
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
