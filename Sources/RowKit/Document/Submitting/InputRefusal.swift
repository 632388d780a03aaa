/// The reasons why a value cannot be entered in a row or section, each with its place in the value.
struct InputRefusal: Error {
    /// A reason, and its place relative to the value.
    typealias Part = (error: ValidationError, place: String)

    /// The reasons.
    let parts: [Part]

    /// Creates a refusal for reasons, or returns nil if there are none.
    init?(_ parts: [Part]) {
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// Creates a refusal of the whole value.
    init(_ key: Phrases.Key, _ parameters: [String: Phrases.Argument] = [:]) {
        parts = [(ValidationError(key, parameters), "")]
    }

    /// Creates a refusal of the whole value for the reason that an error states.
    init(_ error: ValidationError) { parts = [(error, "")] }

    /// Creates a refusal of JSON that does not have the expected type.
    ///
    /// The parameter `detail` says in English what was expected.
    init(_ diagnostic: DocumentDiagnostic) {
        parts = diagnostic.all.map { problem in
            let error = ValidationError(
                problem.code.phrase, ["detail": .text(problem.messageWithHint)])
            return (error, problem.place.pointer)
        }
    }

    /// Creates a refusal of a user's action by a view.
    init(_ refusal: ViewRefusal) {
        let isReadOnly = refusal.reason == .readOnly
        let key = isReadOnly ? .readOnly : refusal.phrase
        parts = [(ValidationError(key, isReadOnly ? [:] : refusal.arguments), "")]
    }

    /// Returns the refusal of a value that is part of another.
    func within(_ place: String) -> [Part] { parts.map { ($0.error, place + $0.place) } }
}

extension DocumentDiagnostic.Code {
    /// The message for users about a value with a problem of this kind.
    fileprivate var phrase: Phrases.Key {
        switch self {
        case .notAllowed: .notOffered
        case .unknownName: .unknown
        case .missing: .required
        case .swiftOnly: .readOnly
        case .invalid, .problem, .condition, .duplicate, .limit: .custom
        case .wrongType, .syntax: .wrongType
        }
    }
}
