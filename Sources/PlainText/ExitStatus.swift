package enum ExitStatus: Int32, Hashable, Sendable {
    case success = 0
    /// Problems were found and reported.
    case problems = 1
    case usageError = 2
}
