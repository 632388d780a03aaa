/// A limit on the number of elements in a document, and the number counted so far.
struct Allowance {
    private let what: String
    private let limit: Int
    private var count = 0

    init(_ what: String, _ limit: Int) {
        self.what = what
        self.limit = limit
    }

    /// Counts more elements.
    ///
    /// - Returns: Whether the count is within the limit. The first excess is reported as a problem.
    mutating func takes(_ more: Int, _ problems: inout [DocumentDiagnostic]) -> Bool {
        let old = count
        count += more
        // Reported only once.
        if old <= limit, count > limit {
            problems.append(
                DocumentDiagnostic(.limit, "a document may have at most \(limit) \(what)"))
        }
        return count <= limit
    }
}
