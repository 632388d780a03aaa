import RowHTTP

/// The place of a form: the whole page, or a fragment of another page.
struct PagePlace: Hashable, Sendable {
    /// The text before the identifiers of the form's elements.
    ///
    /// Empty if the form is the whole page.
    let prefix: String

    /// The whole page.
    static let page = PagePlace(prefix: "")

    /// Returns the place of a fragment in another page.
    ///
    /// - Parameter id: A name that is unique on the page.
    static func fragment(_ id: String) -> PagePlace {
        // The encoded name contains no colon, so no prefix is the beginning of another.
        PagePlace(prefix: PercentCoding.encode(id) + ":")
    }

    private init(prefix: String) { self.prefix = prefix }

    /// Parses the prefix sent by a page, or returns nil if it is invalid.
    init?(stated prefix: String) {
        guard prefix.utf8.count <= 256,
            prefix.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && $0 != .quote })
        else { return nil }
        self.init(prefix: prefix)
    }

    /// Whether the form is the whole page.
    var isWhole: Bool { prefix.isEmpty }
}
