import RowKit

/// Two values, which are chosen in two columns.
public struct Tuple<A, B> {
    /// The value chosen in the first column.
    public var a: A
    /// The value chosen in the second column.
    public var b: B

    /// Creates a pair of values.
    public init(a: A, b: B) {
        self.a = a
        self.b = b
    }
}

/// Three values, which are chosen in three columns.
public struct Tuple3<A, B, C> {
    /// The value chosen in the first column.
    public var a: A
    /// The value chosen in the second column.
    public var b: B
    /// The value chosen in the third column.
    public var c: C

    /// Creates a triple of values.
    public init(a: A, b: B, c: C) {
        self.a = a
        self.b = b
        self.c = c
    }
}

extension Tuple: Equatable where A: Equatable, B: Equatable {}
extension Tuple: Hashable where A: Hashable, B: Hashable {}
extension Tuple: Sendable where A: Sendable, B: Sendable {}
extension Tuple: Decodable where A: Decodable, B: Decodable {}
extension Tuple: Encodable where A: Encodable, B: Encodable {}

extension Tuple3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Tuple3: Hashable where A: Hashable, B: Hashable, C: Hashable {}
extension Tuple3: Sendable where A: Sendable, B: Sendable, C: Sendable {}
extension Tuple3: Decodable where A: Decodable, B: Decodable, C: Decodable {}
extension Tuple3: Encodable where A: Encodable, B: Encodable, C: Encodable {}

extension Tuple: DocumentValue where A: Codable & DocumentValue, B: Codable & DocumentValue {
    /// The tuple with its values.
    public var swiftExpression: String? {
        guard let a = a.swiftExpression, let b = b.swiftExpression else { return nil }
        return "Tuple(a: \(a), b: \(b))"
    }

    /// An object with the members `a` and `b`.
    public static var documentSchema: JSONValue {
        [
            "type": "object", "properties": ["a": A.documentSchema, "b": B.documentSchema],
            "required": ["a", "b"], "additionalProperties": false,
        ]
    }
}

extension Tuple3: DocumentValue
where A: Codable & DocumentValue, B: Codable & DocumentValue, C: Codable & DocumentValue {
    /// The tuple with its values.
    public var swiftExpression: String? {
        guard let a = a.swiftExpression, let b = b.swiftExpression, let c = c.swiftExpression
        else { return nil }
        return "Tuple3(a: \(a), b: \(b), c: \(c))"
    }

    /// An object with the members `a`, `b` and `c`.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "a": A.documentSchema, "b": B.documentSchema, "c": C.documentSchema,
            ],
            "required": ["a", "b", "c"], "additionalProperties": false,
        ]
    }
}
