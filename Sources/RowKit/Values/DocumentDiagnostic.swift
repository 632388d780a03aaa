import RowText

/// Something wrong with a document, or with what a row is made of: where, what was found, what was
/// expected, and what was probably meant.
public struct DocumentDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a stable identifier.
    public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
        /// A value is of another kind than is wanted there.
        case wrongType
        /// A value is none of those that are allowed.
        case notAllowed
        /// Nothing has that name.
        case unknownName
        /// A value cannot stand in a document.
        case swiftOnly
        /// A value is nothing that the row takes.
        case invalid
        /// The text is no JSON.
        case syntax
        /// A name stands twice in an object, or a tag twice in a document.
        case duplicate
        /// Something must be there and is not.
        case missing
        /// A condition is malformed, or asks for a tag that nothing bears.
        case condition
        /// A document asks for more than it may.
        case limit
        /// The form that came of it has a problem.
        case problem
    }

    /// How many problems of a document are told.
    static let most = 1_000

    /// What is wrong.
    public let code: Code
    /// Where.
    public internal(set) var place: DocumentPlace
    /// What is wrong, in one English sentence without the place.
    public let message: String
    /// The nearest thing that would have been right; nil: nothing is near.
    public let suggestion: String?

    /// Makes a diagnostic.
    public init(
        _ code: Code, at place: DocumentPlace = .root, _ message: String, suggestion: String? = nil
    ) {
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
    }

    /// Place, message and suggestion in one line.
    public var description: String {
        let hint = suggestion.map { "; did you mean \($0.debugDescription)?" } ?? ""
        return "\(place): \(message)\(hint)"
    }

    /// The same, said of what stands at a place further out.
    func within(_ place: DocumentPlace) -> DocumentDiagnostic {
        var diagnostic = self
        diagnostic.place = place.appending(self.place)
        return diagnostic
    }

    /// A value is of another kind than is wanted there.
    public static func expected(_ expected: String, found: JSONValue) -> DocumentDiagnostic {
        DocumentDiagnostic(.wrongType, "expected \(expected), found \(found.inWords)")
    }

    /// A name is none of a few.
    static func notAllowed(_ name: String, among names: [String]) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .notAllowed,
            "\(name.shortened.debugDescription) is none of \(names.joined(separator: ", "))",
            suggestion: NearestName.of(name, in: names))
    }

    /// No document holds the values of a type.
    static func swiftOnly(valueOf type: String) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .swiftOnly, "the value of a row of this kind, \(type), can be given in Swift only")
    }

    /// Nothing of a kind has that name.
    static func unknown(
        _ kind: String, _ name: String, known: some Sequence<String>
    ) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .unknownName, "there is no \(kind) called \(name.shortened.debugDescription)",
            suggestion: NearestName.of(name, in: known))
    }
}

extension String {
    /// The text as a message shows it: cut off where it is long.
    var shortened: String {
        guard utf8.count > 40, count > 40 else { return self }
        return prefix(40) + "…"
    }
}

extension JSONValue {
    /// What a person would call the value, cut off where it is long.
    var inWords: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "the number \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the text \(value.shortened.debugDescription)"
        case .array(let values): "a list of \(values.count)"
        case .object(let members): "an object of \(members.count)"
        }
    }
}
