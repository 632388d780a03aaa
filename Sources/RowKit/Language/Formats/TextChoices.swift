/// The direction in which a string is read.
public enum TextDirection: String, Hashable, Sendable, Codable {
    /// From left to right, as in English.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
}

/// The word before the last item of a list.
public enum ListJoin: String, Hashable, Sendable, Codable {
    /// All of them: `A, B and C`.
    case and
    /// One of them: `A, B or C`.
    case or
}

/// The order of two strings in a sorted list.
public enum TextOrder: Hashable, Sendable {
    /// The first comes first.
    case ascending
    /// They are equal.
    case same
    /// The second comes first.
    case descending

    /// Creates the order of two values from their `<` operator.
    public init<Value: Comparable>(_ first: Value, _ second: Value) {
        self = first < second ? .ascending : first == second ? .same : .descending
    }
}
