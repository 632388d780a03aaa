/// Why a value is not valid: which rule says so, about which row, in words.
///
/// `code` and `parameters` are for programs; the message is for people, in the language of the
/// form's ``Form/phrases`` unless the rule was given a text of its own.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of rule says so, such as `minLength`: the name of the phrase.
    public let code: String
    /// What the rule was made with, such as `count`, and what was found where that helps.
    public let parameters: [String: PhraseArgument]
    /// The identifier of the rule, if it has one.
    public internal(set) var ruleID: String?
    /// The tag of the row or section, if it has one.
    public internal(set) var tag: String?
    /// Where the row or section stood when the error was read: its tag, `guests[1]` for an entry of
    /// a tagged section, else its position such as `sections[0].rows[1]`; nil for the form itself.
    ///
    /// The place of an entry counts all entries, blank and hidden ones too.
    /// ``Form/rowBy(tag:)->BaseRow?`` finds an entry by it.
    public internal(set) var place: String?

    private let phrase: PhraseKey?
    private var text: String?

    /// An error in the author's own words.
    public init(msg: String) {
        code = PhraseKey.custom.id
        parameters = [:]
        phrase = nil
        text = msg
    }

    /// An error in words that can be translated.
    ///
    /// - Parameters:
    ///   - phrase: What is said; its name is the error's code.
    ///   - parameters: What stands for the phrase's parameters.
    ///   - msg: The author's own words, which are said instead.
    public init(
        _ phrase: PhraseKey, _ parameters: [String: PhraseArgument] = [:], msg: String? = nil
    ) {
        code = phrase.id
        self.parameters = parameters
        self.phrase = phrase
        text = msg
    }

    /// The author's own words; nil: the words are those of the phrase.
    var ownWords: String? { text }

    /// The message for people.
    public var message: String {
        text ?? phrase.map { Phrases().text($0, parameters) } ?? code
    }

    /// The message for people, by its short name.
    public var msg: String { message }

    /// The message, after the place where there is one.
    public var description: String { place.map { "\($0): \(message)" } ?? message }

    /// The error with its rule and its row, in the language of the form.
    func signed(
        by ruleID: String?, about tag: String?, in form: @autoclosure () -> Form?
    ) -> ValidationError {
        var error = form().map { said(by: $0.currentPhrases) } ?? self
        error.ruleID = ruleID
        error.tag = tag
        return error
    }

    /// The error in the language of a form, unless its words are the author's own.
    func said(by phrases: Phrases) -> ValidationError {
        guard text == nil, let phrase, phrases.areTranslated else { return self }
        var said = self
        said.text = phrases.text(phrase, parameters)
        return said
    }
}

extension [ValidationError] {
    /// The errors with the place of the row or section that they are about.
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
    /// A line for each; nil if there is none.
    var lines: String? { isEmpty ? nil : map(\.msg).joined(separator: "\n") }
}
