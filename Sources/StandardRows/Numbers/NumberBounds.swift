import RowKit

extension ValidationError {
    /// Returns an error if a number is outside the bounds of a control, or nil if it is within
    /// them.
    static func number<Number: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: Number, outsideOf minimum: Number, _ maximum: Number
    ) -> ValidationError? {
        if number < minimum { return Self(.greaterOrEqual, ["limit": .init(describing: minimum)]) }
        let maximum = max(minimum, maximum)
        return number > maximum
            ? Self(.smallerOrEqual, ["limit": .init(describing: maximum)]) : nil
    }
}

extension JSONValue {
    /// Returns the JSON Schema of numbers within the bounds of a control.
    static func numbers<Number: BinaryFloatingPoint & DocumentValue>(
        from minimum: Number, to maximum: Number
    ) -> JSONValue {
        var bounds: [String: JSONValue] = [:]
        // JSON cannot represent an infinite bound.
        bounds["minimum"] = try? minimum.documentValue()
        bounds["maximum"] = try? max(minimum, maximum).documentValue()
        return .object(bounds)
    }
}
