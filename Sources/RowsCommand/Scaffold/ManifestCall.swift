import SwiftSource

/// A call in a manifest, such as `Package(…)` or `.target(…)`, by the places of its tokens.
struct ManifestCall {
    /// The places of the brackets.
    let open: Int
    let close: Int
    let arguments: [Argument]

    /// An argument with a label.
    struct Argument {
        let label: String
        /// The place of the label.
        let start: Int
        /// The places of the value's tokens.
        let value: Range<Int>

        /// The place of the comma or the bracket behind it.
        var end: Int { value.upperBound }
    }

    /// The argument of a label.
    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}

/// The brackets of a manifest, in pairs.
struct ManifestBrackets {
    private var closings: [Int: Int] = [:]

    /// - Throws: That a bracket has no other.
    init(of tokens: [Token]) throws(ManifestDoubt) {
        var open: [Int] = []
        for (place, token) in tokens.enumerated() where token.kind == .mark {
            if Token.brackets[token.text] != nil {
                open.append(place)
            } else if Token.brackets.values.contains(token.text) {
                guard let last = open.popLast(), Token.brackets[tokens[last].text] == token.text
                else {
                    throw ManifestDoubt("a bracket does not match", at: token.range.lowerBound)
                }
                closings[last] = place
            }
        }
        if let last = open.last {
            throw ManifestDoubt("a bracket has no end", at: tokens[last].range.lowerBound)
        }
    }

    /// The place of the bracket that closes another; nil if that is none.
    subscript(opening: Int) -> Int? { closings[opening] }

    /// The elements between two brackets, which are separated by commas.
    func elements(of tokens: [Token], behind opening: Int) -> [Range<Int>] {
        guard let close = closings[opening] else { return [] }
        var elements: [Range<Int>] = []
        var start = opening + 1
        var place = start
        while place < close {
            if tokens[place].isMark(",") {
                elements.append(start..<place)
                start = place + 1
            }
            place = (closings[place] ?? place) + 1
        }
        return elements + (start < close ? [start..<close] : [])
    }

    /// The call whose bracket opens somewhere.
    ///
    /// - Throws: That an argument has no label, or that a label stands twice.
    func call(
        in tokens: [Token], at opening: Int
    ) throws(ManifestDoubt) -> ManifestCall {
        var arguments: [ManifestCall.Argument] = []
        for element in elements(of: tokens, behind: opening) {
            let label = tokens[element.lowerBound]
            guard element.count > 2, label.kind == .name, tokens[element.lowerBound + 1].isMark(":")
            else { throw ManifestDoubt("an argument has no label", at: label.range.lowerBound) }
            if arguments.contains(where: { $0.label == label.text }) {
                throw ManifestDoubt("\(label.text) stands twice", at: label.range.lowerBound)
            }
            arguments.append(
                ManifestCall.Argument(
                    label: label.text, start: element.lowerBound,
                    value: element.lowerBound + 2..<element.upperBound))
        }
        // Nothing is called where no bracket closes.
        return ManifestCall(
            open: opening, close: closings[opening] ?? opening, arguments: arguments)
    }
}
