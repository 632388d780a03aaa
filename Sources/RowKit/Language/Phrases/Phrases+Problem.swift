import PlainText

extension Phrases.Problem {
    /// A fault in the wording of a phrase.
    public enum Fault: Hashable, Sendable {
        /// There is no translation. English is shown.
        case missing
        /// No phrase has the name of this translation. The translation is ignored.
        case unknownKey(nearest: String?)
        /// A template has an unmatched brace, or braces around something that is not a name.
        case malformed(form: String?, column: Int, found: String)
        /// A plural form has an unknown name.
        case unknownForm(String)
        /// A plural form that the language needs is missing. `other` is shown instead.
        case missingForm(PluralRules.Category)
        /// A template has a parameter that is unknown to the phrase.
        case unknownParameter(name: String, form: PluralRules.Category?, expected: [String])
    }
}

extension Phrases {
    /// A problem with a phrase or its translation.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The name of the phrase.
        public let key: String

        /// The fault.
        public let fault: Phrases.Problem.Fault

        /// Creates a problem from its parts.
        public init(key: String, fault: Phrases.Problem.Fault) {
            self.key = key
            self.fault = fault
        }

        /// The problem on one line: its place, what was found, and what was expected.
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
                    + Self.suggestion(NearestName.of(form, in: PluralRules.Category.allNames))
            case .missingForm(let form):
                "\(place(form.rawValue)): this plural form is missing"
            case .unknownParameter(let name, let form, let expected):
                "\(place(form?.rawValue)): '{\(name)}' is not a parameter of the phrase; expected "
                    + (expected.isEmpty
                        ? "none" : expected.map { "'{\($0)}'" }.joined(separator: ", "))
            }
        }

        private func place(_ form: String?) -> String {
            form.map { "\(key).\($0)" } ?? key
        }

        private static let forms = PluralRules.Category.allNames.joined(separator: ", ")

        private static func suggestion(_ nearest: String?) -> String {
            nearest.map { "; did you mean '\($0)'?" } ?? ""
        }
    }
}

extension Phrases {
    /// An error for translations that cannot be used because they have unknown parameters.
    public struct TranslationError: Error, Hashable, CustomStringConvertible {
        /// The problems, sorted by name.
        public let problems: [Phrases.Problem]

        /// The problems, one on each line.
        public var description: String {
            problems.map(\.description).joined(separator: "\n")
        }
    }
}

extension PluralRules.Category {
    fileprivate static var allNames: [String] { allCases.map(\.rawValue) }
}
