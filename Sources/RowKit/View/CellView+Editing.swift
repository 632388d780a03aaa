extension CellView {
    /// How the user may edit a row of a multivalued section.
    public struct Editing: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The row can be deleted.
        public static let delete = Editing(rawValue: 1)
        /// The row can be moved among the other entries.
        public static let move = Editing(rawValue: 2)
        /// Selecting the row inserts another row.
        ///
        /// Hosts show an insertion mark.
        public static let insert = Editing(rawValue: 4)
    }
}

extension CellView.Editing: ViewPropertyValue {
    var json: JSONValue {
        let names: KeyValuePairs<String, CellView.Editing> = [
            "delete": .delete, "move": .move, "insert": .insert,
        ]
        return .array(names.filter { contains($0.value) }.map { .string($0.key) })
    }
}
