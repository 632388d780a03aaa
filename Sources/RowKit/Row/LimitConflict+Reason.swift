extension BaseRow.LimitConflict {
    /// Creates a conflict of a limit that is invalid for a reason in words.
    ///
    /// - Parameters:
    ///   - name: The name of the setting that holds the limit.
    ///   - limit: The text of the limit.
    ///   - reason: The reason why the limit is invalid.
    public init(_ name: String, _ limit: String, because reason: String) {
        self.limit = name
        other = nil
        message = "\(name) cannot be \(limit): \(reason)"
    }
}
