/// A section, which rules validate by its answers.
protocol Answering {
    /// The chosen options, or the values of the visible rows.
    var answers: [any Sendable] { get }
}

/// A value made of parts that can all be empty, which ``RuleRequired`` treats like no value.
public protocol PossiblyBlank {
    /// Returns whether no part of the value is filled in.
    ///
    /// Text that consists only of white space counts as filled in if `allowsBlank` is true.
    func isBlank(allowsBlank: Bool) -> Bool
}
