/// How a program ends.
package enum ExitStatus: Int32, Hashable, Sendable {
    /// All is well.
    case success = 0
    /// What was looked at has problems, which have been said.
    case problems = 1
    /// What was asked for makes no sense.
    case misuse = 2
}
