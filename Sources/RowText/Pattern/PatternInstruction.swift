/// An instruction of a compiled pattern.
///
/// Places are indices of instructions.
enum PatternInstruction: Sendable, Hashable {
    /// Consumes this scalar and continues with the next instruction.
    case scalar(UInt32)
    /// Consumes a scalar of the set with this index.
    case set(Int)
    /// Consumes any scalar.
    case any
    /// Continues with the next instruction if the assertion holds, or if it does not when negated.
    case assertion(PatternAssertion, isNegated: Bool)
    /// Continues at both places, preferring the first.
    case split(Int, Int)
    /// Continues at a place.
    case jump(Int)
    /// The whole pattern has matched.
    case match
}
