/// A token of a source, which excludes comments and white space.
package struct Token: Equatable {
    package enum Kind: Equatable {
        /// An identifier, a keyword, or a macro name with its `#`.
        case name
        /// An identifier in backticks. Its text does not include the backticks.
        case quotedName
        case number
        /// A string literal with any delimiters, including its interpolations.
        case string
        case regex
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// A bracket, or one character of an operator; `->` is a single token.
        case mark
        case end
    }

    package let kind: Kind
    package let text: String
    package let range: Range<Int>
    /// Whether the token is the first on its line.
    package let startsLine: Bool

    /// Whether the token is this keyword or identifier.
    package func isName(_ name: String) -> Bool { kind == .name && text == name }

    /// Whether the token is this mark.
    package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

    /// The closing bracket for each opening bracket.
    package static let brackets = ["(": ")", "[": "]", "{": "}"]

    /// Whether the token can be a name.
    package var isIdentifier: Bool { kind == .name || kind == .quotedName }
}
