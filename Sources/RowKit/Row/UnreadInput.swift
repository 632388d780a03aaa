/// What a person entered and a row could make no value of, such as `12a` where a number is asked
/// for.
///
/// The text stays where it was typed, so that it can be put right, and the form is not submitted
/// with it: see ``RowOf/keepUnreadInput(_:_:beside:by:)``.
public final class UnreadInput: Sendable {
    /// What was entered.
    public let text: String
    /// Why it is no value.
    public let error: ValidationError

    init(text: String, error: ValidationError) {
        self.text = text
        self.error = error
    }
}
