/// The values of several rows by name: the value of a group.
///
/// ```swift
/// let guest: GroupValue = ["name": "Ada", "age": 36]
/// print(guest["name"] as? String ?? "")
/// ```
///
/// A row without a value has nil, and a hidden one is missing. In JSON, this is an object, in which
/// nil is null.
public struct GroupValue: Sendable {
    /// The names, in the order of the rows.
    public private(set) var names: [String] = []
    private var values: [(any Sendable)?] = []

    /// Creates a group without values.
    public init() {}

    /// Whether there are no values, not even nil.
    public var isEmpty: Bool { names.isEmpty }

    /// Returns whether there is a value for a name, which may be nil.
    public func contains(_ name: String) -> Bool { place(of: name) != nil }

    /// The value for a name, or nil if there is none.
    ///
    /// Setting nil keeps the name. ``remove(_:)`` removes it.
    public subscript(name: String) -> (any Sendable)? {
        get { place(of: name).flatMap { values[$0] } }
        set {
            if let place = place(of: name) {
                values[place] = newValue
            } else {
                append(newValue, name)
            }
        }
    }

    /// Removes a name and its value.
    public mutating func remove(_ name: String) {
        guard let place = place(of: name) else { return }
        names.remove(at: place)
        values.remove(at: place)
    }

    mutating func reserveCapacity(_ count: Int) {
        names.reserveCapacity(count)
        values.reserveCapacity(count)
    }

    /// Appends the value for a name that is not among the names yet.
    mutating func append(_ value: (any Sendable)?, _ name: String) {
        names.append(name)
        values.append(flattened(value))
    }

    /// Calls a closure with each name and its value, in order.
    func forEach<Failure: Error>(
        _ body: (String, (any Sendable)?) throws(Failure) -> Void
    ) throws(Failure) {
        for (name, value) in zip(names, values) { try body(name, value) }
    }

    private func place(of name: String) -> Int? { names.firstIndex(of: name) }
}

extension GroupValue: ExpressibleByDictionaryLiteral {
    /// Creates a group from names and values; of a repeated name, the last value counts.
    public init(dictionaryLiteral elements: (String, (any Sendable)?)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension GroupValue: Equatable {
    /// Whether both have the same names, in any order, with the same values.
    ///
    /// Values of types that cannot be compared differ.
    public static func == (first: GroupValue, second: GroupValue) -> Bool {
        guard first.names.count == second.names.count else { return false }
        if first.names == second.names {
            return zip(first.values, second.values).allSatisfy { areSameValues($0, $1) }
        }
        return zip(first.names, first.values).allSatisfy { name, value in
            second.place(of: name).map { areSameValues(value, second.values[$0]) } ?? false
        }
    }
}

extension GroupValue: DocumentValue {
    /// Reads an object, whose members stay JSON until rows read them.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .object(let members) = json else {
            throw .expected("an object", found: json)
        }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            append(value == .null ? nil : value, name)
        }
    }

    /// The object with a member for each name.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        var members: [String: JSONValue] = [:]
        var problems: [DocumentDiagnostic] = []
        forEach { name, value in
            do throws(DocumentDiagnostic) {
                members[name] = try JSONValue(documentValueOf: value)
            } catch {
                problems += error.within(.root.member(name)).all
            }
        }
        if let error = DocumentDiagnostic(all: problems) { throw error }
        return .object(members)
    }

    /// An object.
    public static var documentSchema: JSONValue { ["type": "object"] }
}

extension GroupValue: CustomStringConvertible {
    /// The names and values, as in a dictionary.
    public var description: String {
        let members = zip(names, values).map { name, value in
            "\(name): \(value.map { "\($0)" } ?? "nil")"
        }
        return "[\(members.isEmpty ? ":" : members.joined(separator: ", "))]"
    }
}

extension JSONValue {
    /// Makes the JSON of a value in documents, which is null for nil.
    init(documentValueOf value: (any Sendable)?) throws(DocumentDiagnostic) {
        guard let value = flattened(value) else {
            self = .null
            return
        }
        if let value = value as? any DocumentValue {
            self = try value.documentValue()
            return
        }
        guard let list = value as? [(any Sendable)?] else {
            throw .swiftOnly(valueOf: typeName(type(of: value)))
        }
        var elements: [JSONValue] = []
        for (index, element) in list.enumerated() {
            do throws(DocumentDiagnostic) {
                elements.append(try JSONValue(documentValueOf: element))
            } catch {
                throw error.within(.root.element(index))
            }
        }
        self = .array(elements)
    }
}
