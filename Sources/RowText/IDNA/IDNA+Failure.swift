extension IDNA {
    /// The reason why a string is not a domain name.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the label, counted from 1.
        package let label: Int
        /// The rule that the label breaks.
        package let reason: Reason

        /// The label's number, what was found and what was expected.
        package var description: String { "label \(label): \(reason)" }
    }

    /// A rule that a label breaks.
    package enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// A character is not allowed in domains.
        case disallowed(Unicode.Scalar)
        /// The label starts with a combining mark.
        case leadingMark(Unicode.Scalar)
        /// The text after `xn--` is not Punycode, or encodes a string that does not need it.
        case punycode
        /// The text after `xn--` decodes to a string that mapping or normalization would change.
        case notNormal
        /// A hyphen is at the start or the end, or two hyphens are at the third character.
        case hyphen
        /// A zero-width joiner is where no script needs it.
        case joiner
        /// The label mixes characters of both directions.
        case direction
        /// The number of ASCII characters is too small or too large.
        case length(Int, limit: Int)

        /// What was found and what was expected.
        package var description: String {
            switch self {
            case .disallowed(let scalar):
                "\(Self.name(scalar)) is not allowed in a domain"
            case .leadingMark(let scalar):
                "found the combining mark \(Self.name(scalar)) first, expected a letter or a digit"
            case .punycode:
                "found no Punycode after \"xn--\", expected the form of a label outside ASCII"
            case .notNormal:
                "the Punycode is of text in another form, expected lower case in form C"
            case .hyphen:
                "found a hyphen at the start, the end or twice at the third character"
            case .joiner:
                "found a zero width joiner where no script needs one"
            case .direction:
                "letters from right to left are mixed with others, expected one direction"
            case .length(let count, let limit):
                "found \(count) characters in ASCII, expected 1 to \(limit)"
            }
        }

        private static func name(_ scalar: Unicode.Scalar) -> String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}
