/// The reason why a value is invalid: the rule, the row, and a message.
///
/// Code should use `code` and `parameters`. The message is for users. It is in the language and the
/// formats of the form's ``Form/phrases``, unless the rule has a custom message.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the rule, such as `minLength`, which is the identifier of the error's phrase.
    public let code: String
    /// The parameters of the rule, such as `count`, and values that the rule found, if they are
    /// useful.
    public internal(set) var parameters: [String: Phrases.Argument]
    /// The identifier of the rule, if it has one.
    public internal(set) var ruleID: String?
    /// The tag of the row or section, if it has one.
    public internal(set) var tag: String?
    /// The place of the row or section at the time the error was read, or nil for the form itself.
    ///
    /// This is its tag, `guests[1]` for an entry of a tagged section, or otherwise its position,
    /// such as `sections[0].rows[1]`. The index of an entry counts all entries, including blank and
    /// hidden ones. ``Form/rowBy(tag:)->BaseRow?`` returns an entry by its place.
    public internal(set) var place: String?
    /// The place in the JSON that was submitted, if it differs from the one in the form's JSON.
    var submittedPointer: String?

    private let phrase: Phrases.Key?
    private var text: String?

    /// Creates an error with a custom message.
    public init(msg: String) {
        code = Phrases.Key.custom.id
        parameters = [:]
        phrase = nil
        text = msg
    }

    /// Creates an error with a message that can be translated.
    ///
    /// - Parameters:
    ///   - phrase: The message. Its identifier is the error's code.
    ///   - parameters: The values of the phrase's parameters.
    ///   - msg: A custom message that replaces the phrase, or nil.
    public init(
        _ phrase: Phrases.Key, _ parameters: [String: Phrases.Argument] = [:], msg: String? = nil
    ) {
        code = phrase.id
        self.parameters = parameters
        self.phrase = phrase
        text = msg
    }

    /// Creates an error that was found earlier, with its original message.
    init(code: String, message: String, ruleID: String?) {
        self.code = code
        self.ruleID = ruleID
        parameters = [:]
        phrase = nil
        text = message
    }

    /// Returns the error with a custom message.
    func saying(_ message: String) -> ValidationError {
        var error = self
        error.text = message
        return error
    }

    /// The custom message, or nil if the message is a phrase.
    var customMessage: String? { text }

    /// The message for users.
    public var message: String {
        text ?? phrase.map { Phrases.english.text($0, parameters) } ?? code
    }

    /// The message for users; the same as ``message``.
    public var msg: String { message }

    /// The message, preceded by the place if there is one.
    public var description: String { place.map { "\($0): \(message)" } ?? message }

    /// Returns the error in the language and the formats of the phrases, unless it has a custom
    /// message.
    ///
    /// - Parameter written: Returns the parameters as the message shows them.
    func localized(
        by phrases: Phrases,
        written: ([String: Phrases.Argument]) -> [String: Phrases.Argument] = { $0 }
    ) -> ValidationError {
        // An English message without parameters is the same in all formats.
        guard text == nil, let phrase, !parameters.isEmpty || phrases.hasTranslations else {
            return self
        }
        var said = self
        said.text = phrases.text(phrase, written(parameters))
        return said
    }
}

extension [ValidationError] {
    /// Returns the errors with the place of their row or section.
    func placed(at place: @autoclosure () -> String?) -> [ValidationError] {
        guard !isEmpty else { return [] }
        let place = place()
        return map { error in
            var error = error
            error.place = place
            return error
        }
    }
}

extension [ValidationError] {
    /// Returns the errors without those found by rules with an identifier.
    func removing(ruleWithIdentifier identifier: String) -> [ValidationError] {
        filter { $0.ruleID != identifier }
    }

    /// The messages, one per line, or nil if there are no errors.
    var lines: String? { isEmpty ? nil : map(\.msg).joined(separator: "\n") }
}
