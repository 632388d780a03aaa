extension BaseRow {
    /// Input that a row could not convert to a value, such as `12a` where a number is expected.
    ///
    /// The text stays in its field for the user to correct, and the form cannot be submitted with
    /// it; see ``RowOf/keepUnreadInput(_:_:beside:by:)``.
    public final class UnreadInput: Sendable {
        /// The text that was entered.
        public let text: String
        /// Why the text is invalid.
        public let error: ValidationError

        init(text: String, error: ValidationError) {
            self.text = text
            self.error = error
        }
    }
}
