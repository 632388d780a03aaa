/// Untyped JSON.
///
/// ```swift
/// let settings: JSONValue = ["maximum": 5, "labels": ["poor", "good"], "hint": .null]
/// ```
public enum JSONValue: Hashable, Sendable {
    /// Null.
    case null
    /// True or false.
    case bool(Bool)
    /// A number without a fraction.
    case integer(Int)
    /// A number with a fraction, or one too big for an integer.
    case number(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by name.
    case object([String: JSONValue])

    /// The value of a member, or nil if there is none or this is not an object.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }
}

extension JSONValue {
    /// The value as readable text with a newline at its end.
    ///
    /// Each level is indented by two spaces. A value that fits is written on one line. Equal values
    /// have equal text.
    public var text: String { JSONWriter.text(of: self) }

    /// Creates a value by parsing JSON text.
    ///
    /// - Throws: A diagnostic with the position where the text is not JSON, exceeds a limit or
    ///   repeats a name, and what was expected there.
    public init(
        text: String, limits: DocumentLimits = DocumentLimits()
    ) throws(DocumentDiagnostic) {
        var text = text
        let read: Result<(JSONValue, duplicates: [DocumentDiagnostic]), DocumentDiagnostic> =
            text.withUTF8 { bytes in
                Result { () throws(DocumentDiagnostic) in
                    try JSONReader.read(UnsafeRawBufferPointer(bytes), limits: limits)
                }
            }
        let (value, duplicates) = try read.get()
        if let error = DocumentDiagnostic(all: duplicates) { throw error }
        self = value
    }
}

// Not `ExpressibleByNilLiteral`, because nil in an optional means that there is no value.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A number without a fraction.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A number with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Values by name.
    ///
    /// If a name occurs twice, the last value is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension JSONValue: Codable {
    /// Reads any JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes the JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
