/// Counts rounds, each of which may cause another, so that rounds without end are a problem of the
/// form instead of a hang.
struct Rounds {
    /// The number of rounds after which it is assumed that they do not end.
    static let limit = 100

    /// The maximum number of rounds.
    private let limit: Int
    /// The number of rounds that were begun.
    private(set) var count = 0

    init(upTo limit: Int = Rounds.limit) { self.limit = limit }

    /// Begins a round, unless the limit has been reached.
    ///
    /// - Returns: Whether the round was begun.
    mutating func begin() -> Bool {
        guard !areOver else { return false }
        count += 1
        return true
    }

    /// Whether the limit has been reached.
    var areOver: Bool { count >= limit }

    /// Whether only one more round can be begun.
    var isOneLeft: Bool { count == limit - 1 }
}
