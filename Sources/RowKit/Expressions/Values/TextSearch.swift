/// Finds a text in others, in time proportional to the length of both (Knuth, Morris and Pratt).
struct TextSearch {
    private let part: [UInt8]
    /// For each prefix of the part, the length of its longest proper prefix that is also a suffix.
    private let borders: [Int]

    init(_ part: String) {
        self.part = Array(part.utf8)
        var borders = [0]
        borders.reserveCapacity(self.part.count)
        var length = 0
        for byte in self.part.dropFirst() {
            while length > 0, self.part[length] != byte { length = borders[length - 1] }
            if self.part[length] == byte { length += 1 }
            borders.append(length)
        }
        self.borders = borders
    }

    /// The end of the first occurrence in the bytes from an offset, or nil if there is none.
    func firstEnd(in bytes: some Collection<UInt8>) -> Int? {
        guard let first = part.first else { return 0 }
        var length = 0
        for (offset, byte) in bytes.enumerated() {
            if length == 0, byte != first { continue }
            while length > 0, part[length] != byte { length = borders[length - 1] }
            if part[length] == byte { length += 1 }
            if length == part.count { return offset + 1 }
        }
        return nil
    }
}

extension String {
    /// The text before and after the first occurrence of a part, or nil if it does not occur.
    func split(around part: String) -> (before: String, after: String)? {
        // Text that is written in the same way remains as it is.
        let parts = TextSearch(part).firstEnd(in: utf8).map { _ in (self, part) }
        let (text, part) = parts ?? (PreparedText.normal(self, []), PreparedText.normal(part, []))
        guard let end = TextSearch(part).firstEnd(in: text.utf8) else { return nil }
        let start = end - part.utf8.count
        return (
            String(decoding: text.utf8.prefix(start), as: UTF8.self),
            String(decoding: text.utf8.dropFirst(end), as: UTF8.self)
        )
    }

    /// Replaces every occurrence of a part that is not empty.
    ///
    /// A text without the part remains as it is. Stops once the result exceeds a number of bytes.
    func replacing(_ part: String, by other: String, _ limit: Int) -> String {
        let bytes = Array(PreparedText.normal(self, []).utf8)
        let part = PreparedText.normal(part, [])
        if part.isEmpty { return self }
        let search = TextSearch(part)
        guard search.firstEnd(in: bytes) != nil else { return self }
        var rest = bytes[...]
        var result: [UInt8] = []
        while result.count <= limit, let end = search.firstEnd(in: rest) {
            result += rest.prefix(end - part.utf8.count)
            result += other.utf8
            rest = rest.dropFirst(end)
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// The characters at the indices from a start, counted from 0, as many as there are.
    func part(from start: Int, _ count: Int) -> String {
        let (end, overflows) = start.addingReportingOverflow(count)
        let upper = overflows ? Int.max : end
        guard upper > 0, upper > start else { return "" }
        let rest = dropFirst(max(start, 0))
        return String(rest.prefix(upper - max(start, 0)))
    }
}
