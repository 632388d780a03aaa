import TestRuns

/// A pattern that can be written as source and matched naively, by exhaustive search.
indirect enum OraclePattern {
    case literal(Unicode.Scalar)
    case dot
    case characters(Set<Unicode.Scalar>, isNegated: Bool)
    case anchor(String)
    case sequence([OraclePattern])
    case alternatives([OraclePattern])
    case repeated(OraclePattern, Int, Int?, isLazy: Bool)

    /// The pattern's source.
    var source: String {
        switch self {
        case .literal(let scalar): scalar == "\n" ? #"\n"# : String(scalar)
        case .dot: "."
        case .characters(let set, let isNegated):
            "[" + (isNegated ? "^" : "")
                + set.sorted().map { $0 == "\n" ? #"\n"# : String($0) }.joined() + "]"
        case .anchor(let anchor): anchor
        case .sequence(let parts): parts.map(\.source).joined()
        case .alternatives(let parts): "(" + parts.map(\.source).joined(separator: "|") + ")"
        case .repeated(let part, let minimum, let maximum, let isLazy):
            "(?:\(part.source))" + Self.quantifier(minimum, maximum) + (isLazy ? "?" : "")
        }
    }

    private static func quantifier(_ minimum: Int, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(minimum),}"
        case (_, minimum): "{\(minimum)}"
        case (_, let maximum?): "{\(minimum),\(maximum)}"
        }
    }

    /// Returns the end positions of all matches that begin at a position.
    func ends(in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
        switch self {
        case .literal(let scalar):
            return start < text.count && text[start] == scalar ? [start + 1] : []
        case .dot:
            return start < text.count && text[start] != "\n" ? [start + 1] : []
        case .characters(let set, let isNegated):
            return start < text.count && set.contains(text[start]) != isNegated ? [start + 1] : []
        case .anchor(let anchor):
            return Self.holds(anchor, in: text, at: start) ? [start] : []
        case .sequence(let parts):
            return parts.reduce([start]) { starts, part in
                Set(starts.flatMap { part.ends(in: text, from: $0) })
            }
        case .alternatives(let parts):
            return Set(parts.flatMap { $0.ends(in: text, from: start) })
        case .repeated(let part, let minimum, let maximum, _):
            return Self.rounds(of: part, minimum, maximum, in: text, from: start)
        }
    }

    private static func rounds(
        of part: OraclePattern, _ minimum: Int, _ maximum: Int?, in text: [Unicode.Scalar],
        from start: Int
    ) -> Set<Int> {
        let rest = maximum.map { $0 - 1 }
        if minimum > 0 {
            let once = part.ends(in: text, from: start)
            return Set(
                once.flatMap { rounds(of: part, minimum - 1, rest, in: text, from: $0) })
        }
        if maximum == 0 { return [start] }
        let more = part.ends(in: text, from: start).filter { $0 > start }
        return Set(more.flatMap { rounds(of: part, 0, rest, in: text, from: $0) })
            .union([start])
    }

    private static func holds(
        _ anchor: String, in text: [Unicode.Scalar], at place: Int
    ) -> Bool {
        let isEnd = place == text.count
        let isWord = { (place: Int) in
            text.indices.contains(place) && ("a"..."z").contains(text[place])
        }
        return switch anchor {
        case "^", #"\A"#: place == 0
        case "$", #"\Z"#: isEnd || place == text.count - 1 && text[place] == "\n"
        case #"\z"#: isEnd
        case "(?m:^)": place == 0 || !isEnd && text[place - 1] == "\n"
        case "(?m:$)": isEnd || text[place] == "\n"
        case #"\b"#: isWord(place - 1) != isWord(place)
        default: isWord(place - 1) == isWord(place)
        }
    }
}

extension OraclePattern {
    private static let letters: [Unicode.Scalar] = ["a", "b", "c", "-", "\n"]
    private static let anchors = [
        "^", "$", #"\A"#, #"\z"#, #"\Z"#, #"\b"#, #"\B"#, "(?m:^)", "(?m:$)",
    ]

    /// A random pattern of at most a given depth.
    static func random(depth: Int, using randomness: inout SeededGenerator) -> OraclePattern {
        let kind = Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &randomness)
        func parts(_ count: ClosedRange<Int>) -> [OraclePattern] {
            (0..<Int.random(in: count, using: &randomness)).map { _ in
                random(depth: depth - 1, using: &randomness)
            }
        }
        switch kind {
        case 0...1: return .literal(letters.randomElement(using: &randomness) ?? "a")
        case 2: return .dot
        case 3:
            let set = letters.filter { $0 != "-" && Bool.random(using: &randomness) }
            return .characters(
                set.isEmpty ? ["a"] : Set(set), isNegated: .random(using: &randomness))
        case 4: return .anchor(anchors.randomElement(using: &randomness) ?? "^")
        case 5...6: return .sequence(parts(0...3))
        case 7: return .alternatives(parts(1...3))
        default:
            let minimum = Int.random(in: 0...2, using: &randomness)
            let more = Int.random(in: 0...3, using: &randomness)
            return .repeated(
                random(depth: depth - 1, using: &randomness), minimum,
                more == 3 ? nil : minimum + more, isLazy: .random(using: &randomness))
        }
    }
}
