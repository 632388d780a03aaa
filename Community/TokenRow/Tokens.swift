import RowKit

/// The chosen tokens in the order of choice: the value of a token row.
///
/// ```swift
/// row.value = ["Oliver Kahn", "Fabien Barthez"]
/// row.value?.append("Oliver Kahn")  // false: it is there already
/// ```
///
/// Identifiers are unique: of several tokens with the same identifier, only the first is kept. In a
/// document, the value is a list.
public struct Tokens<Token: TokenSearchable>: Hashable, Sendable {
    private var tokens: [Token]

    /// Creates a list of tokens without duplicates.
    public init(_ tokens: some Sequence<Token>) {
        var known: Set<Token.Identifier> = []
        self.tokens = tokens.filter { known.insert($0.identifier).inserted }
    }

    /// Creates a list of the tokens in a set, sorted by name.
    public init(_ tokens: Set<Token>) {
        self.init(tokens.map { ($0.displayString, $0) }.sorted { $0.0 < $1.0 }.map(\.1))
    }

    /// Creates an empty list.
    public init() { tokens = [] }

    /// Whether the list contains a token with the same identifier.
    public func contains(_ token: Token) -> Bool {
        contains(identifier: token.identifier)
    }

    /// Whether the list contains a token with an identifier.
    public func contains(identifier: Token.Identifier) -> Bool {
        tokens.contains { $0.identifier == identifier }
    }

    /// Appends a token unless the list contains one with the same identifier.
    ///
    /// - Returns: Whether the token was added.
    /// - Complexity: Proportional to the number of tokens. To add many, create a list of them all.
    @discardableResult
    public mutating func append(_ token: Token) -> Bool {
        guard !contains(token) else { return false }
        tokens.append(token)
        return true
    }

    /// Removes the token with an identifier.
    ///
    /// - Returns: The removed token, or nil if there was none.
    @discardableResult
    public mutating func remove(identifier: Token.Identifier) -> Token? {
        tokens.firstIndex { $0.identifier == identifier }.map { tokens.remove(at: $0) }
    }

    /// Removes the tokens at indices.
    public mutating func removeSubrange(_ places: Range<Int>) { tokens.removeSubrange(places) }

    /// Moves consecutive tokens, so that the first of them is at an index.
    ///
    /// - Parameters:
    ///   - places: The indices of the tokens.
    ///   - place: The new index of the first of them; at most the count of the remaining tokens.
    public mutating func move(_ places: Range<Int>, to place: Int) {
        let moved = tokens[places]
        tokens.removeSubrange(places)
        tokens.insert(contentsOf: moved, at: place)
    }
}

extension Tokens: RandomAccessCollection {
    /// The index of the first token, which is zero.
    public var startIndex: Int { 0 }
    /// The number of tokens.
    public var endIndex: Int { tokens.count }
    /// The token at an index.
    public subscript(place: Int) -> Token { tokens[place] }
}

extension Tokens: ExpressibleByArrayLiteral {
    /// Creates a list of tokens without duplicates.
    public init(arrayLiteral tokens: Token...) { self.init(tokens) }
}

extension Tokens: CustomStringConvertible {
    /// The names of the tokens as a list.
    public var description: String {
        "[\(tokens.map(\.displayString.debugDescription).joined(separator: ", "))]"
    }
}

extension Tokens: Encodable where Token: Encodable {
    /// Encodes the tokens as a list.
    public func encode(to encoder: any Encoder) throws {
        try tokens.encode(to: encoder)
    }
}

extension Tokens: Decodable where Token: Decodable {
    /// Reads a list, which must not contain duplicates.
    public init(from decoder: any Decoder) throws {
        let tokens = try [Token](from: decoder)
        var known: Set<Token.Identifier> = []
        let double = tokens.first { !known.insert($0.identifier).inserted }
        if let double {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: Self.isTwice(double).message))
        }
        self.init(tokens)
    }
}

extension Tokens: DocumentValue where Token: DocumentValue {
    /// Reads a list, which must not contain duplicates.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let tokens = try [Token](documentValue: json)
        var known: Set<Token.Identifier> = []
        var problems: [DocumentDiagnostic] = []
        for (place, token) in tokens.enumerated()
        where !known.insert(token.identifier).inserted {
            problems.append(Self.isTwice(token).within(.root.element(place)))
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        self.tokens = tokens
    }

    /// Returns the tokens as a list.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try tokens.documentValue()
    }

    /// The list of tokens, or nil if a token has no expression.
    public var swiftExpression: String? { tokens.swiftExpression }

    /// The schema of a list of tokens without duplicates.
    public static var documentSchema: JSONValue { Set<Token>.documentSchema }
}

extension Tokens {
    /// The diagnostic for a token that a list contains more than once.
    private static func isTwice(_ token: Token) -> DocumentDiagnostic {
        DocumentDiagnostic(
            .notAllowed, "\(token.displayString.debugDescription) is in the list twice")
    }
}
