extension BaseRow {
    /// Input that a row could not convert to a value, such as `12a` where a number is expected.
    ///
    /// The text stays in its field for the user to correct, and the form cannot be submitted until
    /// then; see ``RowOf/keepUnreadInput(_:_:beside:by:)``.
    public final class UnreadInput: Sendable {
        /// The text that was entered.
        public let text: String
        /// The reason why the text is invalid.
        public let error: ValidationError

        init(text: String, error: ValidationError) {
            self.text = text
            self.error = error
        }
    }
}
