/// What a row's value was.
///
/// Most rows of a form are never written and have none.
final class RowHistory<Value> {
    /// What the row was given.
    var given: Value?
    var isGivenByAuthor = false
    /// The value before the first write of this round, while the round's callbacks wait.
    var before: Value?
    /// The transaction whose callbacks wait: that of the form in which the row was written last.
    ///
    /// A row that moves to another form meanwhile may be noted in two; only this one tells.
    var writtenIn: ObjectIdentifier?
    /// Who wrote last.
    var writer = Origin.program
    /// The value before the change that listeners are being told of.
    var told: Value?
    /// What was entered that is no value.
    var unread: UnreadInput?

    init(given: Value?) { self.given = given }
}
