import RowKit

/// One of the two rows of a ``SplitRow``.
public enum SplitRowSide: String, Hashable, Sendable, Codable, CaseIterable {
    /// The row at the leading edge, which is the first in the reading direction.
    case left
    /// The row at the trailing edge.
    case right
}

/// The values of the two rows of a ``SplitRow``.
///
/// In a document, it is an object with the members `left` and `right`.
public struct SplitRowValue<L: Equatable & Sendable, R: Equatable & Sendable>: Equatable, Sendable {
    /// The value of the left row, or nil if it has none.
    public var left: L?
    /// The value of the right row, or nil if it has none.
    public var right: R?

    /// Creates a value.
    public init(left: L? = nil, right: R? = nil) {
        self.left = left
        self.right = right
    }

    /// Whether neither row has a value.
    public var isEmpty: Bool { left == nil && right == nil }

    /// Returns the rows whose value differs from that in another value, compared by `==`.
    ///
    /// A row can also notice changes between equal values, such as a new name of the same user. To
    /// compare values of a row, use its own method (`sides(changedFrom:to:)`).
    public func sides(changedFrom other: SplitRowValue?) -> Set<SplitRowSide> {
        var sides: Set<SplitRowSide> = []
        if left != other?.left { sides.insert(.left) }
        if right != other?.right { sides.insert(.right) }
        return sides
    }
}

extension SplitRowValue: PossiblyBlank {
    /// Whether the values of both rows are nil, empty or blank.
    public func isBlank(allowsBlank: Bool) -> Bool {
        RuleRequired(allowsBlank: allowsBlank).isValid(value: left) != nil
            && RuleRequired(allowsBlank: allowsBlank).isValid(value: right) != nil
    }
}

extension SplitRowValue: Hashable where L: Hashable, R: Hashable {}
extension SplitRowValue: Decodable where L: Decodable, R: Decodable {}
extension SplitRowValue: Encodable where L: Encodable, R: Encodable {}

extension SplitRowValue: DocumentValue where L: DocumentValue, R: DocumentValue {
    /// Reads an object with the members `left` and `right`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        var members = try SplitMembers(json)
        let left = members.read(.left) { json throws(DocumentDiagnostic) in
            try L(documentValue: json)
        }
        let right = members.read(.right) { json throws(DocumentDiagnostic) in
            try R(documentValue: json)
        }
        try members.check()
        self.init(left: left, right: right)
    }

    /// An object with a member for each row that has a value.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try SplitMembers.object(left: left?.documentValue(), right: right?.documentValue())
    }

    /// The value with those of both rows.
    public var swiftExpression: String? {
        guard let left = left.swiftExpression, let right = right.swiftExpression else {
            return nil
        }
        return "SplitRowValue(left: \(left), right: \(right))"
    }

    /// The schema of an object with the members `left` and `right`, each of which may be null.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": ["left": L?.documentSchema, "right": R?.documentSchema],
            "additionalProperties": false,
        ]
    }
}

/// Reads the members of a value in a document, and collects the problems of all members.
struct SplitMembers {
    private let members: [String: JSONValue]
    private var problems: [DocumentDiagnostic] = []

    init(_ json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else {
            throw .expected("an object with left and right", found: json)
        }
        self.members = members
        for name in members.keys.sorted() where SplitRowSide(rawValue: name) == nil {
            problems.append(
                DocumentDiagnostic(
                    .notAllowed, at: DocumentPlace.root.member(name),
                    "\(name.debugDescription) is not one of left, right"))
        }
    }

    /// Reads a member, or returns nil if there is none, or if it is null or invalid.
    mutating func read<Value>(
        _ side: SplitRowSide, _ body: (JSONValue) throws(DocumentDiagnostic) -> Value
    ) -> Value? {
        guard let json = members[side.rawValue], json != .null else { return nil }
        do throws(DocumentDiagnostic) {
            return try body(json)
        } catch {
            problems.append(error.within(DocumentPlace.root.member(side.rawValue)))
            return nil
        }
    }

    /// Throws the problems of the object and of the members read so far, if there are any.
    func check() throws(DocumentDiagnostic) {
        if let error = DocumentDiagnostic(all: problems) { throw error }
    }

    static func object(left: JSONValue?, right: JSONValue?) -> JSONValue {
        .object(
            [SplitRowSide.left: left, .right: right].reduce(into: [:]) { members, member in
                members[member.key.rawValue] = member.value
            })
    }
}
