import PlainText
import RowText

extension PredicateLexer {
    /// Reads a tag after its dollar sign, and the aspect and path that follow it.
    mutating func readReference() throws(ExpressionError) -> PredicateOperand {
        offset += 1
        if takes(".") { return try readReference(.part(try readTag())) }
        let tag = try readTag()
        switch try readIndex() {
        case nil: return try readReference(.tag(tag))
        case .number(let index): return try readReference(.tag("\(tag)[\(index)]"))
        case let index?: return try readReference(.entry(of: tag, index))
        }
    }

    /// Reads the aspect and the path that follow what a reference names.
    mutating func readReference(
        _ base: PredicateReference.Base
    ) throws(ExpressionError) -> PredicateOperand {
        var aspect = PredicateReference.Aspect.value
        var path: [PredicateStep] = []
        var isFirst = true
        var start = offset
        while let step = try readStep() {
            if isFirst, base.hasAspects, let named = step.aspect {
                aspect = named
            } else {
                try append(step, at: start, to: &path, of: aspect)
            }
            isFirst = false
            start = offset
        }
        return .reference(PredicateReference(base, aspect), path)
    }

    /// Reads the path that follows a value, or nothing.
    mutating func readPath() throws(ExpressionError) -> [PredicateStep] {
        var path: [PredicateStep] = []
        var start = offset
        while let step = try readStep() {
            try append(step, at: start, to: &path, of: .value)
            start = offset
        }
        return path
    }

    private mutating func readTag() throws(ExpressionError) -> String {
        let start = offset
        if takes("{") {
            var scalars = String.UnicodeScalarView()
            while !takes("}") {
                _ = takes("\\")
                guard let scalar = readScalar() else {
                    throw ExpressionError(
                        source, at: bytes.count, expected: "} at the end of the tag",
                        found: "the end")
                }
                scalars.append(scalar)
            }
            if !scalars.isEmpty { return String(scalars) }
        } else {
            offset = PredicateName.end(in: bytes, from: offset)
            if offset > start { return text(start..<offset) }
        }
        throw ExpressionError(
            source, at: start, expected: "a tag, such as $age or ${any text}",
            found: found(at: start))
    }

    /// Reads a step of a path, or returns nil if none follows.
    private mutating func readStep() throws(ExpressionError) -> PredicateStep? {
        if let index = try readIndex() { return .index(index) }
        guard takes(".") else { return nil }
        let start = offset
        let isFigure = takes("@")
        offset = PredicateName.end(in: bytes, from: offset)
        let name = text(start..<offset)
        if !isFigure, offset > start { return .key(name) }
        if !isFigure, byte(at: start) == UInt8(ascii: "{") { return .key(try readTag()) }
        if let figure = PredicateFigure(rawValue: name) { return .figure(figure) }
        let figures = PredicateFigure.allCases.map(\.rawValue)
        throw ExpressionError(
            source, at: start,
            expected: isFigure
                ? "one of \(figures.joined(separator: ", "))"
                : "a key, .value, .isHidden or .isDisabled",
            found: isFigure ? name : found(at: start),
            suggestion: NearestName.of(name, in: figures))
    }

    /// Reads an index in brackets, or returns nil if none follows.
    private mutating func readIndex() throws(ExpressionError) -> PredicateIndex? {
        guard takes("[") else { return nil }
        let start = offset
        var index: PredicateIndex?
        if byte(at: offset) == UInt8(ascii: "$") {
            try enter()
            if case .reference(let reference, let path) = try readReference() {
                index = .reference(reference, path)
            }
            leave()
        } else {
            offset = PredicateName.end(in: bytes, from: offset)
            let word = text(start..<offset)
            index = PredicateIndex(word)
        }
        if let index, takes("]") { return index }
        throw ExpressionError(
            source, at: start, expected: "an index, such as [0], [2], [LAST] or [$number]",
            found: found(at: start))
    }

    /// Appends a step to a path.
    ///
    /// A key after an aggregate selects the values to aggregate: `.@sum.price`.
    private func append(
        _ step: PredicateStep, at start: Int, to path: inout [PredicateStep],
        of aspect: PredicateReference.Aspect
    ) throws(ExpressionError) {
        if aspect != .value { throw unexpected(step, at: start, after: aspect.rawValue) }
        guard case .figure(let figure) = path.last else { return path.append(step) }
        guard figure != .count, case .key = step else {
            throw unexpected(step, at: start, after: figure.rawValue)
        }
        path.insert(step, at: path.count - 1)
    }

    private func unexpected(
        _ step: PredicateStep, at start: Int, after name: String
    ) -> ExpressionError {
        ExpressionError(
            source, at: start, expected: "nothing more after .\(name)", found: step.description)
    }

    /// The text at an offset, as quoted in error messages.
    func found(at start: Int) -> String {
        guard start < bytes.count else { return "the end" }
        let end = PredicateName.end(in: bytes, from: start)
        let found = text(start..<(end > start ? end : bytes.count)).prefix(end > start ? 40 : 1)
        return found == " " ? "a space" : SourceExcerpt.visible(String(found))
    }
}

extension PredicateIndex {
    /// Reads digits, `FIRST` or `LAST`.
    fileprivate init?(_ word: String) {
        switch word.uppercased() {
        case "FIRST": self = .first
        case "LAST": self = .last
        default:
            guard word.utf8.allSatisfy(\.isASCIIDigit), let number = Int(word) else { return nil }
            self = .number(number)
        }
    }
}

extension PredicateReference.Base {
    /// Whether the reference names a row or a section.
    var hasAspects: Bool {
        switch self {
        case .tag, .part, .entry: true
        case .own, .variable: false
        }
    }
}
