/// Limits on documents, so that no document can exhaust a program's memory or stack.
public struct DocumentLimits: Hashable, Sendable {
    /// The maximum number of bytes in the text.
    public var bytes = 16 << 20
    /// The maximum nesting depth of lists and objects.
    public var depth = 64
    /// The maximum number of sections.
    public var sections = 10_000
    /// The maximum number of rows in a document, and of entries that values may add to a
    /// multivalued section.
    public var rows = 100_000
    /// The maximum number of rules.
    public var rules = 100_000

    /// Creates the default limits.
    public init() {}
}
