import PlainText
import RowText

extension PredicateParser {
    /// Reads the arguments of a function.
    ///
    /// The next token is the parenthesis that opens them.
    mutating func readCall(of name: PredicateToken) throws(ExpressionError) -> PredicateOperand {
        let word = lexer.text(name.range)
        if word.uppercased() == "SUBQUERY" { return try readSubquery(name) }
        guard let function = PredicateFunction(named: word) else {
            token = name
            throw unknownFunction(word)
        }
        try advance()
        try enter()
        var arguments: [PredicateOperand] = []
        if !token.isClose { arguments = try readArguments(of: function) }
        guard case .close = token.kind else { throw unexpectedEnd(of: function.usage) }
        guard function.takes(arguments.count) else {
            throw error(function.usage, found: Self.counted(arguments.count))
        }
        leave()
        return try readPath(of: .call(function, arguments))
    }

    /// Reads the path that follows a closing parenthesis, and the next token.
    private mutating func readPath(
        of operand: PredicateOperand
    ) throws(ExpressionError) -> PredicateOperand {
        let path = try lexer.readPath()
        try advance()
        return path.isEmpty ? operand : .taken(operand, path)
    }

    private mutating func readArguments(
        of function: PredicateFunction
    ) throws(ExpressionError) -> [PredicateOperand] {
        var arguments = [try readArgument(0, of: function)]
        while token.isComma {
            try advance()
            arguments.append(try readArgument(arguments.count, of: function))
        }
        return arguments
    }

    private mutating func readArgument(
        _ index: Int, of function: PredicateFunction
    ) throws(ExpressionError) -> PredicateOperand {
        let start = token
        let item = try readAlternatives()
        guard let parameter = function.parameter(at: index) else {
            token = start
            throw error("\(function.usage)", found: "more arguments")
        }
        if parameter.kind == .condition {
            if case .operand(let operand) = item, !operand.isCondition {
                token = start
                throw error("a condition in \(function.usage)", found: "a value")
            }
            return .condition(try condition(item))
        }
        let operand = item.operand
        if let wanted = parameter.kind.wants(operand) {
            token = start
            throw error(
                "\(wanted.text) in \(function.usage)",
                found: item.isCondition ? "a condition" : nil, suggestion: wanted.suggestion)
        }
        return operand
    }

    private mutating func readSubquery(
        _ name: PredicateToken
    ) throws(ExpressionError) -> PredicateOperand {
        let usage = "SUBQUERY($list, $element, condition)"
        guard variable == nil else {
            token = name
            throw error("no SUBQUERY inside another", found: "SUBQUERY")
        }
        try advance()
        try enter()
        let start = token
        let item = try readSum()
        guard case .operand(let list) = item else {
            token = start
            throw error("a list in \(usage)", found: "a condition")
        }
        guard token.isComma else { throw unexpectedEnd(of: usage) }
        try advance()
        guard case .operand(.reference(let reference, [])) = token.kind,
            case .tag(let element) = reference.base, reference.aspect == .value,
            PredicateName.isPlain(element)
        else { throw error("a name for the element, such as $g, in \(usage)") }
        try advance()
        guard token.isComma else { throw unexpectedEnd(of: usage) }
        variable = element
        try advance()
        let found = try readAlternatives()
        let node = try condition(found)
        guard case .close = token.kind else { throw unexpected(after: found) }
        variable = nil
        leave()
        return try readPath(of: .subquery(PredicateSubquery(list, element, node)))
    }

    private func unexpectedEnd(of usage: String) -> ExpressionError {
        error("a comma or ) in \(usage)")
    }

    private func unknownFunction(_ word: String) -> ExpressionError {
        if let reason = PredicateRefusals.reason(for: word) {
            return error("a function that there is: \(reason)", found: word)
        }
        let names = PredicateFunction.allCases.map(\.rawValue) + ["SUBQUERY"]
        return error(
            "a function, such as round or concat",
            suggestion: PredicateRefusals.synonyms[word.lowercased()]
                ?? NearestName.of(word, in: names))
    }

    private static func counted(_ count: Int) -> String {
        count == 0 ? "no argument" : count == 1 ? "1 argument" : "\(count) arguments"
    }
}

extension PredicateToken {
    fileprivate var isClose: Bool { if case .close = kind { true } else { false } }
    fileprivate var isComma: Bool { if case .comma = kind { true } else { false } }
}

extension PredicateParser.Item {
    fileprivate var isCondition: Bool { if case .condition = self { true } else { false } }
}

extension PredicateOperand {
    /// Whether the value is a Boolean, as far as known.
    fileprivate var isCondition: Bool {
        if case .bool = self { return true }
        return canBeTrue
    }

    /// The kind of the value, or nil if it depends on the form.
    fileprivate var kind: PredicateFunction.Kind? {
        switch self {
        case .null, .reference, .subquery, .list, .taken: nil
        case .bool, .condition: .condition
        case .number, .arithmetic: .number
        case .text: .text
        case .call(let function, _): function.result
        }
    }
}

extension PredicateFunction.Kind {
    /// Describes what an argument should be, or returns nil if it can be valid.
    fileprivate func wants(_ operand: PredicateOperand) -> (text: String, suggestion: String?)? {
        switch (self, operand) {
        case (.unit, .text(let text)):
            return Self.wants(text, of: PredicateUnit.allCases.map(\.rawValue), "a unit")
        case (.style, .text(let text)):
            return Self.wants(text, of: PredicateDateLength.allCases.map(\.rawValue), "a length")
        case (.row, .reference(let reference, let path)):
            return reference.tag != nil && reference.aspect == .value && path.isEmpty
                ? nil : (description, nil)
        case (.list, .text): return nil
        case (.row, _), (.list, _): return (description, nil)
        case (.number, .list), (.text, .list), (.date, .list), (.unit, .list), (.style, .list):
            return (description, nil)
        case (.date, .text(let text)):
            return PredicateMoment(text) == nil
                ? ("a date, such as '2024-02-29'", nil) : nil
        default: break
        }
        guard let kind = operand.kind else { return nil }
        let isValid =
            switch self {
            case .any, .condition: true
            case .number: kind == .number
            case .text: kind != .condition
            case .date: kind == .date || kind == .text
            case .unit, .style, .list: kind == .text
            case .row: false
            }
        return isValid ? nil : (description, nil)
    }

    private static func wants(
        _ text: String, of names: [String], _ what: String
    ) -> (text: String, suggestion: String?)? {
        if names.contains(text) { return nil }
        let quoted = names.map { "'\($0)'" }
        return (
            "\(what): \(quoted.joined(separator: ", "))",
            NearestName.of(text, in: names).map { "'\($0)'" }
        )
    }

    private var description: String {
        switch self {
        case .any: "a value"
        case .condition: "a condition"
        case .number: "a number"
        case .text: "a string"
        case .date: "a date"
        case .unit: "a unit, such as 'days'"
        case .style: "a length, such as 'long'"
        case .row: "a row, such as $country"
        case .list: "the name of a list, such as 'clubs'"
        }
    }
}
