/// A text for users that shows values of the form: `The end after {$start}`.
///
/// Only `{$` begins a reference, which ends at the next `}`. It is an address, with keys and an
/// aggregate if needed: `{$guests[0]}`, `{$guests.@count}`. `{{$` is `{$`, and any other brace is
/// itself. What is shown is never read again.
struct PipedText: Sendable, Hashable {
    /// A part of the text.
    enum Piece: Sendable, Hashable {
        case text(String)
        case shown(PredicateOperand)
    }

    /// The text as written.
    let source: String
    let pieces: [Piece]
    /// The tags and addresses in the text, in order.
    let tags: [String]

    /// The text itself if it shows no values, or nil if it does.
    var plain: String? {
        switch pieces.first {
        case nil: ""
        case .text(let text)? where pieces.count == 1: text
        default: nil
        }
    }

    /// Parses a text.
    ///
    /// - Throws: An error that gives the location of a malformed reference in the text.
    init(parsing source: String) throws(ExpressionError) {
        var pieces: [Piece] = []
        var tags: [String] = []
        var seen: Set<String> = []
        var text = ""
        var rest = source[...]
        while let start = rest.firstRange(of: "{$")?.lowerBound {
            text += rest[..<start]
            if text.last == "{" {
                text += "$"
                rest = rest[start...].dropFirst(2)
                continue
            }
            guard let end = rest[start...].firstIndex(of: "}") else {
                throw ExpressionError(
                    source, at: source.utf8.count, expected: "} after {$", found: "the end",
                    suggestion: "{{$ for a brace and a dollar sign")
            }
            let operand = try Self.reference(rest[rest.index(after: start)..<end], in: source)
            if !text.isEmpty { pieces.append(.text(text)) }
            text = ""
            pieces.append(.shown(operand))
            operand.forEachReference { reference, _ in
                if let tag = reference.tag, seen.insert(tag).inserted { tags.append(tag) }
            }
            rest = rest[rest.index(after: end)...]
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        self.source = source
        self.pieces = pieces
        self.tags = tags
    }

    /// Parses a reference, which is a part of the text.
    private static func reference(
        _ address: Substring, in source: String
    ) throws(ExpressionError) -> PredicateOperand {
        func error(_ suggestion: String?) -> ExpressionError {
            ExpressionError(
                source, at: source.utf8.distance(from: source.startIndex, to: address.startIndex),
                expected: "the address of a row, such as $name", found: String(address),
                suggestion: suggestion)
        }
        let operand: PredicateOperand
        do throws(ExpressionError) {
            operand = try PredicateParser.parseValue(String(address))
        } catch let failure {
            throw error(failure.suggestion)
        }
        guard case .reference(let reference, _) = operand, reference.aspect == .value else {
            throw error("a calculated row for a result")
        }
        return operand
    }

    /// Returns a text with `{$` written so that it is no reference.
    static func escaped(_ text: String) -> String {
        text.contains("{$")
            ? text.split(separator: "{$", omittingEmptySubsequences: false)
                .joined(separator: "{{$") : text
    }

    /// Returns the text with the values that are shown.
    func text(in context: some PredicateContext) -> String {
        context.evaluate(source.utf8.count, []) { text(evaluatedBy: $0) } ?? ""
    }

    private func text<Context>(evaluatedBy evaluator: PredicateEvaluator<Context>) -> String {
        let isRightToLeft = direction(of: source)
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .shown(let operand):
                let shown = evaluator.shownText(of: operand) ?? ""
                guard result.utf8.count + shown.utf8.count <= PredicateLimits.text else { continue }
                result += shown.isolated(inRightToLeft: isRightToLeft)
            }
        }
        return result
    }

    /// Whether the first letter is written from right to left.
    private func direction(of text: String) -> Bool {
        text.unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
    }
}

extension PredicateEvaluator {
    /// Returns the text that users read for a value: the displayed text of a row, or else a number
    /// or a date in the form's formats.
    fileprivate func shownText(of operand: PredicateOperand) -> String? {
        if case .reference(let reference, let path) = operand {
            if case .row(let row) = found(reference, path) {
                return row.isSecret ? nil : row.expressionText
            }
            if let tag = tag(of: reference) {
                if context.isSecret(tag) { return nil }
                if path.isEmpty, let text = context.displayedText(of: tag) { return text }
            }
        }
        switch value(of: operand).resolved {
        case .text(let text): return text
        case let value: return context.text(of: value, nil)
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter of a script that is written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            properties.isAlphabetic
        default: false
        }
    }
}

extension String {
    /// Returns the text between isolating marks, if it has a letter of the other direction.
    fileprivate func isolated(inRightToLeft isRightToLeft: Bool) -> String {
        let isMixed = unicodeScalars.contains {
            $0.properties.isAlphabetic && $0.isRightToLeft != isRightToLeft
        }
        return isMixed ? "\u{2068}\(self)\u{2069}" : self
    }
}
