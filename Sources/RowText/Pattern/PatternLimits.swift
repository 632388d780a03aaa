/// How big a pattern may be: patterns come from documents that nobody vouches for.
///
/// Time to match is at most the product of the text's length and the compiled size, and space is
/// at most proportional to the compiled size, so these bounds are what keeps both small.
enum PatternLimits {
    /// The longest source, in characters.
    static let sourceLength = 10_000
    /// The most instructions of a compiled pattern.
    ///
    /// A counted repeat is as big as what it repeats, so many times. Where folding makes literals
    /// longer, twice as many are allowed.
    static let compiledSize = 10_000
    /// How deep groups and classes may nest, counted together.
    static let nesting = 100
    /// The most scalars of all classes that are folded one by one while compiling.
    static let foldedScalars = 200_000
    /// The most entries of the table of a cache; when it is full, it starts anew.
    static let cachedTransitions = 1 << 16
    /// The most instructions that the states of a cache name, all together.
    static let cachedThreads = 1 << 17
}
