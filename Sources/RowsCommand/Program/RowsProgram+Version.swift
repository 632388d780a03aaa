extension RowsProgram {
    /// The version of the verbs, which is that of RowKit.
    static let version = "0.1.0"
}
