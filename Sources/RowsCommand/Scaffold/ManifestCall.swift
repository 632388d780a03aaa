import SwiftSource

/// A call in a manifest, such as `Package(…)` or `.target(…)`, as indices of its tokens.
struct ManifestCall {
    /// The indices of the opening and the closing bracket.
    let open: Int
    let close: Int
    let arguments: [Argument]

    /// An argument with a label.
    struct Argument {
        let label: String
        /// The index of the label.
        let start: Int
        /// The indices of the value's tokens.
        let value: Range<Int>

        /// The index of the comma or bracket after the value.
        var end: Int { value.upperBound }
    }

    /// The argument with a label, or nil if there is none.
    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}

/// The pairs of brackets in a manifest.
struct ManifestBrackets {
    private var closings: [Int: Int] = [:]

    /// Finds the pairs of brackets.
    ///
    /// - Throws: An error if a bracket has no counterpart.
    init(of tokens: [Token]) throws(ManifestError) {
        var open: [Int] = []
        for (place, token) in tokens.enumerated() where token.kind == .mark {
            if Token.brackets[token.text] != nil {
                open.append(place)
            } else if Token.brackets.values.contains(token.text) {
                guard let last = open.popLast(), Token.brackets[tokens[last].text] == token.text
                else {
                    throw ManifestError("a bracket does not match", at: token.range.lowerBound)
                }
                closings[last] = place
            }
        }
        if let last = open.last {
            throw ManifestError("a bracket is not closed", at: tokens[last].range.lowerBound)
        }
    }

    /// The index of the closing bracket that matches an opening bracket, or nil if there is no
    /// opening bracket at the index.
    subscript(opening: Int) -> Int? { closings[opening] }

    /// Returns the elements between matching brackets, separated by commas.
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

    /// Returns the call whose opening bracket is at an index.
    ///
    /// - Throws: An error if an argument has no label, or if two arguments have the same label.
    func call(
        in tokens: [Token], at opening: Int
    ) throws(ManifestError) -> ManifestCall {
        var arguments: [ManifestCall.Argument] = []
        for element in elements(of: tokens, behind: opening) {
            let place = tokens[element.lowerBound].range.lowerBound
            guard let argument = argument(of: tokens, in: element) else {
                throw ManifestError("an argument has no label", at: place)
            }
            if arguments.contains(where: { $0.label == argument.label }) {
                throw ManifestError("\(argument.label) appears twice", at: place)
            }
            arguments.append(argument)
        }
        // A call without an opening bracket has no arguments.
        return ManifestCall(
            open: opening, close: closings[opening] ?? opening, arguments: arguments)
    }

    /// Returns the arguments with a label of the call whose opening bracket is at an index.
    func labelledArguments(of tokens: [Token], behind opening: Int) -> [ManifestCall.Argument] {
        elements(of: tokens, behind: opening).compactMap { argument(of: tokens, in: $0) }
    }

    /// Returns an element of a call as an argument, or nil if it has no label.
    private func argument(of tokens: [Token], in element: Range<Int>) -> ManifestCall.Argument? {
        let label = tokens[element.lowerBound]
        guard element.count > 2, label.kind == .name, tokens[element.lowerBound + 1].isMark(":")
        else { return nil }
        return ManifestCall.Argument(
            label: label.text, start: element.lowerBound,
            value: element.lowerBound + 2..<element.upperBound)
    }
}
