import RowText

/// Writes the parts of predicates as text.
enum PredicateWriting {
    /// A tag or address with its dollar sign, in braces if needed.
    static func tag(_ tag: String) -> String {
        if let address = TagAddress(tag), let index = address.index,
            "\(address.tag)[\(index)]" == tag
        {
            return "$\(name(address.tag))[\(index)]"
        }
        return "$" + name(tag)
    }

    /// A tag or key, in braces if needed.
    static func name(_ tag: String) -> String {
        guard !PredicateName.isPlain(tag) else { return tag }
        var escaped = ""
        for character in tag.unicodeScalars {
            if character == "\\" || character == "}" { escaped.unicodeScalars.append("\\") }
            escaped.unicodeScalars.append(character)
        }
        return "{\(escaped)}"
    }

    /// Text as a literal in single quotes.
    static func text(_ text: String) -> String {
        var escaped = "'"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "'": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                escaped += scalar == " " ? " " : unicodeEscape(scalar)
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped + "'"
    }

    private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The modifiers of a comparison, such as `[cd]`.
    static func modifiers(_ folding: Folding) -> String {
        let letters = PredicateModifier.foldings.filter { folding.contains($0.folding) }
        return letters.isEmpty ? "" : "[\(String(letters.map(\.letter)))]"
    }
}

/// The letters between brackets after a comparator.
enum PredicateModifier {
    static let foldings: [(letter: Character, folding: Folding)] = [
        ("c", .case), ("d", .diacritics), ("w", .width),
    ]
}

extension PredicateNode: CustomStringConvertible {
    var description: String {
        switch self {
        case .constant(let constant): constant ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .truth(let operand): operand.description
        case .comparison(let comparison): comparison.description
        case .not(let node): "NOT " + node.written(inside: .not)
        case .all(let nodes): nodes.map { $0.written(inside: .all) }.joined(separator: " AND ")
        case .any(let nodes): nodes.map { $0.written(inside: .any) }.joined(separator: " OR ")
        }
    }

    /// The precedence of a node.
    ///
    /// A nested node needs no parentheses if it binds tighter.
    private enum Binding: Int { case any, all, not, one }

    private var binding: Binding {
        switch self {
        case .any: .any
        case .all: .all
        case .not: .not
        case .constant, .truth, .comparison: .one
        }
    }

    private func written(inside outer: Binding) -> String {
        let isTighter = binding.rawValue > outer.rawValue || (binding == .not && outer == .not)
        return isTighter ? description : "(\(description))"
    }
}

extension PredicateComparison: CustomStringConvertible {
    var description: String {
        let start = quantifier.map { $0.rawValue + " " } ?? ""
        let modifiers = PredicateWriting.modifiers(folding)
        return "\(start)\(left) \(comparator.rawValue)\(modifiers) \(right)"
    }
}

extension PredicateOperand: CustomStringConvertible {
    var description: String {
        switch self {
        case .null: "nil"
        case .bool(let bool): bool ? "TRUE" : "FALSE"
        case .number(let number): number.description
        case .text(let text): PredicateWriting.text(text)
        case .list(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
        case .reference(let reference, let path): Self.written(reference, path)
        case .call(let function, let arguments):
            "\(function.rawValue)(\(arguments.map(\.description).joined(separator: ", ")))"
        case .condition(let node): node.description
        case .subquery(let subquery): subquery.description
        case .taken(let operand, let path):
            path.reduce(operand.description) { $0 + $1.description }
        case .arithmetic(let first, let terms): Self.written(first, terms)
        }
    }

    fileprivate static func written(
        _ reference: PredicateReference, _ path: [PredicateStep]
    ) -> String {
        var written = reference.description
        if reference.aspect == .value, reference.base.hasAspects, let first = path.first,
            first.needsAspect
        {
            written += ".value"
        }
        return path.reduce(written) { $0 + $1.description }
    }

    private static func written(_ first: PredicateOperand, _ terms: [PredicateTerm]) -> String {
        let isFactor = terms.first?.operator.isFactor == true
        return terms.reduce(first.written(asFactor: isFactor)) {
            "\($0) \($1.operator.rawValue) \($1.operand.written(asFactor: isFactor))"
        }
    }

    /// The operand, in parentheses if it would otherwise be parsed as part of the surrounding
    /// chain.
    private func written(asFactor: Bool) -> String {
        guard case .arithmetic(_, let terms) = self else { return description }
        let bindsTighter = !asFactor && terms.first?.operator.isFactor == true
        return bindsTighter ? description : "(\(description))"
    }
}

extension PredicateStep: CustomStringConvertible {
    var description: String {
        switch self {
        case .key(let key): "." + PredicateWriting.name(key)
        case .index(let index): index.description
        case .figure(let figure): ".\(figure.rawValue)"
        }
    }

    /// The aspect that the step would be parsed as directly after a tag, or nil if it is not one.
    var aspect: PredicateReference.Aspect? {
        if case .key(let key) = self { PredicateReference.Aspect(rawValue: key) } else { nil }
    }

    /// Whether the step would have another meaning directly after the tag.
    fileprivate var needsAspect: Bool {
        if case .index = self { true } else { aspect != nil }
    }
}

extension PredicateIndex: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): "[\(number)]"
        case .first: "[FIRST]"
        case .last: "[LAST]"
        case .reference(let reference, let path):
            "[\(PredicateOperand.written(reference, path))]"
        }
    }
}

extension PredicateSubquery: CustomStringConvertible {
    var description: String {
        "SUBQUERY(\(list), $\(variable), \(condition))"
    }
}
