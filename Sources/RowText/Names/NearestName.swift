/// Finds what a person probably meant to write.
package enum NearestName {
    /// Longer ones are no names that somebody misspells.
    private static let longest = 64

    /// The name nearest to a misspelt one; nil where none is near.
    ///
    /// Near are names that differ by at most a third of the letters: left out, put in, exchanged or
    /// replaced, whatever their case. Where none is, those are near of which one begins with the
    /// other, as `lat` and `latitude`. Of equally near ones, the first in alphabetical order.
    package static func of(_ name: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        guard wanted.count <= longest else { return nil }
        let limit = wanted.count / 3
        return names.lazy
            // No letter takes more bytes than this, so the rest is far without a closer look.
            .filter { $0.utf8.count <= 16 * longest }
            .compactMap { name -> (rank: Int, distance: Int, name: String)? in
                let known = Array(name.lowercased())
                let distance = distance(wanted, known, limit: limit)
                if distance <= limit { return (0, distance, name) }
                guard isBeginning(wanted, known) else { return nil }
                return (1, abs(wanted.count - known.count), name)
            }
            .min { $0 < $1 }?
            .name
    }

    /// Whether one of two names begins with the other and goes on as a word does.
    private static func isBeginning(_ left: [Character], _ right: [Character]) -> Bool {
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        return short.count >= 3 && long.starts(with: short)
            && long[short.count...].allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// How many letters differ, neighbours that changed places counting once; more than `limit`
    /// is not counted out.
    static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        var nearestBefore = 0
        for i in 1...left.count {
            // Farther from the diagonal, more than `limit` letters differ.
            let band = max(1, i - limit)...min(right.count, i + limit)
            var row = [Int](repeating: limit + 1, count: right.count + 1)
            row[0] = i
            var nearest = i
            for j in band {
                let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                var best = min(replaced, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                row[j] = best
                nearest = min(nearest, best)
            }
            // Letters that changed places reach over a line.
            guard min(nearest, nearestBefore) <= limit else { return limit + 1 }
            nearestBefore = nearest
            (beforeLast, last) = (last, row)
        }
        return min(last[right.count], limit + 1)
    }
}

/// Finds what was probably meant by many names, as long as that is cheap.
package struct NameSuggestions {
    /// How many names may yet be looked at: a hostile document may have very many of both.
    private var budget = 200_000

    package init() {}

    /// The name nearest to a misspelt one; nil where none is near, or too many were looked at.
    package mutating func nearest(to name: String, in names: some Collection<String>) -> String? {
        guard names.count <= budget else { return nil }
        budget -= names.count
        return NearestName.of(name, in: names)
    }
}
