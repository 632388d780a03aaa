import RowHTTP

/// The place of a form: a page of its own, or a fragment of another page.
struct PagePlace: Hashable, Sendable {
    /// The text before the identifiers of the form's elements.
    ///
    /// It is empty on a page of the form's own.
    let prefix: String

    /// A page of the form's own.
    static let page = PagePlace(prefix: "")

    /// Returns the place of a fragment in another page.
    ///
    /// - Parameter id: A name that is unique on the page.
    static func fragment(_ id: String) -> PagePlace {
        // A name in this encoding contains no colon, so no prefix begins another one.
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
