import RowKit

/// The state of a session, with what it includes.
///
/// Each page of a session holds one. If the session is lost, it continues with the newest state of
/// any page; states that each include changes which the other lacks are joined, row by row.
struct SessionState: Sendable {
    var form: FormState
    var past = StatePast()
    /// The last change of each part of the form, by the name of the part.
    ///
    /// A part that has not changed since the form was made has none.
    var changes: [FormState.PartName: StatePast.Moment] = [:]
    /// The number of the last message of each page that was performed.
    var performed: [String: Int] = [:]

    /// Records that parts of the form changed.
    mutating func note(_ parts: some Sequence<FormState.PartName>, at moment: StatePast.Moment) {
        for part in parts { changes[part] = moment }
        past.include(moment)
    }

    /// Takes over the changes of another state that this one lacks.
    ///
    /// Where both have changed the same part in different ways, this state keeps its own.
    ///
    /// - Returns: The parts of the other state that were not taken over.
    mutating func join(_ other: SessionState) -> [FormState.PartName] {
        defer { performed.merge(other.performed, uniquingKeysWith: max) }
        if past.includes(other.past) { return [] }
        if other.past.includes(past) {
            let performed = performed
            self = other
            self.performed.merge(performed, uniquingKeysWith: max)
            return []
        }
        var (taken, lost) = ([FormState.PartName](), [FormState.PartName]())
        for (part, moment) in other.changes where !past.includes(moment) {
            if changes[part].map(other.past.includes) ?? true {
                taken.append(part)
            } else if !form.hasSame(part, as: other.form) {
                lost.append(part)
            }
        }
        form.take(taken, from: other.form)
        for part in taken { changes[part] = other.changes[part] }
        past.include(other.past)
        return lost.sorted()
    }
}
