/// Tracks which listeners keep writing when rounds of listeners or observers do not end.
///
/// When rounds reach their limit, the listeners that cause further rounds are still called, but can
/// no longer write. Every listener therefore sees the final state.
final class EndlessRounds {
    enum Kind {
        case callbacks
        case observers
    }

    private let kind: Kind
    /// Whether a write was refused.
    private(set) var hasRefused = false
    private var notifiedRows: [BaseRow] = []
    /// For each row whose listeners ran, the rows whose listeners they triggered.
    private var followers: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// Rows whose listeners may not write.
    private var blocked: Set<ObjectIdentifier> = []
    /// Whether all writes are blocked.
    private(set) var isClosed = false
    private var places: [String] = []

    init(of kind: Kind) { self.kind = kind }

    /// Records that the listeners of a row triggered those of another.
    func note(_ row: BaseRow, after notifiedRow: BaseRow?) {
        guard let notifiedRow else { return }
        if followers[ObjectIdentifier(notifiedRow)] == nil { notifiedRows.append(notifiedRow) }
        followers[ObjectIdentifier(notifiedRow), default: []].insert(ObjectIdentifier(row))
    }

    /// Blocks writes by listeners that trigger themselves.
    func blockDrivers() {
        var rest = followers
        while true {
            let led = rest.values.reduce(into: Set()) { $0.formUnion($1) }
            let kept = rest.filter { row, next in
                led.contains(row) && next.contains { rest[$0] != nil }
            }
            if kept.count == rest.count { break }
            rest = kept
        }
        blocked = Set(rest.keys)
        for row in notifiedRows where blocked.contains(ObjectIdentifier(row)) { add(row.placeName) }
    }

    /// Blocks all writes.
    func close() { isClosed = true }

    /// Whether a write to `owner` is allowed, by the listeners of a row or by an observer.
    func admits(_ owner: some Conditional, from notifiedRow: BaseRow?) -> Bool {
        if let notifiedRow {
            guard isClosed || blocked.contains(ObjectIdentifier(notifiedRow)) else { return true }
            add(notifiedRow.placeName)
        } else {
            // Between listeners, only the form itself writes.
            guard kind == .observers else { return true }
            add(owner.placeName)
            guard isClosed else { return true }
        }
        hasRefused = true
        return false
    }

    /// The names of the rows and sections that keep the rounds going.
    var drivers: String { places.isEmpty ? "the form" : places.joined(separator: ", ") }

    private func add(_ place: String) {
        if !places.contains(place) { places.append(place) }
    }
}
