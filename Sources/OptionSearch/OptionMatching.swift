import RowKit
import RowText

/// Which options a search text finds by their names, and in which order.
///
/// Case, accents, character width, and white space at the ends are ignored.
public enum OptionMatching: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
    /// Options whose names contain the text, the best first.
    ///
    /// A name that is the text comes first, followed by names that begin with it, names with a word
    /// that begins with it, and names that contain it elsewhere. Options of the same rank keep
    /// their order.
    case ranked
    /// Options whose names contain the text, in their own order.
    case listed
    /// As ``ranked``, followed by options whose names contain the characters of the text in the
    /// same order, even with other characters between them.
    ///
    /// Among these, names with the fewest gaps come first. A gap that ends at the beginning of a
    /// word counts less.
    case fuzzy
}

extension OptionMatching {
    /// Returns the character offsets to highlight in a name that a string finds, or an empty array
    /// if the text does not find it.
    ///
    /// ```swift
    /// OptionMatching.ranked.ranges(of: "an", in: "Ánna Ahnan")  // [0..<2, 8..<10]
    /// OptionMatching.fuzzy.ranges(of: "okn", in: "Oliver Kahn")  // [0..<1, 7..<8, 10..<11]
    /// ```
    public func ranges(of text: String, in name: String) -> [Range<Int>] {
        let ranges = Folding.all.ranges(of: text, in: name)
        guard self == .fuzzy, ranges.isEmpty, var pattern = FuzzyPattern(text) else {
            return ranges
        }
        return pattern.ranges(in: name)
    }
}
