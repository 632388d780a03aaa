import RowText

extension PredicateValue {
    /// The length as JSON in bytes, about.
    var size: Int {
        switch self {
        case .none, .bool: 4
        case .number: 1
        case .text(let text): text.utf8.count + 2
        case .date, .day: 12
        case .list(let list): list.elements.reduce(2) { $0 + $1.size + 1 }
        // An estimate, because reading all parts takes long.
        case .row: 64
        case .other(let value):
            (try? JSONValue(encodingAny: value, isRounded: true))?.text.utf8.count ?? 0
        }
    }

    /// The value as JSON, from which a document would read it, or nil if it has none.
    ///
    /// A number without a fraction is an integer. A day is a date without a time.
    var json: JSONValue? {
        switch self {
        case .none: return .null
        case .bool(let bool): return .bool(bool)
        case .number(.integer(let number)): return Int(exactly: number).map { .integer($0) }
        case .number(.large(let number)):
            // Nothing is rounded silently.
            let real = Double(number)
            return UInt64(exactly: real) == number ? .number(real) : nil
        case .number(.real(let number)):
            if let integer = Int(exactly: number) { return .integer(integer) }
            return number.isFinite ? .number(number) : nil
        case .text(let text): return .string(text)
        case .date(let seconds, _): return ISODate.text(of: seconds).map { .string($0) }
        case .day(let day): return .string(day.isoDate)
        case .list(let list):
            var elements: [JSONValue] = []
            for element in list.elements {
                guard let json = element.resolved.json else { return nil }
                elements.append(json)
            }
            return .array(elements)
        case .other, .row: return nil
        }
    }
}
