import RowKit

/// The work that rows asked for while they were driven, by a clock that is moved by hand.
struct DriverWork {
    /// A piece of work: when it is due, and which call led to it.
    struct Piece: CustomStringConvertible {
        let order: WorkOrder
        let due: Duration
        let number: Int
        let site: CallSite

        /// Whether a test means this one.
        func isCalled(_ key: String, of name: String) -> Bool {
            order.key.description == key && row == name
        }

        var row: String { order.tag ?? order.place }

        /// `"search" of "city"`.
        var description: String { DriverWork.name(order.key.description, of: row) }
    }

    /// How much time has passed.
    private(set) var now = Duration.zero
    /// What has no answer yet.
    private(set) var underWay: [Piece] = []
    /// What was asked for and not expected yet.
    private(set) var unexpected: [Piece] = []
    private var count = 0

    static func name(_ key: String, of row: String) -> String {
        "\(key.debugDescription) of \(row.debugDescription)"
    }

    /// Pieces in words; `none` stands for that there are none.
    static func list(_ pieces: [Piece], _ none: String) -> String {
        pieces.isEmpty ? none : "there is \(pieces.map(\.description).joined(separator: ", "))"
    }

    /// Takes what a stage hands out.
    mutating func take(_ load: WorkLoad, _ site: CallSite) {
        underWay.removeAll { load.cancel.contains($0.order.id) }
        for order in load.start {
            count += 1
            let piece = Piece(order: order, due: now + order.delay, number: count, site: site)
            underWay.append(piece)
            unexpected.append(piece)
        }
    }

    /// Takes out what was asked for, as somebody expected it.
    mutating func expect(_ key: String, of name: String) -> Piece? {
        unexpected.firstIndex { $0.isCalled(key, of: name) }.map { unexpected.remove(at: $0) }
    }

    /// Takes out all that nobody expected.
    mutating func takeUnexpected() -> [Piece] {
        defer { unexpected = [] }
        return unexpected
    }

    /// Lets time pass up to the next piece that is due by then, and takes that out; nil: there is
    /// none, and all the time has passed.
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

    /// The piece of a name that is under way.
    func find(_ key: String, of name: String) -> Piece? {
        underWay.first { $0.isCalled(key, of: name) }
    }

    /// A piece has its answer.
    mutating func remove(_ piece: Piece) {
        underWay.removeAll { $0.order.id == piece.order.id }
    }
}
