import RowText

/// A string operand known before evaluation, which is folded or compiled only once.
struct PreparedText: Sendable {
    /// The text, folded and in normalization form C.
    let text: String
    /// The text as a pattern, for LIKE and MATCHES.
    let pattern: Pattern?

    /// - Throws: An error if the text is a malformed pattern.
    init(
        _ text: String, for comparator: PredicateComparator, _ folding: Folding
    ) throws(PatternError) {
        self.text = Self.normal(text, folding)
        pattern = try Self.pattern(text, for: comparator, folding)
    }

    /// Returns the text as a pattern for a comparator, or nil if the comparator takes no pattern.
    static func pattern(
        _ text: String, for comparator: PredicateComparator, _ folding: Folding
    ) throws(PatternError) -> Pattern? {
        switch comparator {
        case .like: try Pattern(like: text, folding: folding)
        case .matches: try Pattern(text, folding: folding)
        default: nil
        }
    }

    /// Returns the text folded and in normalization form C, so that equal strings have equal bytes.
    static func normal(_ text: String, _ folding: Folding) -> String {
        if !folding.isEmpty { return folding.fold(text) }
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: Normalization.composed(text.unicodeScalars))
        return String(scalars)
    }

    /// Whether a string contains another.
    static func contains(_ text: String, _ part: String) -> Bool {
        TextSearch(part).firstEnd(in: text.utf8) != nil
    }
}
