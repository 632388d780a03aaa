import RowKit

/// The tokens that were chosen, in the order in which they were: the value of a token row.
///
/// ```swift
/// row.value = ["Oliver Kahn", "Fabien Barthez"]
/// row.value?.append("Oliver Kahn")  // false: it is there already
/// ```
///
/// No two have the same identifier; of those that do, the first counts. In a document it is a list.
public struct Tokens<Token: TokenSearchable>: Hashable, Sendable {
    private var tokens: [Token]

    /// Makes a list of tokens, each once.
    public init(_ tokens: some Sequence<Token>) {
        var known: Set<Token.Identifier> = []
        self.tokens = tokens.filter { known.insert($0.identifier).inserted }
    }

    /// Makes a list of the tokens of a set, in the order of what they are called.
    public init(_ tokens: Set<Token>) {
        self.init(tokens.map { ($0.displayString, $0) }.sorted { $0.0 < $1.0 }.map(\.1))
    }

    /// Makes a list of no tokens.
    public init() { tokens = [] }

    /// Whether a token of the same identifier is there.
    public func contains(_ token: Token) -> Bool {
        contains(identifier: token.identifier)
    }

    /// Whether a token of an identifier is there.
    public func contains(identifier: Token.Identifier) -> Bool {
        tokens.contains { $0.identifier == identifier }
    }

    /// Puts a token behind the others.
    ///
    /// - Returns: Whether it was not there before.
    @discardableResult
    public mutating func append(_ token: Token) -> Bool {
        guard !contains(token) else { return false }
        tokens.append(token)
        return true
    }

    /// Takes the token of an identifier out.
    ///
    /// - Returns: The token, if there was one.
    @discardableResult
    public mutating func remove(_ identifier: Token.Identifier) -> Token? {
        tokens.firstIndex { $0.identifier == identifier }.map { tokens.remove(at: $0) }
    }
}

extension Tokens: RandomAccessCollection {
    /// Zero.
    public var startIndex: Int { 0 }
    /// How many tokens there are.
    public var endIndex: Int { tokens.count }
    /// The token at a place.
    public subscript(place: Int) -> Token { tokens[place] }
}

extension Tokens: ExpressibleByArrayLiteral {
    /// Makes a list of tokens, each once.
    public init(arrayLiteral tokens: Token...) { self.init(tokens) }
}

extension Tokens: CustomStringConvertible {
    /// What the tokens are called, as a list.
    public var description: String {
        "[\(tokens.map(\.displayString.debugDescription).joined(separator: ", "))]"
    }
}

extension Tokens: Encodable where Token: Encodable {
    /// Writes a list.
    public func encode(to encoder: any Encoder) throws {
        try tokens.encode(to: encoder)
    }
}

extension Tokens: Decodable where Token: Decodable {
    /// Reads a list in which nothing stands twice.
    public init(from decoder: any Decoder) throws {
        let tokens = try [Token](from: decoder)
        self.init(tokens)
        guard count == tokens.count else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "something stands twice in the list"))
        }
    }
}

extension Tokens: DocumentValue where Token: DocumentValue {
    /// Reads a list in which nothing stands twice.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let tokens = try [Token](documentValue: json)
        var known: Set<Token.Identifier> = []
        for (place, token) in tokens.enumerated()
        where !known.insert(token.identifier).inserted {
            throw DocumentDiagnostic(
                .notAllowed, at: DocumentPlace.root.element(place),
                "\(token.displayString.debugDescription) stands in the list twice")
        }
        self.tokens = tokens
    }

    /// A list.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try tokens.documentValue()
    }

    /// A list of what tokens take, each once.
    public static var documentSchema: JSONValue { Set<Token>.documentSchema }
}
