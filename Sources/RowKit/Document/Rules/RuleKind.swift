/// The kinds of rules that documents can contain, named by the codes of their errors.
enum RuleKind: String, CaseIterable {
    case required, accepted, email, url, pattern
    case minLength, maxLength, exactLength
    case greaterThan, greaterOrEqual, smallerThan, smallerOrEqual
    case minCount, maxCount, equalsToRow, predicate

    /// The members of a rule of this kind, other than those that all rules have.
    var members: [DocumentName] { requiredMembers + optionalMembers }

    var requiredMembers: [DocumentName] {
        switch self {
        case .required, .accepted, .email, .url: []
        case .pattern: [.pattern]
        case .minLength, .maxLength, .exactLength, .minCount, .maxCount: [.count]
        case .greaterThan, .greaterOrEqual, .smallerThan, .smallerOrEqual: [.limit]
        case .equalsToRow: [.row]
        case .predicate: [.that]
        }
    }

    var optionalMembers: [DocumentName] {
        switch self {
        case .required: [.allowsBlank]
        case .email: [.allowsLocalDomains]
        case .url: [.schemes, .allowsEmpty, .requiresProtocol]
        case .pattern: [.allowsEmpty]
        case .predicate: [.empty]
        default: []
        }
    }

    /// Whether rules of this kind can validate values of a type.
    func applies(to type: Any.Type) -> Bool {
        switch self {
        case .required, .equalsToRow, .predicate: true
        case .accepted: type is Bool.Type
        case .email, .pattern, .minLength, .maxLength, .exactLength: type is String.Type
        case .url: type is any AddressText.Type
        case .greaterThan, .greaterOrEqual, .smallerThan, .smallerOrEqual:
            type is any (Comparable & DocumentValue).Type
        case .minCount, .maxCount: type is any Collection.Type
        }
    }

    /// Whether rules of this kind can validate a section as a whole.
    var appliesToSections: Bool {
        [.required, .minCount, .maxCount, .predicate].contains(self)
    }

    /// Whether rules of this kind can validate a form as a whole.
    var appliesToForms: Bool { self == .predicate }
}

extension RuleKind: DocumentValue {}
