/// The exit status of a program.
package enum ExitStatus: Int32, Hashable, Sendable {
    case success = 0
    /// Problems were found and reported.
    case problems = 1
    /// A usage error.
    case usageError = 2
}
