import RowKit

/// The smallest and the largest value of a number in a document.
struct NumberLimits {
    let minimum: Int
    /// The largest value, or nil if there is none.
    let maximum: Int?

    static let latitude = NumberLimits(minimum: -90, maximum: 90)
    static let longitude = NumberLimits(minimum: -180, maximum: 180)
    static let radius = NumberLimits(minimum: 0, maximum: nil)

    func contains(_ number: Double) -> Bool {
        number.isFinite && number >= Double(minimum)
            && maximum.map { number <= Double($0) } ?? true
    }

    /// The schema of a number within the limits.
    var schema: JSONValue {
        var schema: [String: JSONValue] = ["type": "number", "minimum": .integer(minimum)]
        schema["maximum"] = maximum.map { .integer($0) }
        return .object(schema)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a number, which must be within limits.
    func decode(_ key: Key, within limits: NumberLimits) throws -> Double {
        let number = try decode(Double.self, forKey: key)
        if limits.contains(number) { return number }
        let range =
            limits.maximum.map { "from \(limits.minimum) to \($0)" }
            ?? "of at least \(limits.minimum)"
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self,
            debugDescription: "expected a number \(range), found the number \(number)")
    }
}
