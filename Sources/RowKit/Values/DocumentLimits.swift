/// How much a document may ask for, so that no document can take a program's memory or stack.
public struct DocumentLimits: Hashable, Sendable {
    /// How many bytes its text may have.
    public var bytes = 16 << 20
    /// How deep lists and objects may stand in each other.
    public var depth = 64
    /// How many sections it may have.
    public var sections = 10_000
    /// How many rows it may have, and how many of them values may ask for.
    public var rows = 100_000
    /// How many rules it may have.
    public var rules = 100_000

    /// The usual limits.
    public init() {}
}
