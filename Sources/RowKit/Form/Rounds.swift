/// Counts rounds, each of which may cause another, so that rounds without end are a problem of the
/// form instead of a hang.
struct Rounds {
    /// The number of rounds after which it is assumed that they do not end.
    static let limit = 100

    /// The maximum number of these rounds.
    private let bound: Int
    /// The number of rounds that were begun.
    private var count = 0

    init(upTo bound: Int = Rounds.limit) { self.bound = bound }

    /// Begins a round, unless the limit has been reached.
    ///
    /// - Returns: Whether the round was begun.
    mutating func begin() -> Bool {
        guard !areOver else { return false }
        count += 1
        return true
    }

    /// Whether the limit has been reached.
    var areOver: Bool { count >= bound }

    /// Whether only one more round can be begun.
    var isOneLeft: Bool { count == bound - 1 }
}
