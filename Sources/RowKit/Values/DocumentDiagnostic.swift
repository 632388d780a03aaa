import RowText

/// A problem with a document or with the JSON of a row: its place, what was found, what was
/// expected, and a suggestion.
public struct DocumentDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of a problem, as a stable identifier.
    public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
        /// A value does not have the expected type.
        case wrongType
        /// A value is not among the allowed ones.
        case notAllowed
        /// A name is unknown.
        case unknownName
        /// A value cannot be represented in a document.
        case swiftOnly
        /// A value is invalid or cannot be written.
        case invalid
        /// The text is not valid JSON.
        case syntax
        /// A name occurs twice in an object, or a tag occurs twice in a document.
        case duplicate
        /// Something required is missing.
        case missing
        /// A condition is malformed or refers to an unknown tag.
        case condition
        /// A document exceeds a limit.
        case limit
        /// The form that was made from the document has a problem.
        case problem
    }

    /// The maximum number of problems reported for a document.
    static let most = 1_000

    /// The kind of the problem.
    public let code: Code
    /// The place of the problem in the document.
    public internal(set) var place: DocumentPlace
    /// The problem in one English sentence, without its place.
    public let message: String
    /// The nearest valid alternative, or nil if none is near.
    public let suggestion: String?

    /// Creates a diagnostic.
    public init(
        _ code: Code, at place: DocumentPlace = .root, _ message: String, suggestion: String? = nil
    ) {
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
    }

    /// The place, message and suggestion on one line.
    public var description: String {
        let hint = suggestion.map { "; did you mean \($0.inQuotes)?" } ?? ""
        return "\(place): \(message)\(hint)"
    }

    /// Returns the diagnostic with `place` put before its own place.
    public func within(_ place: DocumentPlace) -> DocumentDiagnostic {
        var diagnostic = self
        diagnostic.place = place.appending(self.place)
        return diagnostic
    }

    /// A diagnostic for a value that does not have the expected type.
    public static func expected(_ expected: String, found: JSONValue) -> DocumentDiagnostic {
        DocumentDiagnostic(.wrongType, "expected \(expected), found \(found.shortDescription)")
    }

    /// Returns the diagnostic without any part of the value that was found, because it is secret.
    func concealed(expecting expected: String) -> DocumentDiagnostic {
        DocumentDiagnostic(code, Self.concealed(expecting: expected))
    }

    /// The message that a secret value is invalid.
    static func concealed(expecting expected: String) -> String {
        "expected \(expected), found an invalid secret value"
    }

    /// A diagnostic for a name that is not among the allowed ones.
    static func notAllowed(_ name: String, among names: [String]) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .notAllowed,
            "\(name.shortened.inQuotes) is not one of \(names.joined(separator: ", "))",
            suggestion: NearestName.of(name, in: names))
    }

    /// A diagnostic for a value whose type cannot be represented in documents.
    static func swiftOnly(valueOf type: String) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .swiftOnly, "a value of type \(type) can only be set in Swift")
    }

    /// A diagnostic for an unknown name.
    static func unknown(
        _ kind: String, _ name: String, known: some Sequence<String>
    ) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .unknownName, "there is no \(kind) called \(name.shortened.inQuotes)",
            suggestion: NearestName.of(name, in: known))
    }
}

extension String {
    /// The text, truncated after 40 characters, for messages.
    var shortened: String {
        guard utf8.count > 40, count > 40 else { return self }
        return prefix(40) + "…"
    }
}

extension JSONValue {
    /// A short English description of the value, truncated if it is long.
    var shortDescription: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "the number \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the string \(value.shortened.inQuotes)"
        case .array([]): "an empty list"
        case .array(let values): "a list of \(Self.counted(values.count, "element"))"
        case .object([:]): "an empty object"
        case .object(let members): "an object with \(Self.counted(members.count, "member"))"
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
