/// How many of something a document may ask for, and how many it did.
struct Allowance {
    private let what: String
    private let limit: Int
    private var count = 0

    init(_ what: String, _ limit: Int) {
        self.what = what
        self.limit = limit
    }

    /// Counts more of them.
    ///
    /// - Returns: Whether there may be so many; the first that is too many is a problem.
    mutating func takes(_ more: Int, _ problems: inout [DocumentDiagnostic]) -> Bool {
        let old = count
        count += more
        // One word is enough for all that follow.
        if old <= limit, count > limit {
            problems.append(
                DocumentDiagnostic(.limit, "there may be \(limit) \(what) in a document"))
        }
        return count <= limit
    }
}
