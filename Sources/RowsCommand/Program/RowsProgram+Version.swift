extension RowsProgram {
    /// The version of the verbs, which is the version of RowKit.
    static let version = "0.1.0"
}
