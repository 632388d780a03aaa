/// Counts the steps of an evaluation, so that it ends soon whatever it reads.
///
/// A step is an element of a list that is looked at, or 128 bytes of text that are made. Without
/// them, no evaluation takes longer than reading the expression. With them, one that compares each
/// element of a list with each of another could take very long.
final class ExpressionWork {
    /// The steps of the current evaluation.
    private(set) var steps = 0
    /// The steps of all evaluations.
    private(set) var total = 0
    /// The greatest number of steps.
    private(set) var limit = PredicateLimits.steps
    private var isMeasured = false

    /// Whether the evaluation was given up.
    var isGivenUp: Bool { steps > limit }

    /// Evaluates an expression, which may happen during another evaluation.
    ///
    /// - Returns: The result, or nil if the evaluation was given up.
    func evaluate<Result>(_ expression: () -> Result) -> Result? {
        let outer = (steps, limit, isMeasured)
        defer { (steps, limit, isMeasured) = outer }
        (steps, limit, isMeasured) = (0, PredicateLimits.steps, false)
        let result = expression()
        return isGivenUp ? nil : result
    }

    /// Whether the evaluation may take a number of steps.
    ///
    /// - Parameter size: The length of the expression and of the values that it reads, in bytes.
    func mayTake(_ count: Int, size: @autoclosure () -> Int) -> Bool {
        if isMeasured, isGivenUp { return false }
        steps += count
        total += count
        if steps > limit, !isMeasured {
            isMeasured = true
            limit = max(limit, PredicateLimits.stepsPerByte * size())
        }
        return steps <= limit
    }
}
