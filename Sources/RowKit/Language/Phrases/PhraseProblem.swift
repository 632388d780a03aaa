import RowText

/// What is wrong with the wording of a phrase.
public enum PhraseFault: Hashable, Sendable {
    /// There is no translation, so English is shown.
    case missing
    /// A translation has a name that no phrase has; it is not used.
    case unknownKey(nearest: String?)
    /// A template has a brace without its partner, or something in braces that is no name.
    case malformed(form: String?, column: Int, found: String)
    /// A plural form has a name that there is not.
    case unknownForm(String)
    /// A plural form that the language needs is missing; `other` is shown for it.
    case missingForm(PluralCategory)
    /// A template has a parameter that the phrase does not have.
    case unknownParameter(name: String, form: PluralCategory?, expected: [String])
}

/// Something wrong with a phrase or its translation.
public struct PhraseProblem: Hashable, Sendable, CustomStringConvertible {
    /// The name of the phrase.
    public let key: String

    /// What is wrong.
    public let fault: PhraseFault

    /// A problem from its parts.
    public init(key: String, fault: PhraseFault) {
        self.key = key
        self.fault = fault
    }

    /// The problem in one line: where, what was found, what was expected.
    public var description: String {
        switch fault {
        case .missing:
            "\(key): no translation; English is shown"
        case .unknownKey(let nearest):
            "\(key): no phrase has this name" + Self.suggestion(nearest)
        case .malformed(let form, let column, let found):
            "\(place(form)), column \(column): found \(found);"
                + " expected '{name}', or '{{' and '}}' for braces"
        case .unknownForm(let form):
            "\(place(form)): no plural form has this name; expected one of \(Self.forms)"
                + Self.suggestion(NearestName.of(form, in: PluralCategory.allNames))
        case .missingForm(let form):
            "\(place(form.rawValue)): this plural form is missing"
        case .unknownParameter(let name, let form, let expected):
            "\(place(form?.rawValue)): '{\(name)}' is no parameter of the phrase; expected "
                + (expected.isEmpty
                    ? "none" : expected.map { "'{\($0)}'" }.joined(separator: ", "))
        }
    }

    private func place(_ form: String?) -> String {
        form.map { "\(key).\($0)" } ?? key
    }

    private static let forms = PluralCategory.allNames.joined(separator: ", ")

    private static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }
}

/// Translations that cannot be used: some have parameters which their phrases do not have.
public struct PhraseError: Error, Hashable, CustomStringConvertible {
    /// All of them, sorted by name.
    public let problems: [PhraseProblem]

    /// One line for each.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }
}

extension PluralCategory {
    fileprivate static var allNames: [String] { allCases.map(\.rawValue) }
}
