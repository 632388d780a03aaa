/// When a row or a section is hidden or disabled.
///
/// ```swift
/// row.hidden = true
/// row.disabled = Condition(isLocked)
/// ```
public struct Condition: ExpressibleByBooleanLiteral {
    let constant: Bool

    /// The same at all times.
    public init(_ constant: Bool) { self.constant = constant }

    /// The same at all times.
    public init(booleanLiteral value: Bool) { constant = value }
}
