/// Internationalised domain names by UTS #46, with non-transitional processing.
///
/// ```swift
/// try IDNA.toASCII("Bücher.example")  // "xn--bcher-kva.example"
/// try IDNA.toASCII("a\u{FFFF}")  // throws: U+FFFF is not allowed
/// ```
package enum IDNA {
    /// Returns the ASCII form that the URL Standard requires of a domain in a host.
    ///
    /// Joiners and the direction of text are checked. Hyphens and the length of labels and the
    /// domain are not checked, and the caller must reject ASCII characters that are not allowed in
    /// hosts.
    ///
    /// - Throws: A `Failure` for the first label that breaks a rule.
    /// - Complexity: O(n), except within a label that needs Punycode, whose length is limited.
    package static func toASCII(_ domain: String) throws(Failure) -> String {
        try toASCII(domain, checks: [.joiners, .direction])
    }

    /// The optional checks.
    struct Checks: OptionSet {
        let rawValue: Int

        /// No label starts or ends with a hyphen, or has two hyphens at its third character.
        static let hyphens = Checks(rawValue: 1)
        /// Zero-width joiners are only where a script needs them.
        static let joiners = Checks(rawValue: 2)
        /// If any label is written from right to left, all labels follow the rules of RFC 5893.
        static let direction = Checks(rawValue: 4)
        /// Labels have 1 to 63 characters in ASCII, and the domain has at most 253.
        static let lengths = Checks(rawValue: 8)
        /// The only ASCII characters in labels are letters, digits and hyphens
        /// (`UseSTD3ASCIIRules`).
        static let letters = Checks(rawValue: 16)
        /// All checks that the URL Standard requires of a *valid domain*.
        static let all: Checks = [.hyphens, .joiners, .direction, .lengths, .letters]
    }

    /// Returns the ASCII form of a domain that passes the given checks.
    static func toASCII(_ domain: String, checks: Checks) throws(Failure) -> String {
        let mapped = try mapped(domain)
        var labels: [Label] = []
        let parts = mapped.split(separator: ".", omittingEmptySubsequences: false)
        for (place, part) in parts.enumerated() {
            labels.append(try Label(part, number: place + 1, checks: checks))
        }
        if checks.contains(.direction), labels.contains(where: \.isRightToLeft) {
            for label in labels where !label.keepsDirection {
                throw label.failure(.direction)
            }
        }
        let result = labels.map(\.ascii).joined(separator: ".")
        if checks.contains(.lengths), result.utf8.count > 253 {
            throw Failure(label: labels.count, reason: .length(result.utf8.count, limit: 253))
        }
        return result
    }

    /// Maps every scalar and converts the result to form C, the first two steps of UTS #46.
    private static func mapped(_ domain: String) throws(Failure) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(domain.utf8.count)
        var isASCII = true
        for scalar in domain.unicodeScalars {
            guard var entry = Entry(of: scalar) else {
                let label = 1 + result.count(where: { $0 == "." })
                throw Failure(label: label, reason: .disallowed(scalar))
            }
            entry.readMapping { result.append($0) }
            isASCII = isASCII && scalar.isASCII
        }
        return isASCII ? result : Normalization.composed(result)
    }
}
