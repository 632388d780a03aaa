import Foundation

/// A class of addresses that Chromium accepts and our rules do not, as the article *Validation*
/// lists it.
///
/// Whether a text belongs to the class is determined from the text alone, not by the rules' code.
struct ChromiumDifference: Sendable {
    /// The words of the article.
    let name: String
    /// An address of this class and of no other.
    let example: String
    /// The article's description of an example that is long or invisible.
    var shownExample: String?
    /// Why our rules reject the class, in the words of the article.
    let reason: String
    /// Whether the class applies to e-mail addresses; otherwise it applies to web addresses.
    let isEmail: Bool
    /// Whether some texts that match the class are valid.
    var isInexact = false
    /// Whether a text matches the class.
    let applies: @Sendable (String) -> Bool

    /// All classes, in the order of the article.
    static let all = urls + hosts(isEmail: false) + emails + hosts(isEmail: true)

    private static let urls = [
        ChromiumDifference(
            name: "A scheme other than `http` and `https`", example: "mailto:ada@example.com",
            reason: "Most links lead to a page. `schemes` allows others.", isEmail: false
        ) { !WrittenAddress(url: $0).isOfTheWeb },
        url(
            "Other than two slashes after the scheme", "https:///example.com",
            "Not a valid URL string. Browsers correct it, but other programs find no host."
        ) {
            $0.slashes != "//"
        },
        url(
            "A user before the host", "https://ada@example.com",
            "Not a valid URL string. The user can look like the host."
        ) { $0.authority.contains("@") },
        url(
            "Characters that must be escaped, or a second `#`", "https://example.com/a b",
            "Not a valid URL string. A link in running text ends at such a character."
        ) {
            let signs = /[\u{0}-\u{20}"<>\[\\\]^`{|}\u{7F}-\u{9F}\u{FFFE}\u{FFFF}]|#.*#/
            return $0.tail.contains(signs.matchingSemantics(.unicodeScalar))
        },
        url(
            "A percent sign that begins no escape", "https://example.com/100%",
            "Not a valid URL string. Programs that decode it disagree on the result."
        ) {
            $0.tail.contains(/%(?![0-9A-Fa-f]{2})/.matchingSemantics(.unicodeScalar))
        },
        url(
            "Leading zeros in a version 6 address", "https://[2001:0db8::1]",
            "RFC 5952 omits them, so that each address has one spelling."
        ) {
            $0.host.contains(/^\[.*(\[|:|\.)0[0-9a-f]/)
        },
        url(
            "A version 4 address other than four decimal numbers", "https://127.1",
            "Not a valid URL string. Other spellings disguise an address."
        ) {
            $0.host.contains(/(^|\.)([0-9]+|0x[0-9a-f]*)\.?$/)
                && !$0.writtenHost.contains(/^((0|[1-9][0-9]*)(\.(?!$)|$)){4}$/)
        },
    ]

    private static let emails = [
        email(
            "No dot in the domain", "ada@localhost",
            "No e-mail from the internet is delivered there. `allowsLocalDomains` allows it."
        ) { $0.labels.count == 1 },
        email(
            "A dot at either end of the part before the `@`, or two in a row", "a..b@example.com",
            "RFC 5321 requires quotes around it, and many servers refuse it."
        ) {
            $0.user.contains(/^\.|\.\.|\.$/)
        },
        email(
            "More than 64 characters before the `@`",
            String(repeating: "a", count: 65) + "@example.com",
            "RFC 5321 limits this part to 64 characters.",
            shown: "65 letters, then `@example.com`"
        ) { $0.user.utf8.count > 64 },
        email(
            "More than 254 characters in all",
            "ada@" + String(repeating: String(repeating: "a", count: 49) + ".", count: 5) + "de",
            "RFC 5321 limits a path to 256 characters, two of which enclose the address.",
            shown: "`ada@`, then five times 49 letters and a dot, then `de`"
        ) { $0.user.utf8.count + 1 + $0.hostLength > 254 },
        email(
            "A domain that ends in a number", "ada@127.0.0.1",
            "It is read as an IP address, not as a domain."
        ) {
            $0.host.contains(/(^|\.)([0-9]+|0x[0-9a-f]*)$/)
        },
        email(
            "A zero width joiner where no script needs one", "ada@a\u{200D}b.com",
            "It is invisible, so that two domains look the same.",
            shown: "`ada@a\\u{200D}b.com`", \.hasNeedlessJoiner),
    ]

    /// The classes of hosts and of domains, some of which Chromium itself rejects for e-mail.
    private static func hosts(isEmail: Bool) -> [ChromiumDifference] {
        func host(
            _ name: String, _ host: String, _ reason: String, shown: String? = nil,
            isInexact: Bool = false,
            _ applies: @escaping @Sendable (WrittenAddress) -> Bool
        ) -> ChromiumDifference {
            var difference =
                isEmail
                ? email(name, "ada@\(host)", reason, shown: shown, applies)
                : url(name, "https://\(host)", reason, shown: shown) {
                    !$0.host.hasPrefix("[") && applies($0)
                }
            difference.isInexact = isInexact
            return difference
        }
        let both = [
            host(
                "Characters other than letters, digits and hyphens in a domain", "a≠b.com",
                "No domain with them can be registered."
            ) {
                let signs = /[[\u{0}-\u{9F}]--[a-z0-9.\-]]|[≠≮≯]/
                return $0.host.contains(signs.matchingSemantics(.unicodeScalar))
            },
            host(
                "A hyphen at either end of a label, or as its third and fourth characters",
                "ab--c.com", "RFC 5891 allows no such label."
            ) {
                $0.labels.contains { label in
                    label.first == "-" || label.last == "-"
                        || label.dropFirst(2).starts(with: "--".unicodeScalars)
                            && !label.starts(with: "xn".unicodeScalars)
                }
            },
            host(
                "Punycode that decodes to an invalid label", "xn--a.com",
                "It stands for a label that cannot be registered.", isInexact: true
            ) {
                $0.labels.contains { $0.starts(with: "xn--".unicodeScalars) }
            },
        ]
        guard !isEmail else { return both }
        return both + [
            host(
                "An empty label", "example.com.",
                "Not a valid URL string. A dot at the end gives a domain a second spelling."
            ) { $0.labels.contains(where: \.isEmpty) },
            host(
                "A label of more than 63 characters", String(repeating: "a", count: 64) + ".com",
                "A label of the domain name system has at most 63 characters.",
                shown: "`https://`, then 64 letters, then `.com`"
            ) { $0.labels.contains { $0.lengthInASCII > 63 } },
            host(
                "A domain of more than 253 characters",
                String(repeating: "example.", count: 32) + "com",
                "A domain of the domain name system has at most 253 characters.",
                shown: "`https://`, then 32 times `example.`, then `com`"
            ) { $0.hostLength > 253 },
        ]
    }

    private static func url(
        _ name: String, _ example: String, _ reason: String, shown: String? = nil,
        _ applies: @escaping @Sendable (WrittenAddress) -> Bool
    ) -> ChromiumDifference {
        ChromiumDifference(
            name: name, example: example, shownExample: shown, reason: reason, isEmail: false
        ) { text in
            let address = WrittenAddress(url: text)
            return address.isOfTheWeb && applies(address)
        }
    }

    private static func email(
        _ name: String, _ example: String, _ reason: String, shown: String? = nil,
        _ applies: @escaping @Sendable (WrittenAddress) -> Bool
    ) -> ChromiumDifference {
        ChromiumDifference(
            name: name, example: example, shownExample: shown, reason: reason, isEmail: true
        ) { text in
            applies(WrittenAddress(email: text))
        }
    }
}

extension WrittenAddress {
    fileprivate var isOfTheWeb: Bool { ["http", "https"].contains(scheme) }

    /// The minimum number of characters of the host in ASCII.
    fileprivate var hostLength: Int { labels.reduce(labels.count - 1) { $0 + $1.lengthInASCII } }

    /// Whether a joiner is neither after a virama nor between Arabic letters.
    fileprivate var hasNeedlessJoiner: Bool {
        let scalars = Array(host.unicodeScalars)
        return scalars.indices.contains { place in
            guard ["\u{200C}", "\u{200D}"].contains(scalars[place]) else { return false }
            guard place > 0, place + 1 < scalars.count else { return true }
            let (before, after) = (scalars[place - 1], scalars[place + 1])
            let arabic: ClosedRange<Unicode.Scalar> = "\u{620}"..."\u{6FF}"
            return before.properties.canonicalCombiningClass != .virama
                && !(arabic.contains(before) && arabic.contains(after))
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The minimum number of characters of a label in ASCII: at least one each, after `xn--`.
    fileprivate var lengthInASCII: Int { count + (allSatisfy(\.isASCII) ? 0 : 4) }
}
