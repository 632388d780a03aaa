/// What can be a setting or a value in a document: it reads from JSON, writes JSON, and says what
/// JSON it takes.
///
/// Types that are `Codable`, and enums of texts, need only say that they are document values:
///
/// ```swift
/// extension User: DocumentValue {}
/// enum Size: String, CaseIterable, DocumentValue { case small, large }
/// ```
public protocol DocumentValue: Sendable {
    /// Reads a value.
    ///
    /// - Throws: What was expected and what was found, with its place within the JSON.
    init(documentValue json: JSONValue) throws(DocumentDiagnostic)
    /// The value as JSON.
    ///
    /// - Throws: Why it cannot be JSON, as a number that is none.
    func documentValue() throws(DocumentDiagnostic) -> JSONValue
    /// The JSON Schema of what is taken; by default anything.
    static var documentSchema: JSONValue { get }
}

extension DocumentValue {
    /// Anything.
    public static var documentSchema: JSONValue { [:] }
}
