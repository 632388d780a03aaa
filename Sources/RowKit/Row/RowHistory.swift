/// The earlier values of a row.
///
/// Most rows of a form are never written and have no history.
final class RowHistory<Value> {
    /// The value that the row has in a new form: that before the first write, or that which the row
    /// has when a ``FormList`` has made the form.
    var fresh: Value?
    /// The reset value.
    var given: Value?
    var isGivenByAuthor = false
    /// Whether the row counts as changed in the state of the form even if it has its ``fresh``
    /// value, because that value was restored as a changed one.
    ///
    /// Such a row was made after other rows were restored. An example is an option that is chosen
    /// from the start, because its screen was opened again.
    var isRestoredAsChanged = false
    /// The value before the first write of this round, while listeners are pending.
    var before: Value?
    /// The transaction with the pending listeners, which belongs to the form in which the row was
    /// last written.
    ///
    /// A row that has moved to another form in the meantime may be recorded in both. Only this one
    /// notifies.
    var writtenIn: ObjectIdentifier?
    /// The last writer.
    var writer = Origin.program
    /// The value before the change that listeners are being notified of.
    var told: Value?
    /// Input that could not be converted to a value.
    var unread: BaseRow.UnreadInput?

    /// The errors that a submit listener found in the value.
    var submissionErrors: [ValidationError] = []

    init(given: Value?) {
        fresh = given
        self.given = given
    }
}
