/// The remaining work of a form before the current write returns.
///
/// A write takes effect at once and is recorded here; the records are processed when the outermost
/// write ends (see ``Form/update(by:_:)``).
final class Transaction {
    /// The number of open scopes, each nested in the one before.
    var depth = 0
    /// The originator of the current writes.
    var origin = Origin.program { didSet { if origin == .user { isUsers = true } } }
    /// Whether the user has changed anything since the transaction began.
    private(set) var isUsers = false
    /// Rows whose value was written in this round, in the order of their first write.
    private(set) var writtenRows: [BaseRow] = []
    /// The events that listeners of rows receive in the next round.
    private(set) var events: [Event] = []
    /// Rows that changed visibly.
    var staleRows: [BaseRow] = []
    /// Sections whose header or footer changed.
    var staleSections: [Section] = []
    /// Sections whose rows were inserted, removed, moved, hidden or shown.
    var changedSections: [Section] = []
    /// Sections with errors whose rows or their values have changed.
    var sectionsToValidate: [Section] = []
    /// Whether the form itself has errors, and values or rows have changed.
    var isFormToValidate = false
    /// Rows and sections whose limits are checked once the transaction has settled.
    var conflicts: [any LimitHolder] = []
    /// The number of times that hiding a row has cleared its value
    /// (``BaseRow/HiddenValue/clearOnHide``).
    var clears = 0
    /// Problems that were not yet sent to observers.
    var problems: [Form.Problem] = []
    /// Changes that were not yet sent to observers, and whether they are being sent.
    var reports: [Report] = []
    var isReporting = false
    /// The number of times that changes have been collected.
    var collections = 0
    /// The number of reports so far.
    var reportCount = 0
    /// The row whose listeners are running, or nil if none are.
    var notifiedRow: BaseRow?
    /// The rows that have been locked, or nil if there are none.
    var lockedRows: LockedRows?
    /// The rows that are locked for the running listener of a changed value: those that were locked
    /// before it was called.
    private(set) var rowsLockedForListener: LockedRows?
    /// Whether a listener of a changed value is running.
    private(set) var isNotifyingOfChange = false
    /// Tracks the listeners that keep writing in endless rounds, or nil in the first rounds.
    var endlessRounds: EndlessRounds?

    struct Event {
        let row: BaseRow
        let tell: (BaseRow) -> Void
    }

    /// Changes with their number, which determines the observers that receive them.
    final class Report {
        let number: Int
        let changes: Form.Changes

        init(number: Int, changes: Form.Changes) {
            self.number = number
            self.changes = changes
        }
    }

    /// The number of changes, except to the list of sections, that were not yet sent to observers.
    var pendingChangeCount: Int {
        reports.count + staleRows.count + staleSections.count + changedSections.count
            + problems.count
    }

    var hasOutdatedErrors: Bool { isFormToValidate || !sectionsToValidate.isEmpty }

    /// Cancels the pending validation of the form and its sections.
    func forgetOutdatedErrors() { (sectionsToValidate, isFormToValidate) = ([], false) }

    var hasCallbacks: Bool { !writtenRows.isEmpty || !events.isEmpty }

    /// Records that the value of a row was written, so that its listeners and rules run in the next
    /// round.
    func note(_ row: BaseRow) { writtenRows.append(row) }

    /// Ends the outermost scope.
    func close() { (depth, isUsers) = (0, false) }

    /// Records an event for the listeners of a row to receive in the next round.
    func note(_ row: BaseRow, event: @escaping (BaseRow) -> Void) {
        events.append(Event(row: row, tell: event))
        endlessRounds?.note(row, after: notifiedRow)
    }

    /// Removes and returns the rows and events of the next round.
    func takeCallbacks() -> (rows: [BaseRow], events: [Event]) {
        defer { (writtenRows, events) = ([], []) }
        return (writtenRows, events)
    }

    /// Begins or ends calling the listeners of a changed value.
    func setNotifyingOfChange(_ isNotifying: Bool) {
        isNotifyingOfChange = isNotifying
        rowsLockedForListener = isNotifying ? lockedRows : nil
    }

    /// Adds changes to those that are sent to observers.
    func add(_ changes: Form.Changes) {
        reports.append(Report(number: reportCount, changes: changes))
        reportCount += 1
    }
}
