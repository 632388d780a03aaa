#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FacetResult {
    /// Converts a result to a value of a type, as it would be read from a document.
    ///
    /// - Parameters:
    ///   - row: The row in whose time zone a day begins.
    ///   - read: Reads the value from JSON, or returns nil if it does not fit.
    /// - Returns: The value, and whether the result is one.
    func value<Value>(
        as type: Value.Type, in row: BaseRow, read: (JSONValue) -> Value?
    ) -> (Value?, Bool) {
        switch self {
        case .nothing, .truth, .computed(.none): return (nil, true)
        case .typed(let value): return (value as? Value, true)
        case .computed(let computed):
            let value = computed.quickly(as: type, in: row) ?? computed.json.flatMap(read)
            return (value, value != nil)
        }
    }
}

extension PredicateValue {
    /// Converts a result to one of the most common types.
    fileprivate func quickly<Value>(as type: Value.Type, in row: BaseRow) -> Value? {
        switch self {
        case .number(.real(let number)) where Value.self == Double.self && number.isFinite:
            number as? Value
        case .number(.integer(let number)) where Value.self == Int.self:
            Int(exactly: number) as? Value
        case .number(.integer(let number)) where Value.self == Double.self:
            Double(exactly: number) as? Value
        case .text(let text) where Value.self == String.self: text as? Value
        case .bool(let bool) where Value.self == Bool.self: bool as? Value
        case .date(let seconds, _) where Value.self == Date.self:
            Date(timeIntervalSinceReferenceDate: seconds) as? Value
        case .day(let day) where Value.self == Date.self:
            day.startOfDay(in: row.timeZoneOfDates) as? Value
        case .other(let value): value as? Value
        default: nil
        }
    }
}
