extension IDNA {
    /// Why a text is not a domain name.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Which label it is, counted from 1.
        package let label: Int
        /// The rule that it breaks.
        package let reason: Reason

        /// The place, what was found and what is expected there.
        package var description: String { "label \(label): \(reason)" }
    }

    /// A rule that a label breaks.
    package enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// A character is not allowed in any domain.
        case disallowed(Unicode.Scalar)
        /// The label starts with a combining mark.
        case leadingMark(Unicode.Scalar)
        /// The text after `xn--` is no Punycode, or of something that needs none.
        case punycode
        /// The text after `xn--` decodes to something that would be mapped or normalized first.
        case notNormal
        /// A hyphen stands at the start or the end, or two at the third character.
        case hyphen
        /// A zero width joiner stands where no script needs it.
        case joiner
        /// Characters of both directions are mixed.
        case direction
        /// There are too few or too many characters in ASCII.
        case length(Int, limit: Int)

        /// What was found and what is expected.
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
