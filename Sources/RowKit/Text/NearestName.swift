/// Finds what a person probably meant to write.
package enum NearestName {
    /// The name nearest to a misspelt one; nil where none is near.
    ///
    /// Near are names that differ by at most a third of the letters: left out, put in, exchanged or
    /// replaced, whatever their case. Of equally near ones, the first in alphabetical order.
    package static func of(_ name: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        let limit = max(1, wanted.count / 3)
        return names.lazy
            .map { (name: $0, distance: distance(wanted, Array($0.lowercased()), limit: limit)) }
            .filter { $0.distance <= limit }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
            .name
    }

    /// How many letters differ, neighbours that changed places counting once; more than `limit`
    /// is not counted out.
    static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i]
            for j in 1...right.count {
                let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                var best = min(replaced, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, beforeLast[j - 2] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
