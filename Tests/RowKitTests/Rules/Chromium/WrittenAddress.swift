import Foundation

/// The parts of an address, extracted by regular expressions.
struct WrittenAddress {
    /// The scheme in lower case.
    private(set) var scheme = ""
    /// The slashes and backslashes after the colon.
    private(set) var slashes = ""
    /// Everything between the slashes and the path.
    private(set) var authority = ""
    /// The part before the last `@` of the authority or of an e-mail address.
    private(set) var user = ""
    /// The host as written.
    private(set) var writtenHost = ""
    /// Everything after the host: the port, the path, the query and the fragment.
    private(set) var tail = ""

    init(url text: String) {
        let url = /([^:]*):([\/\\]*)([^\/\\?#]*)(.*)/.dotMatchesNewlines()
        guard let match = text.wholeMatch(of: url.matchingSemantics(.unicodeScalar)) else { return }
        scheme = match.1.lowercased()
        slashes = String(match.2)
        authority = String(match.3)
        let parts = /(?:(.*)@)?(\[.*\]|[^:]*)(.*)/.dotMatchesNewlines()
        guard let cut = match.3.wholeMatch(of: parts.matchingSemantics(.unicodeScalar)) else {
            return
        }
        user = String(cut.1 ?? "")
        writtenHost = String(cut.2)
        tail = String(cut.3 + match.4)
    }

    init(email text: String) {
        let email = /([^@]*)@(.*)/.dotMatchesNewlines().matchingSemantics(.unicodeScalar)
        guard let match = text.wholeMatch(of: email) else { return }
        user = String(match.1)
        writtenHost = String(match.2)
    }

    /// The normalized host: in lower case, without ignored characters, and with ASCII in place of
    /// compatible characters.
    var host: String {
        writtenHost.replacing(/[\u{AD}\u{200B}\u{2060}\u{FEFF}]/, with: "")
            .precomposedStringWithCompatibilityMapping.lowercased()
            .replacing("\u{3002}", with: ".")
    }

    /// The labels of the host.
    var labels: [Substring.UnicodeScalarView] {
        host.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    }
}
