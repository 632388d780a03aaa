import PlainText
import RowKit

/// The reason why a verb failed.
struct CommandFailure: Error, Hashable {
    /// The exit status of the program.
    let status: ExitStatus
    /// A description of the failure, one sentence per line, without a full stop.
    let message: String
    /// The most similar known name, or nil if no known name is similar.
    let suggestion: String?
    /// All valid names, or an empty array if the message does not list them.
    let available: [String]
    /// A command that shows more information.
    var hint: String?

    init(
        _ status: ExitStatus, _ message: String, suggestion: String? = nil,
        available: [String] = [], hint: String? = nil
    ) {
        self.status = status
        self.message = message
        self.suggestion = suggestion
        self.available = available
        self.hint = hint
    }

    static func usageError(
        _ message: String, suggestion: String? = nil, hint: String? = nil
    ) -> CommandFailure {
        CommandFailure(.usageError, message, suggestion: suggestion, hint: hint)
    }

    /// Creates the failure for an unknown name, with the names of its kind.
    static func unknown(
        _ kind: String, _ name: String, known: some Sequence<String>, hint: String? = nil
    ) -> CommandFailure {
        .usageError(
            "there is no \(kind) called \(name.quoted)",
            suggestion: NearestName.of(name, in: known), hint: hint)
    }

    /// Creates the failure for an option or operand whose value is not one of the valid names.
    ///
    /// - Parameter source: The option or the variable with the value, or nil for an operand.
    static func unknown(
        _ kind: String, _ name: String, from source: String?, available: [String]
    ) -> CommandFailure {
        let message = "there is no \(kind) called \(name.quoted)"
        return CommandFailure(
            .usageError, source.map { "\($0): \(message)" } ?? message,
            suggestion: NearestName.of(name, in: available), available: available)
    }

    /// The message with the suggestion and the valid names.
    var text: String { UnknownName.text(message, suggestion: suggestion, available: available) }
}
