/// Limits on the size of a pattern, since patterns may come from untrusted documents.
///
/// A match takes time proportional to the length of the text multiplied by the compiled size, and
/// memory proportional to the compiled size. These limits keep both small.
enum PatternLimits {
    /// The maximum length of a source, in characters.
    static let sourceLength = 10_000
    /// The maximum number of instructions in a compiled pattern.
    ///
    /// A counted repetition takes as many instructions as its part multiplied by the count. Twice
    /// the limit is allowed if folding makes literals longer.
    static let compiledSize = 10_000
    /// The maximum nesting depth of groups and classes together.
    static let nesting = 100
    /// The maximum number of scalars in classes that are folded one by one during compilation.
    static let foldedScalars = 200_000
    /// The maximum number of entries in the cache's table, which is cleared when it is full.
    static let cachedTransitions = 1 << 16
    /// The maximum number of instructions in all states of a cache together.
    static let cachedThreads = 1 << 17
}
