/// What a user may do to a row as one of several.
public struct CellEditing: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It can be taken away.
    public static let delete = CellEditing(rawValue: 1)
    /// It can be put elsewhere among the others.
    public static let move = CellEditing(rawValue: 2)
    /// Selecting it puts in another, and a host marks it so.
    public static let insert = CellEditing(rawValue: 4)
}

extension CellEditing: ViewPropertyValue {
    var json: JSONValue {
        let names: KeyValuePairs<String, CellEditing> = [
            "delete": .delete, "move": .move, "insert": .insert,
        ]
        return .array(names.filter { contains($0.value) }.map { .string($0.key) })
    }
}
