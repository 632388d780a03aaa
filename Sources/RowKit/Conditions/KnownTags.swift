import RowText

/// The tags that something bears, for those that ask for others.
struct KnownTags {
    private let tags: Set<String>
    private let lists: Set<String>
    private var suggestions = NameSuggestions()

    /// - Parameters:
    ///   - tags: The tags of rows and sections.
    ///   - lists: The tags of those sections whose rows have an address such as `guests[2]`.
    init(_ tags: some Sequence<String>, lists: some Sequence<String>) {
        self.tags = Set(tags)
        self.lists = Set(lists)
    }

    /// Whether a tag is that of something, or an address that of a row that a section may have.
    func contains(_ tag: String) -> Bool {
        tags.contains(tag) || TagAddress(tag).map { lists.contains($0.tag) } ?? false
    }

    /// The tag that was probably meant, or nil if none is near.
    mutating func nearest(to tag: String) -> String? {
        guard let address = TagAddress(tag) else { return suggestions.nearest(to: tag, in: tags) }
        if tags.contains(address.tag) { return address.tag }
        let list = suggestions.nearest(to: address.tag, in: lists)
        return list.map { "\($0)[\(address.index)]" }
    }
}
