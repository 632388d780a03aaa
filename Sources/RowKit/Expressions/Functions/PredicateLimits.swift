/// The limits of what expressions compute.
enum PredicateLimits {
    /// The maximum length of a text that is a result, in bytes.
    static let text = 1_000_000
}
