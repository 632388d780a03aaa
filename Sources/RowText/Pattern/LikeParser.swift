/// Parses LIKE patterns: `*` matches any characters, `?` matches any one character, and a backslash
/// makes the next character a literal.
enum LikeParser {
    /// Returns the tree of a LIKE pattern.
    static func parse(_ source: String, ignoringCase: Bool) throws(PatternError) -> PatternNode {
        let scalars = Array(source.unicodeScalars)
        guard scalars.count <= PatternLimits.sourceLength else {
            throw PatternError(
                "a pattern has at most \(PatternLimits.sourceLength) characters", in: source,
                at: PatternLimits.sourceLength..<scalars.count)
        }
        let anything = PatternNode.repeated(
            .any, PatternRepeat(minimum: 0, maximum: nil))
        var nodes: [PatternNode] = []
        var isEscaped = false
        for scalar in scalars {
            switch scalar {
            case _ where isEscaped:
                nodes.append(.scalar(scalar, ignoringCase: ignoringCase))
                isEscaped = false
            case "\\":
                isEscaped = true
            case "*":
                if !isRun(nodes) {
                    nodes.append(anything)
                }
            case "?":
                nodes.append(.any)
            default:
                nodes.append(.scalar(scalar, ignoringCase: ignoringCase))
            }
        }
        if isEscaped {
            throw PatternError(
                "a backslash at the end escapes nothing", in: source,
                at: scalars.count - 1..<scalars.count, suggestion: #"\\ for the character"#)
        }
        return .sequence(nodes)
    }

    /// Whether the last node is a `*`, after which another one has no effect.
    private static func isRun(_ nodes: [PatternNode]) -> Bool {
        if case .repeated = nodes.last { true } else { false }
    }
}
