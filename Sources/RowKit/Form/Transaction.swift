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
    private(set) var writtenRows: [BaseRow] = []
    /// What the listeners of rows are told in the next round.
    private(set) var events: [Event] = []
    /// Rows of which something visible changed.
    var staleRows: [BaseRow] = []
    /// Sections whose header or footer changed.
    var staleSections: [Section] = []
    /// Sections whose rows came, went, moved, were hidden or shown.
    var touchedSections: [Section] = []
    /// Rows and sections whose limits are to be judged when the transaction has settled.
    var conflicts: [any Limited] = []
    /// How often hiding a row has cleared its value (``HiddenValue/clearOnHide``).
    var clears = 0
    /// Problems that observers have not been told of.
    var problems: [FormProblem] = []
    /// Changes that observers have not been told of yet, and whether they are being told.
    var reports: [Report] = []
    var isReporting = false
    /// How often changes have been collected.
    var collections = 0
    /// The number of reports so far.
    var reportCount = 0
    /// The row whose listeners are running, or nil if none are.
    var teller: BaseRow?
    /// Who writes in rounds that do not end, or nil in the first ones.
    var unrest: Unrest?

    /// How many rounds of callbacks, or of observers that write, are thought to have an end.
    static let roundLimit = 100

    /// Something that the listeners of a row are told.
    struct Event {
        let row: BaseRow
        let tell: (BaseRow) -> Void
    }

    /// Changes with their number, which says which observers are told of them.
    struct Report {
        let number: Int
        let changes: FormChanges
    }

    /// How many changes, other than to the list of sections, have yet to be told.
    var untoldChanges: Int {
        reports.count + staleRows.count + staleSections.count + touchedSections.count
            + problems.count
    }

    var hasCallbacks: Bool { !writtenRows.isEmpty || !events.isEmpty }

    /// Notes that the value of a row was written, whose listeners and rules follow in the next
    /// round.
    func note(_ row: BaseRow) { writtenRows.append(row) }

    /// Notes what the listeners of a row are told in the next round.
    func note(_ row: BaseRow, event: @escaping (BaseRow) -> Void) {
        events.append(Event(row: row, tell: event))
        unrest?.note(row, after: teller)
    }

    /// Takes out what the next round is about.
    func takeCallbacks() -> (rows: [BaseRow], events: [Event]) {
        defer { (writtenRows, events) = ([], []) }
        return (writtenRows, events)
    }

    /// Adds changes to those that observers are told next.
    func add(_ changes: FormChanges) {
        reports.append(Report(number: reportCount, changes: changes))
        reportCount += 1
    }
}
