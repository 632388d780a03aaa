import PlainText

/// The tags of a form's rows and sections, used to check whether a tag exists.
struct KnownTags {
    private let tags: Set<String>
    private let lists: Set<String>
    private let parts: Set<String>
    private var suggestions = NameSuggestions()

    /// - Parameters:
    ///   - tags: The tags of rows and sections.
    ///   - lists: The tags of sections whose rows have an address such as `guests[2]`.
    ///   - parts: The names of the parts of rows.
    init(
        _ tags: some Sequence<String>, lists: some Sequence<String>, parts: some Sequence<String>
    ) {
        self.tags = Set(tags)
        self.lists = Set(lists)
        self.parts = Set(parts)
    }

    /// Whether a row or section has a tag, or the tag is an address of a row.
    ///
    /// The name of a part of the same group begins with a full stop; a row may have it as its tag.
    func contains(_ tag: String) -> Bool {
        if tags.contains(tag) { return true }
        if tag.first == ".", case let name = String(tag.dropFirst()) {
            return parts.contains(name) || tags.contains(name)
        }
        return TagAddress.readings(of: tag).contains { address in
            (address.index == nil ? tags : lists).contains(address.tag) && areParts(address.path)
        }
    }

    private func areParts(_ path: Substring) -> Bool {
        path.isEmpty
            || TagAddress.first(among: parts, at: path) { _, rest in
                areParts(rest) ? true : nil
            } == true
    }

    /// Returns the most similar tag, or nil if no known tag is similar.
    mutating func nearest(to tag: String) -> String? {
        if tag.first == "." {
            return suggestions.nearest(to: String(tag.dropFirst()), in: parts.union(tags))
                .map { parts.contains($0) ? ".\($0)" : $0 }
        }
        guard let address = TagAddress(tag), let index = address.index else {
            return suggestions.nearest(to: tag, in: tags)
        }
        if tags.contains(address.tag) { return address.tag }
        let list = suggestions.nearest(to: address.tag, in: lists)
        return list.map { "\($0)[\(index)]" }
    }
}
