/// A reason why Chromium's verdict differs from the standards, which ours follows.
struct ChromiumDifference: Sendable {
    /// What Chromium does.
    let reason: String
    /// Whether it is about e-mail addresses.
    var isEmail = false
    /// Chromium's verdict; nil if it can be either.
    let chromiumAccepts: Bool?
    /// Whether a text is of this kind.
    let applies: @Sendable (String) -> Bool

    /// Every known reason.
    static let all: [ChromiumDifference] = [
        ChromiumDifference(
            reason: "Punycode in a host that is all ASCII is not decoded, so never refused",
            chromiumAccepts: true
        ) { host(of: $0).lowercased().contains("xn--") },
        ChromiumDifference(
            reason: "a space in a host, or what maps to one, is written as %20 and let through",
            chromiumAccepts: true
        ) { text in
            [" ", "%20", "\u{A0}", "\u{3000}"].contains { host(of: text).contains($0) }
        },
        ChromiumDifference(
            reason: "a full-width percent sign makes an escape that is decoded a second time",
            chromiumAccepts: true
        ) { host(of: $0).contains("\u{FF05}") },
        ChromiumDifference(
            reason: "a version 4 part of a version 6 address may have leading zeros",
            chromiumAccepts: true
        ) { host(of: $0).hasPrefix("[") && host(of: $0).contains("01.") },
        ChromiumDifference(
            reason: "ignored characters are also removed from a version 6 address",
            chromiumAccepts: true
        ) { host(of: $0).hasPrefix("[") && host(of: $0).contains("\u{AD}") },
        ChromiumDifference(
            reason: "in an opaque host only the low byte of a UTF-16 unit is looked up",
            chromiumAccepts: false
        ) { text in
            authority(of: text, endingAt: "/?#").utf16.contains { unit in
                let lowByte = Unicode.Scalar(UInt8(truncatingIfNeeded: unit))
                return unit > 0xFF && "\0\t\n\r #/:<>?@[\\]^|".unicodeScalars.contains(lowByte)
            }
        },
        ChromiumDifference(
            reason: "the host of a file URL ends at a slash only, and is no drive outside Windows",
            chromiumAccepts: false
        ) { text in
            guard text.lowercased().hasPrefix("file:") else { return false }
            let name = authority(of: text, endingAt: "/\\")
            return name.contains { "?#".contains($0) }
                || (name.count == 2 && name.last.map { ":|".contains($0) } == true)
        },
        ChromiumDifference(
            reason: "tabs are not removed from data URLs", chromiumAccepts: false
        ) { $0.hasPrefix("data:") && $0.contains("\t") },
        ChromiumDifference(
            reason: "joiners in the domain of an address are dropped (transitional processing)",
            isEmail: true, chromiumAccepts: nil
        ) { text in
            text.unicodeScalars.contains { $0 == "\u{200C}" || $0 == "\u{200D}" }
        },
        ChromiumDifference(
            reason: "the third character of a label is counted in UTF-16 units", isEmail: true,
            chromiumAccepts: nil
        ) { text in
            text.contains("--") && text.unicodeScalars.contains { $0.value > 0xFFFF }
        },
    ]

    /// The text between the slashes and the path.
    private static func authority(of text: String, endingAt ends: String) -> Substring {
        text.filter { $0 != "\t" }[...]
            .drop { $0 != ":" }.dropFirst().drop { "/\\".contains($0) }
            .prefix { !ends.contains($0) }
    }

    /// The authority after the user.
    private static func host(of text: String) -> Substring {
        let authority = authority(of: text, endingAt: "/\\?#")
        guard let at = authority.lastIndex(of: "@") else { return authority }
        return authority[authority.index(after: at)...]
    }
}
