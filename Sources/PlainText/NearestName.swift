/// Finds the known name that is most similar to a misspelled one.
package enum NearestName {
    /// The maximum length of a name.
    ///
    /// Longer names are not considered misspellings.
    private static let longest = 64

    /// Returns the known name that is nearest to a misspelled one, or nil if none is near.
    ///
    /// A name is near if at most a third of the letters differ, regardless of case: omitted,
    /// inserted, swapped or replaced. If there is no such name, a name is near if it begins with
    /// the
    /// other or the other begins with it, as in `lat` and `latitude`. Among equally near names, the
    /// first in alphabetical order is returned.
    ///
    /// The misspelled name may be a generic type as spelled in Swift, such as `PushRow<String>`.
    /// Its arguments are ignored.
    package static func of(_ name: String, in names: some Sequence<String>) -> String? {
        let wanted = Array((name.prefix { $0 != "<" }).lowercased())
        guard wanted.count <= longest else { return nil }
        let limit = wanted.count / 3
        return names.lazy
            // No letter takes more bytes than this, so longer names are far without a comparison.
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

    /// Returns the name of a row that is nearest to a misspelled one, or nil if none is near.
    ///
    /// Common last words do not count: the remaining words must be near, too. `VideoRow` is not
    /// near `ViewRow`, nor `TableInlineRow` near `DateInlineRow`.
    package static func ofRow(_ name: String, in names: some Sequence<String>) -> String? {
        guard name.utf8.count <= 16 * longest else { return nil }
        let near = names.filter { known in
            let (wanted, known) = withoutCommonEnd(words(of: name), words(of: known))
            return of(wanted, in: [known]) != nil
        }
        return of(name, in: near)
    }

    /// Returns the words of a name, each of which begins with a capital letter.
    private static func words(of name: String) -> [String] {
        name.prefix { $0 != "<" }.reduce(into: [""]) { words, letter in
            if letter.isUppercase { words.append("") }
            words[words.count - 1].append(letter)
        }
    }

    /// Joins the words of each name without the last words that both names share.
    private static func withoutCommonEnd(_ left: [String], _ right: [String]) -> (String, String) {
        let count = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        return (left.dropLast(count).joined(), right.dropLast(count).joined())
    }

    /// Whether one of two names begins with the other and continues with letters or digits.
    private static func isBeginning(_ left: [Character], _ right: [Character]) -> Bool {
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        return short.count >= 3 && long.starts(with: short)
            && long[short.count...].allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Lists the first of several names: `there are a, b, c`.
    ///
    /// - Parameter none: What is said if there are no names.
    package static func list(_ names: [String], none: String) -> String {
        guard !names.isEmpty else { return none }
        let first = names.sorted().prefix(20)
        let more = names.count > first.count ? ", and \(names.count - first.count) more" : ""
        return "there are \(first.joined(separator: ", "))\(more)"
    }

    /// Returns the number of letters that differ, but at most `limit + 1`, counting two swapped
    /// neighbours once.
    package static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
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
            // Swapped letters compare with the row before the last, so both rows must exceed the
            // limit.
            guard min(nearest, nearestBefore) <= limit else { return limit + 1 }
            nearestBefore = nearest
            (beforeLast, last) = (last, row)
        }
        return min(last[right.count], limit + 1)
    }
}

/// Finds the known names that are most similar to several misspelled ones, within a limited effort.
package struct NameSuggestions {
    /// The number of names that may still be compared.
    ///
    /// A hostile document could contain many misspelled names.
    private var budget = 200_000

    package init() {}

    /// Returns the known name that is nearest to a misspelled one, or nil if none is near or the
    /// budget is exceeded.
    package mutating func nearest(to name: String, in names: some Collection<String>) -> String? {
        guard names.count <= budget else { return nil }
        budget -= names.count
        return NearestName.of(name, in: names)
    }
}
