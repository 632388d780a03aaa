/// What a form has yet to do before the write at hand is done.
///
/// A write stores at once and leaves a note here; the notes are worked off when the outermost
/// write ends (see ``Form/update(by:_:)``).
final class Transaction {
    /// How many scopes are open, one in another.
    var depth = 0
    /// Who makes the writes at this moment.
    var origin = Origin.program
    /// Rows whose value was written in this round, in the order of their first write.
    var writtenRows: [BaseRow] = []
    /// Listeners to run in the next round.
    var events: [() -> Void] = []
    /// Rows of which something visible changed.
    var staleRows: [BaseRow] = []
    /// Sections whose header or footer changed.
    var staleSections: [Section] = []
    /// Sections whose rows came, went, moved, were hidden or shown.
    var touchedSections: [Section] = []
    /// Problems that observers have not been told of.
    var problems: [FormProblem] = []
    /// Changes that observers have not been told of yet, and whether they are being told.
    var reports: [FormChanges] = []
    var isReporting = false

    /// How many rounds of callbacks, or of observers that write, are thought to have an end.
    static let roundLimit = 100

    var hasCallbacks: Bool { !writtenRows.isEmpty || !events.isEmpty }
}
