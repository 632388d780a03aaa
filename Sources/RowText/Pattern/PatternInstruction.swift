/// One step of a compiled pattern.
///
/// Places are indices of instructions.
enum PatternInstruction: Sendable, Hashable {
    /// Consumes this scalar and goes on with the next instruction.
    case scalar(UInt32)
    /// Consumes a scalar of the set with this index.
    case set(Int)
    /// Consumes any scalar.
    case any
    /// Goes on with the next instruction where the assertion is true, or false if negated.
    case assertion(PatternAssertion, isNegated: Bool)
    /// Goes on at both places; the first is preferred.
    case split(Int, Int)
    /// Goes on at a place.
    case jump(Int)
    /// All of the pattern has been matched.
    case match
}
