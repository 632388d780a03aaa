/// The address of a row that has no tag of its own: `guests[2]`, `address.street` or
/// `guests[2].phone.number`.
///
/// It begins with a tag, which is that of a section if an index follows, and ends with the names of
/// parts.
struct TagAddress {
    let tag: String
    /// The index among the rows of the section, or nil if the tag is that of a row.
    let index: Int?
    /// The names of parts, each after a full stop.
    let path: Substring

    /// Reads the address of an entry, without parts.
    init?(_ text: String) {
        guard text.last == "]", let open = text.lastIndex(of: "["),
            let address = TagAddress(text, openingAt: open), address.path.isEmpty
        else { return nil }
        self = address
    }

    private init?(_ text: String, openingAt open: String.Index) {
        let inside = text[text.index(after: open)...]
        guard open != text.startIndex, let close = inside.firstIndex(of: "]"),
            case let digits = inside[..<close],
            digits.utf8.allSatisfy({ (48...57).contains($0) }), let index = Int(digits)
        else { return nil }
        tag = String(text[..<open])
        self.index = index
        path = text[text.index(after: close)...]
    }

    private init(_ tag: Substring, _ path: Substring) {
        self.tag = String(tag)
        (index, self.path) = (nil, path)
    }

    /// Returns the ways to read a text as an address, the longest tags first.
    ///
    /// There may be several, because a tag and a name may contain any characters.
    static func readings(of text: String) -> [TagAddress] {
        var readings: [TagAddress] = []
        for place in text.indices.reversed() where place != text.startIndex {
            switch text[place] {
            case ".": readings.append(TagAddress(text[..<place], text[place...]))
            case "[":
                guard let address = TagAddress(text, openingAt: place),
                    address.path.isEmpty || address.path.first == "."
                else { continue }
                readings.append(address)
            default: continue
            }
        }
        return readings
    }

    /// Returns what a search finds with the first of the names at the beginning of a path, and with
    /// the rest of the path.
    static func first<Found>(
        among names: some Sequence<String>, at path: Substring,
        _ find: (String, Substring) -> Found?
    ) -> Found? {
        guard path.first == "." else { return nil }
        let rest = path.dropFirst()
        for name in names where rest.hasPrefix(name) {
            let end = rest.dropFirst(name.count)
            guard end.isEmpty || end.first == "." else { continue }
            if let found = find(name, end) { return found }
        }
        return nil
    }
}
