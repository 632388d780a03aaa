import RowText

/// An origin of images: a scheme, a host and optionally a port, such as `https://images.example`.
struct ImageOrigin: DocumentValue {
    let text: String

    init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let text = try String(documentValue: json)
        guard Self.isOrigin(text) else {
            throw .expected("an origin such as https://images.example", found: json)
        }
        self.text = text
    }

    func documentValue() -> JSONValue { .string(text) }

    static var documentSchema: JSONValue {
        ["type": "string", "pattern": "^https?://[^/?#@\\s]+$"]
    }

    /// Whether images at a URL may be loaded, given the origins that a form allows.
    ///
    /// Always true for `data` and `blob` URLs, and for URLs without an origin, which refer to
    /// images of the host itself.
    static func allows(_ url: String, by origins: [String]) -> Bool {
        guard let colon = url.firstIndex(where: { ":/?#".contains($0) }), url[colon] == ":" else {
            return !url.hasPrefix("//") && !url.hasPrefix("/\\")
        }
        if ["data", "blob"].contains(url[..<colon].lowercased()) { return true }
        let rest = url[url.index(after: colon)...]
        guard rest.hasPrefix("//") else { return false }
        let end = rest.dropFirst(2).firstIndex { "/?#\\".contains($0) } ?? url.endIndex
        let origin = url[..<end].lowercased()
        return origins.contains { $0.lowercased() == origin }
    }

    /// Whether a string is the origin of a web server, without a path or anything after it.
    static func isOrigin(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else {
            return false
        }
        let host = text.dropFirst(scheme.count)
        return !host.isEmpty && !host.contains { "/?#@'\";,".contains($0) || $0.isWhitespace }
            && WebAddress.isValid(text)
    }
}
