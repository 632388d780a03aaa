import RowKit

/// The state of a session and the changes that it includes.
///
/// Each page of a session holds one. If the session is lost, it continues from the newest state of
/// any page. If two states each include changes that the other lacks, they are joined row by row.
struct SessionState: Sendable {
    var form: FormState
    var past = StatePast()
    /// The last change of each part of the form, by the name of the part.
    ///
    /// A part without an entry has not changed since the form was made.
    var changes: [FormState.PartName: Change] = [:]
    /// The number of the last performed message of each page.
    var performed: [String: Int] = [:]

    /// A change of a part of the form.
    struct Change: Sendable {
        let moment: StatePast.Moment
        /// The author, or nil if it is unknown or there are several.
        var author: Authorship?
        /// Whether the author did not know of a previous change by another page.
        var isApart = false

        /// Whether the same page made this change after the other one, or nil if the changes are
        /// not known to be from one page.
        ///
        /// If a server was slow, two servers may have performed the same message.
        func isLater(than other: Change) -> Bool? {
            guard let author, let first = other.author, author.isMessage, author.page == first.page
            else { return nil }
            return author.message > first.message
        }
    }

    /// Records that parts of the form changed.
    ///
    /// - Parameters:
    ///   - apart: The parts whose previous change the author did not know.
    ///   - left: The rows that only lost the focus. They keep the author that entered something.
    mutating func note(
        _ parts: some Sequence<FormState.PartName>, at moment: StatePast.Moment,
        by author: Authorship?, apart: Set<FormState.PartName> = [],
        left: [FormState.PartName] = []
    ) {
        let authors = left.map { ($0, changes[$0]) }
        for part in parts {
            changes[part] = Change(moment: moment, author: author, isApart: apart.contains(part))
        }
        for case (let part, let change?) in authors { changes[part]?.author = change.author }
        past.include(moment)
    }

    /// The parts that a message changed without knowing of their previous change.
    func parts(changedApartBy message: Authorship) -> Set<FormState.PartName> {
        Set(changes.filter { $0.value.isApart && $0.value.author == message }.keys)
    }

    /// Takes over the changes of another state that this one lacks.
    ///
    /// If both have changed the same part, the later change is kept if both are by one page.
    /// Otherwise, this state keeps its own.
    ///
    /// - Returns: The parts that different pages have changed in both states.
    mutating func join(_ other: SessionState) -> ChangedTwice {
        defer { performed.merge(other.performed, uniquingKeysWith: max) }
        if past.includes(other.past) { return ChangedTwice() }
        if other.past.includes(past) {
            let performed = performed
            self = other
            self.performed.merge(performed, uniquingKeysWith: max)
            return ChangedTwice()
        }
        var taken: [FormState.PartName] = []
        var both = ChangedTwice()
        for (part, change) in other.changes where !past.includes(change.moment) {
            if let own = changes[part], !other.past.includes(own.moment) {
                if let isLater = change.isLater(than: own) {
                    if isLater { taken.append(part) }
                    continue
                }
                both.parts.append(part)
                if !form.hasSame(part, as: other.form),
                    let key = other.form.knownKey(of: part) ?? form.knownKey(of: part)
                {
                    both.lost.append(key)
                }
            } else {
                taken.append(part)
            }
        }
        let sides = [(form, changes, other.past), (other.form, other.changes, past)]
        form.take(taken, from: other.form)
        for part in taken { changes[part] = other.changes[part] }
        // One state has closed a screen on which the other has changed something.
        for (before, changes, past) in sides {
            let closed = changes.filter { part, change in
                part.isOnScreen(of: before) && !part.isOnScreen(of: form)
                    && !past.includes(change.moment) && !hasClosedScreen(of: part, after: change)
            }
            both.lost += closed.keys.compactMap(before.knownKey)
        }
        past.include(other.past)
        return both
    }

    /// Whether the page that made a change closed its screen afterwards.
    private func hasClosedScreen(of part: FormState.PartName, after change: Change) -> Bool {
        part.screens.contains { changes[$0]?.isLater(than: change) == true }
    }
}

/// The parts that several states have changed independently.
struct ChangedTwice: Sendable {
    var parts: [FormState.PartName] = []
    /// The keys of the parts of which a value was lost, as users know them.
    var lost: [String] = []
}
