import RowKit

/// The work that rows requested while the form was driven, with a clock that is advanced by hand.
struct DriverWork {
    /// A piece of work, with the time when it is due and the call that led to it.
    struct Piece: CustomStringConvertible {
        let order: WorkOrder
        /// The row's name and its tag or place.
        let names: (row: String, place: String)
        let due: Duration
        let number: Int
        let site: CallSite

        /// Whether a test refers to this piece by a key and the name of a row.
        func isCalled(_ key: String, of name: String) -> Bool {
            order.key.description == key && (row == name || names.place == name)
        }

        var row: String { names.row }

        /// The key and the row: `"search" of "city"`.
        var description: String { DriverWork.name(order.key.description, of: row) }
    }

    /// The time that has passed.
    private(set) var now = Duration.zero
    /// The pending work.
    private(set) var underWay: [Piece] = []
    /// The requested work that the test has not yet expected.
    private(set) var unexpected: [Piece] = []
    /// The requested work that was not expected before the current step.
    private var missed: [Piece] = []
    private var count = 0

    static func name(_ key: String, of row: String) -> String {
        "\(key.debugDescription) of \(row.debugDescription)"
    }

    /// Returns a list of pieces for a message, or `none` if there are none.
    static func list(_ pieces: [Piece], _ none: String) -> String {
        pieces.isEmpty ? none : "found \(pieces.map(\.description).joined(separator: ", "))"
    }

    /// Takes the work that a stage starts and cancels.
    mutating func take(from stage: FormStage, _ site: CallSite) {
        let load = stage.takeWork()
        let cancelled = Set(load.cancel)
        underWay.removeAll { cancelled.contains($0.order.id) }
        let names = load.start.isEmpty ? [:] : stage.rowNames
        for order in load.start {
            count += 1
            let place = order.tag ?? order.place
            let piece = Piece(
                order: order, names: (names[order.requester] ?? place, place),
                due: now + order.delay, number: count, site: site)
            underWay.append(piece)
            unexpected.append(piece)
        }
    }

    /// Removes and returns the requested piece of work that a test expects.
    mutating func expect(_ key: String, of name: String) -> Piece? {
        unexpected.firstIndex { $0.isCalled(key, of: name) }.map { unexpected.remove(at: $0) }
    }

    /// Removes and returns the requested work that was not expected in time.
    mutating func takeUnexpected() -> [Piece] {
        defer { unexpected = [] }
        missed = unexpected
        return unexpected
    }

    /// Whether this work was requested, but not expected before the current step.
    func hasMissed(_ key: String, of name: String) -> Bool {
        missed.contains { $0.isCalled(key, of: name) }
    }

    /// Advances the time to the next piece due by the given time, and removes and returns it.
    ///
    /// If there is none, advances to the given time and returns nil.
    mutating func takeDue(by end: Duration) -> Piece? {
        let due = underWay.indices.filter { underWay[$0].due <= end }
        let next = due.min {
            (underWay[$0].due, underWay[$0].number) < (underWay[$1].due, underWay[$1].number)
        }
        guard let next else {
            now = max(now, end)
            return nil
        }
        now = max(now, underWay[next].due)
        return underWay.remove(at: next)
    }

    /// Returns the pending piece with the given key and row name.
    func find(_ key: String, of name: String) -> Piece? {
        underWay.first { $0.isCalled(key, of: name) }
    }

    /// Removes a piece whose result has arrived.
    mutating func remove(_ piece: Piece) {
        underWay.removeAll { $0.order.id == piece.order.id }
    }
}
