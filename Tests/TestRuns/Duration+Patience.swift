extension Duration {
    /// A time that no passing test exceeds, even if handlers wait for earlier tests.
    package static let patience = Duration.seconds(7_200)
}
