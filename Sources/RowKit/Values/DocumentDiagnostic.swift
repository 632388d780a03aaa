import PlainText

/// A problem with a document or with the JSON of a row: its place, what was found, what was
/// expected, and a suggestion.
///
/// As the error of a value with several problems, it describes the first one and holds them all.
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

    /// A line and a column of a text, which count from 1.
    public struct Position: Hashable, Sendable, CustomStringConvertible {
        /// The line.
        public let line: Int
        /// The column, in characters.
        public let column: Int

        /// The position in words: `line 3, column 14`.
        public var description: String { "line \(line), column \(column)" }
    }

    /// The maximum number of problems reported for a document, and for a single value.
    static let most = 1_000

    /// The kind of the problem.
    public let code: Code
    /// The place of the problem in the document.
    public internal(set) var place: DocumentPlace
    /// The position of the place in the text of the document, or nil if it was not read from a
    /// text.
    public internal(set) var position: Position?
    /// The problem in one English sentence, without its place.
    public let message: String
    /// The nearest valid alternative, or nil if none is near.
    public let suggestion: String?
    /// The further problems of the same value.
    private var others: [DocumentDiagnostic] = []

    /// Creates a diagnostic.
    public init(
        _ code: Code, at place: DocumentPlace = .root, _ message: String, suggestion: String? = nil
    ) {
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
    }

    /// Creates the error of a value from the problems of its parts, or returns nil if there are
    /// none.
    ///
    /// If there are too many problems, keeps the first ones and adds one that says that there are
    /// more.
    public init?(all problems: [DocumentDiagnostic]) {
        guard let first = problems.first else { return nil }
        self = first
        others = Array(problems.flatMap(\.all).limited.dropFirst())
    }

    /// The problems of the value, each as a diagnostic of its own: usually only this one.
    public var all: [DocumentDiagnostic] {
        guard !others.isEmpty else { return [self] }
        var first = self
        first.others = []
        return [first] + others
    }

    /// The place with its position, the message and the suggestion on one line, for each problem of
    /// the value.
    public var description: String { all.map(\.line).joined(separator: "\n") }

    private var line: String {
        switch position {
        case nil: "\(place): \(messageWithHint)"
        case let position? where place == .root: "\(position): \(messageWithHint)"
        case let position?: "\(place) (\(position)): \(messageWithHint)"
        }
    }

    var messageWithHint: String {
        message + (suggestion.map { "; did you mean \($0.inQuotes)?" } ?? "")
    }

    /// Returns the diagnostic with `place` put before its own place, and before those of the
    /// further problems of the value.
    public func within(_ place: DocumentPlace) -> DocumentDiagnostic {
        var diagnostic = self
        diagnostic.place = place.appending(self.place)
        diagnostic.others = others.within(place)
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

    static func unknown(
        _ kind: String, _ name: String, known: some Sequence<String>
    ) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .unknownName, "there is no \(kind) called \(name.shortened.inQuotes)",
            suggestion: NearestName.of(name, in: known))
    }
}

extension [DocumentDiagnostic] {
    /// Returns the diagnostics with their places relative to an outer place.
    ///
    /// The place is made only if there are diagnostics.
    func within(_ place: @autoclosure () -> DocumentPlace) -> [DocumentDiagnostic] {
        guard !isEmpty else { return self }
        let place = place()
        return map { $0.within(place) }
    }

    /// Whether there are more diagnostics than are reported.
    var isExcessive: Bool { count > DocumentDiagnostic.most }

    /// The diagnostics, or the first ones and one that says that there are more.
    var limited: [DocumentDiagnostic] {
        guard isExcessive else { return self }
        return prefix(DocumentDiagnostic.most)
            + [DocumentDiagnostic(.limit, "further problems are omitted")]
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
