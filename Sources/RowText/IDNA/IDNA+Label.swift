import PlainText

extension IDNA {
    /// A label of a domain that has passed all checks of single labels.
    struct Label {
        /// The label's position in the domain, counted from 1.
        let number: Int
        let ascii: String
        private let properties: [Properties]

        /// Checks a label that is mapped and in form C, and converts it to ASCII.
        init(
            _ part: ArraySlice<Unicode.Scalar>, number: Int, checks: Checks
        ) throws(Failure) {
            self.number = number
            func fail(_ reason: Reason) -> Failure { Failure(label: number, reason: reason) }
            let isEncoded = part.starts(with: "xn--".unicodeScalars)
            let isASCII = part.allSatisfy(\.isASCII)
            let label: [Unicode.Scalar]
            if isEncoded {
                let digits = part.dropFirst(4).map { UInt8(truncatingIfNeeded: $0.value) }
                guard isASCII, let decoded = Punycode.decode(digits),
                    !decoded.allSatisfy(\.isASCII)
                else { throw fail(.punycode) }
                guard Normalization.composed(decoded) == decoded else { throw fail(.notNormal) }
                label = decoded
            } else {
                label = Array(part)
            }
            var properties: [Properties] = []
            for scalar in label {
                guard let entry = Entry(of: scalar) else { throw fail(.disallowed(scalar)) }
                guard let found = entry.properties else { throw fail(.notNormal) }
                properties.append(found)
            }
            self.properties = properties
            if isEncoded || isASCII {
                ascii = String(String.UnicodeScalarView(part))
            } else {
                guard let encoded = Punycode.encode(label) else {
                    throw fail(.length(label.count, limit: Punycode.maximumCount))
                }
                ascii = "xn--" + encoded
            }
            try check(label, checks)
        }

        func failure(_ reason: Reason) -> Failure {
            Failure(label: number, reason: reason)
        }

        private func check(_ label: [Unicode.Scalar], _ checks: Checks) throws(Failure) {
            if let first = label.first, properties.first?.isMark == true {
                throw failure(.leadingMark(first))
            }
            if label.contains(".") {
                throw failure(.disallowed("."))
            }
            if checks.contains(.letters), let stray = label.first(where: Self.isNoLetter) {
                throw failure(.disallowed(stray))
            }
            if label.starts(with: "xn--".unicodeScalars) {
                throw failure(.punycode)
            }
            if checks.contains(.hyphens),
                label.first == "-" || label.last == "-"
                    || label.dropFirst(2).starts(with: "--".unicodeScalars)
            {
                throw failure(.hyphen)
            }
            if checks.contains(.joiners), !keepsJoiners(label) {
                throw failure(.joiner)
            }
            if checks.contains(.lengths), !(1...63).contains(ascii.utf8.count) {
                throw failure(.length(ascii.utf8.count, limit: 63))
            }
        }

        /// Whether a scalar is an ASCII character that is not allowed in host names, or such a
        /// character with a stroke through it.
        private static func isNoLetter(_ scalar: Unicode.Scalar) -> Bool {
            guard scalar.isASCII else { return "≠≮≯".unicodeScalars.contains(scalar) }
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            return !byte.isASCIILetter && !byte.isASCIIDigit && byte != UInt8(ascii: "-")
        }

        /// Whether every joiner follows a virama, or is a non-joiner between joining letters.
        private func keepsJoiners(_ label: [Unicode.Scalar]) -> Bool {
            label.indices.allSatisfy { place in
                let scalar = label[place]
                guard scalar == "\u{200C}" || scalar == "\u{200D}" else { return true }
                let virama = 9
                if place > 0, Normalization.rank(of: label[place - 1]).combiningClass == virama {
                    return true
                }
                guard scalar == "\u{200C}" else { return false }
                let before = properties[..<place].last { $0.joiningType != .transparent }
                let after = properties[(place + 1)...].first { $0.joiningType != .transparent }
                return [.left, .dual].contains(before?.joiningType)
                    && [.right, .dual].contains(after?.joiningType)
            }
        }

        /// Whether the label has right-to-left characters, so that the rules of RFC 5893 apply to
        /// the domain.
        var isRightToLeft: Bool {
            properties.contains { [.right, .arabicLetter, .arabicNumber].contains($0.bidiClass) }
        }

        /// Whether the label follows the six rules of RFC 5893.
        var keepsDirection: Bool {
            let classes = properties.map(\.bidiClass)
            let ends: [BidiClass]
            switch classes.first {
            case nil:
                return true
            case .right, .arabicLetter:
                guard !classes.contains(.europeanNumber) || !classes.contains(.arabicNumber)
                else { return false }
                ends = [.right, .arabicLetter, .europeanNumber, .arabicNumber]
            case .left:
                ends = [.left, .europeanNumber]
            default:
                return false
            }
            return classes.last { $0 != .nonspacingMark }.map(ends.contains) == true
                && classes.allSatisfy { ends.contains($0) || $0.isNeutral }
        }
    }
}
