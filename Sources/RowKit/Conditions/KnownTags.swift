import PlainText

/// The tags of a form's rows and sections, used to check whether a tag exists.
struct KnownTags {
    private let tags: Set<String>
    private let lists: Set<String>
    private var suggestions = NameSuggestions()

    /// - Parameters:
    ///   - tags: The tags of rows and sections.
    ///   - lists: The tags of sections whose rows have an address such as `guests[2]`.
    init(_ tags: some Sequence<String>, lists: some Sequence<String>) {
        self.tags = Set(tags)
        self.lists = Set(lists)
    }

    /// Whether a row or section has a tag, or the tag is an address of a row in one of the lists.
    func contains(_ tag: String) -> Bool {
        tags.contains(tag) || TagAddress(tag).map { lists.contains($0.tag) } ?? false
    }

    /// Returns the most similar tag, or nil if no known tag is similar.
    mutating func nearest(to tag: String) -> String? {
        guard let address = TagAddress(tag) else { return suggestions.nearest(to: tag, in: tags) }
        if tags.contains(address.tag) { return address.tag }
        let list = suggestions.nearest(to: address.tag, in: lists)
        return list.map { "\($0)[\(address.index)]" }
    }
}
