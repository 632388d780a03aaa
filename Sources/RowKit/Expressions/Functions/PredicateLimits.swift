/// The limits of what expressions compute.
enum PredicateLimits {
    /// The maximum length of a text that is a result, in bytes.
    static let text = 1_000_000
    /// The number of steps that every expression may take.
    static let steps = 10_000
    /// The number of steps for each byte of a longer expression and of the values that it reads.
    static let stepsPerByte = 10
}
