/// Values to look among, fast where they can be hashed.
struct ValueSet<Value: Equatable> {
    private let values: [Value]
    /// The same; nil where they cannot be hashed.
    private let hashed: Set<AnyHashable>?

    init(_ values: [Value]) {
        self.values = values
        hashed =
            Value.self is any Hashable.Type ? Set(values.compactMap { $0 as? AnyHashable }) : nil
    }

    func contains(_ value: Value) -> Bool {
        guard let hashed, let value = value as? AnyHashable else { return values.contains(value) }
        return hashed.contains(value)
    }
}
