/// What a pattern says, as a tree.
///
/// Groups only group, so there is no node for them.
indirect enum PatternNode: Sendable {
    case empty
    case scalar(Unicode.Scalar, ignoringCase: Bool)
    case characters(CharacterClass, ignoringCase: Bool)
    /// Any scalar at all: `.` with the flag `s`, and LIKE's `?`.
    case any
    case assertion(PatternAssertion, isNegated: Bool = false)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case repeated(PatternNode, PatternRepeat)
}

/// How often something may come.
struct PatternRepeat: Sendable {
    let minimum: Int
    /// nil: as often as it likes.
    let maximum: Int?
    /// Whether fewer are preferred to more.
    let isLazy: Bool
}
