/// The exit status of a program.
package enum ExitStatus: Int32, Hashable, Sendable {
    case success = 0
    /// There are problems, which have been said.
    case problems = 1
    /// A usage error.
    case misuse = 2
}
