/// A piece of a source; comments and white space are none.
package struct Token: Equatable {
    package enum Kind: Equatable {
        /// An identifier, a keyword, or a macro with its `#`.
        case name
        /// An identifier in backticks; its text is without them.
        case quotedName
        case number
        /// A string literal, whatever its delimiters, with all that is interpolated.
        case string
        case regex
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// A bracket, or one character of an operator; `->` is one.
        case mark
        /// The end of the source.
        case end
    }

    package let kind: Kind
    package let text: String
    package let range: Range<Int>
    /// Whether it is the first of its line.
    package let startsLine: Bool

    /// Whether it is this keyword or word.
    package func isName(_ name: String) -> Bool { kind == .name && text == name }

    /// Whether it is this mark.
    package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

    /// What closes each bracket.
    package static let brackets = ["(": ")", "[": "]", "{": "}"]

    /// Whether it can name something.
    package var isIdentifier: Bool { kind == .name || kind == .quotedName }
}
