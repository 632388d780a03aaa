extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: SubSequence {
        let start = drop(while: \.isWhitespace)
        return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
    }
}
