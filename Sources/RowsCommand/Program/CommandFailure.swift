import RowKit
import RowText

/// Why a verb did not do what it was asked for.
struct CommandFailure: Error, Hashable {
    /// What the program ends with.
    let status: ExitStatus
    /// What is wrong, a sentence a line, without a full stop.
    let message: String
    /// What was probably meant; nil: nothing is near.
    let suggestion: String?
    /// Where more is said: what to type.
    var hint: String?

    init(
        _ status: ExitStatus, _ message: String, suggestion: String? = nil, hint: String? = nil
    ) {
        self.status = status
        self.message = message
        self.suggestion = suggestion
        self.hint = hint
    }

    /// What was asked for makes no sense.
    static func misuse(
        _ message: String, suggestion: String? = nil, hint: String? = nil
    ) -> CommandFailure {
        CommandFailure(.misuse, message, suggestion: suggestion, hint: hint)
    }

    /// Nothing of a kind has that name.
    static func unknown(
        _ kind: String, _ name: String, known: some Sequence<String>, hint: String? = nil
    ) -> CommandFailure {
        .misuse(
            "there is no \(kind) called \(name.debugDescription)",
            suggestion: NearestName.of(name, in: known), hint: hint)
    }

    /// Message and suggestion.
    var text: String {
        message + (suggestion.map { "; did you mean \($0.debugDescription)?" } ?? "")
    }
}
