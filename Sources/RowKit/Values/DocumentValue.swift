/// A type whose values documents can contain, as settings or as the values of rows.
///
/// A document value can be read from JSON and written as JSON. Its type has a JSON Schema.
///
/// `Codable` types and enums with string raw values only need to declare the conformance:
///
/// ```swift
/// extension User: DocumentValue {}
/// enum Size: String, CaseIterable, DocumentValue { case small, large }
/// ```
public protocol DocumentValue: Sendable {
    /// Reads a value.
    ///
    /// - Throws: A diagnostic with what was expected and what was found, and its place within the
    ///   JSON. A value with several parts may report the problems of all of them
    ///   (``DocumentDiagnostic/init(all:)``), as lists and dictionaries do.
    init(documentValue json: JSONValue) throws(DocumentDiagnostic)
    /// The value as JSON.
    ///
    /// - Throws: A diagnostic if JSON cannot represent the value, such as an infinite number.
    func documentValue() throws(DocumentDiagnostic) -> JSONValue
    /// The JSON Schema of the accepted JSON. By default, any JSON is accepted.
    ///
    /// If a collection's schema has the type `array`, the array has an item for each element.
    static var documentSchema: JSONValue { get }
    /// The value as an expression in Swift, such as `.large` or `Point(x: 1, y: 2)`, for examples
    /// of code. By default, it is nil, which means that the value is read from JSON.
    ///
    /// Its type is inferred from the context, which may expect an optional.
    var swiftExpression: String? { get }
}

extension DocumentValue {
    /// A schema that accepts any JSON.
    public static var documentSchema: JSONValue { [:] }

    /// Nil, so that examples read the value from JSON.
    public var swiftExpression: String? { nil }
}
