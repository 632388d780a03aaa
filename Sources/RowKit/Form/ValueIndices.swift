/// The indices of values in a list, found quickly if the values can be hashed.
struct ValueIndices<Value: Equatable> {
    private let values: [Value?]
    /// The indices by value, or nil if values cannot be hashed.
    private let hashed: [AnyHashable: [Int]]?

    init(_ values: [Value?]) {
        self.values = values
        guard Value.self is any Hashable.Type else {
            hashed = nil
            return
        }
        var hashed: [AnyHashable: [Int]] = [:]
        for (place, value) in values.enumerated() {
            if let value = value as? AnyHashable { hashed[value, default: []].append(place) }
        }
        self.hashed = hashed
    }

    /// The indices of a value, in order.
    subscript(value: Value) -> [Int] {
        // A value that is not equal to itself cannot be found in a dictionary.
        guard value == value, let hashed, let key = value as? AnyHashable else {
            return values.indices.filter { values[$0].map { areSame($0, value) } ?? false }
        }
        return hashed[key] ?? []
    }
}
