extension Pattern {
    /// The pattern as an ECMAScript regular expression with the flag `u`, or nil if no short
    /// expression matches exactly the same strings.
    ///
    /// The expression has no anchors, so match whole texts with `^(?:…)$`. It uses only common
    /// syntax. It is nil for patterns that ignore case, contain word or line boundaries, or name a
    /// large property such as `\w`.
    package var ecmaScript: String? {
        guard syntax == .regular, folding.isEmpty,
            var parser = try? PatternParser(source, ignoringCase: false),
            let node = try? parser.parse()
        else { return nil }
        return node.withoutOuterAnchors.ecmaScript
    }
}

extension PatternNode {
    /// The node without the anchors at its ends, which always hold when a whole text is matched.
    fileprivate var withoutOuterAnchors: PatternNode {
        guard case .sequence(var nodes) = self else {
            return isAnchor([.textStart, .textEnd, .lastLineEnd]) ? .empty : self
        }
        if nodes.first?.isAnchor([.textStart]) == true { nodes.removeFirst() }
        if nodes.last?.isAnchor([.textEnd, .lastLineEnd]) == true { nodes.removeLast() }
        return .sequence(nodes)
    }

    private func isAnchor(_ anchors: PatternAssertion) -> Bool {
        guard case .assertion(let assertion, isNegated: false) = self else { return false }
        return anchors.isSuperset(of: assertion)
    }

    fileprivate var ecmaScript: String? {
        switch self {
        case .empty: ""
        case .scalar(let scalar, ignoringCase: false):
            scalar.ecmaScript(escaping: #"\^$.*+?()[]{}|"#)
        case .characters(let characters, ignoringCase: false): characters.ranges?.ecmaScript
        case .any: ScalarRanges.all.ecmaScript
        case .scalar, .characters, .assertion: nil
        case .sequence(let nodes): Self.joined(nodes.map(\.ecmaAtom), with: "")
        case .alternatives(let nodes): Self.joined(nodes.map(\.ecmaScript), with: "|")
        case .repeated(let node, let counts): node.ecmaTerm.map { $0 + counts.ecmaScript }
        }
    }

    /// The expression as a part of a sequence.
    private var ecmaAtom: String? {
        guard case .alternatives = self else { return ecmaScript }
        return ecmaScript.map { "(?:\($0))" }
    }

    /// The expression as the operand of a quantifier.
    private var ecmaTerm: String? {
        switch self {
        case .scalar, .characters, .any: ecmaScript
        default: ecmaScript.map { "(?:\($0))" }
        }
    }

    private static func joined(_ parts: [String?], with separator: String) -> String? {
        let known = parts.compactMap { $0 }
        return known.count == parts.count ? known.joined(separator: separator) : nil
    }
}

extension PatternRepeat {
    /// The quantifier.
    fileprivate var ecmaScript: String {
        switch (minimum, maximum) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(minimum),}"
        case (_, minimum): "{\(minimum)}"
        case (_, let maximum?): "{\(minimum),\(maximum)}"
        }
    }
}

extension CharacterClass {
    /// The members as ranges, or nil if they would have to be read from a large table.
    fileprivate var ranges: ScalarRanges? {
        switch self {
        case .ranges(let ranges): return ranges
        case .property(let property, anyCase: false): return property.ranges
        case .property: return nil
        case .union(let parts):
            let known = parts.compactMap(\.ranges)
            return known.count == parts.count ? ScalarRanges(known.flatMap(\.ranges)) : nil
        case .complement(let inner): return inner.ranges?.complement
        case .combination(let first, let operations):
            return operations.reduce(first.ranges) { left, operation in
                guard let left, let right = operation.operand.ranges else { return nil }
                // The result excludes the left side's complement and the scalars removed here.
                let gone = operation.operator == .difference ? right : right.complement
                return ScalarRanges(left.complement.ranges + gone.ranges).complement
            }
        }
    }
}

extension ScalarProperty {
    /// The scalars with the property, or nil if there are many but not all.
    fileprivate var ranges: ScalarRanges? {
        switch self {
        case .any: .all
        case .ascii: ScalarRanges([0...0x7F])
        case .categories(.decimalDigit): Self.decimalDigits
        case .whiteSpace: Self.whiteSpaces
        default: nil
        }
    }

    private static let decimalDigits = scan(for: .categories(.decimalDigit))
    private static let whiteSpaces = scan(for: .whiteSpace)

    /// Returns the scalars with a property.
    ///
    /// No scalar outside the first two planes may have it.
    private static func scan(for property: ScalarProperty) -> ScalarRanges {
        let scalars = (UInt32(0)...0x1_FFFF).compactMap(Unicode.Scalar.init)
        return ScalarRanges(scalars.filter(property.holds).map { $0.value...$0.value })
    }
}

extension ScalarRanges {
    fileprivate static let all = ScalarRanges([0...0x10_FFFF])

    fileprivate var complement: ScalarRanges {
        var gaps: [ClosedRange<UInt32>] = []
        var start: UInt32 = 0
        for range in ranges {
            if range.lowerBound > start { gaps.append(start...range.lowerBound - 1) }
            start = range.upperBound + 1
        }
        if start <= 0x10_FFFF { gaps.append(start...0x10_FFFF) }
        return ScalarRanges(gaps)
    }

    fileprivate var ecmaScript: String {
        if ranges.isEmpty { return #"[^\s\S]"# }
        if self == .all { return #"[\s\S]"# }
        return ranges.last?.upperBound == 0x10_FFFF
            ? "[^\(complement.members)]" : "[\(members)]"
    }

    private var members: String {
        ranges.map { range in
            let ends = [range.lowerBound, range.upperBound].map { value in
                // Only a range given by numbers can end at a surrogate.
                Unicode.Scalar(value)?.ecmaScript(escaping: #"\]^-["#)
                    ?? #"\u"# + String(value, radix: 16)
            }
            if range.count == 1 { return ends[0] }
            return ends.joined(separator: range.count == 2 ? "" : "-")
        }
        .joined()
    }
}

extension Unicode.Scalar {
    /// The scalar as a part of an expression in which the given characters are syntax.
    fileprivate func ecmaScript(escaping syntax: String) -> String {
        let isPrintable = (0x20...0x7E).contains(value)
        if isPrintable { return (syntax.unicodeScalars.contains(self) ? #"\"# : "") + String(self) }
        // Other engines have no common escape for scalars beyond the first plane.
        guard value <= 0xFFFF else { return String(self) }
        let digits = String(value, radix: 16)
        return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
