/// The changes included in the state of a session: for each line, the number of the last change.
///
/// A *line* is the life of a session in one process, from when it was made or restored until it
/// ended. Each line numbers its own changes. A session that continues from a state includes the
/// past of that state, so any two states of a session can be compared: one is older than the other,
/// or each has changes that the other lacks.
struct StatePast: Hashable, Sendable {
    /// The name of a line, random and short.
    typealias Line = String

    /// A change: a line and the number of the change in it.
    struct Moment: Hashable, Sendable {
        let line: Line
        let number: Int
    }

    /// Removes the changes that a line did not include at a certain change.
    mutating func limit(to moment: Moment) {
        last[moment.line] = moment.number > 0 ? moment.number : nil
    }

    /// The number of the last change of each line.
    ///
    /// Lines without changes have no entry.
    private(set) var last: [Line: Int] = [:]

    /// Includes a change and all earlier changes of its line.
    mutating func include(_ moment: Moment) {
        guard moment.number > last[moment.line] ?? 0 else { return }
        last[moment.line] = moment.number
    }

    /// Includes everything that another past includes.
    mutating func include(_ other: StatePast) { last.merge(other.last, uniquingKeysWith: max) }

    func includes(_ moment: Moment) -> Bool { moment.number <= last[moment.line] ?? 0 }

    /// Whether everything that another past includes is included.
    func includes(_ other: StatePast) -> Bool {
        other.last.allSatisfy { includes(Moment(line: $0.key, number: $0.value)) }
    }
}

extension [StatePast.Line: StatePast] {
    /// Returns the changes included in the state of a line at a certain change.
    func past(at moment: StatePast.Moment) -> StatePast {
        var known = self[moment.line] ?? StatePast()
        known.limit(to: moment)
        return known
    }
}

extension StatePast.Moment: LosslessStringConvertible {
    var description: String { "\(line) \(number)" }

    init?(_ description: String) {
        let parts = description.split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]), number >= 0 else { return nil }
        self.init(line: String(parts[0]), number: number)
    }
}
