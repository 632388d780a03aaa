import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value in a predicate, independent of its type in Swift.
///
/// Integers, floating-point numbers and decimals of all widths are numbers, a raw-representable
/// value is its raw value, URLs are text, and arrays and sets are lists.
enum PredicateValue {
    case none
    case bool(Bool)
    case number(PredicateNumber)
    case text(String)
    /// Seconds since the beginning of 2001, UTC, and the row with this value, or nil if the date is
    /// part of another value.
    case date(Double, of: PredicateDateOwner? = nil)
    /// A day without a time and a time zone.
    case day(CivilTime)
    indirect case list(PredicateList)
    /// A row that consists of others, or one of those, whose value is not read yet.
    case row(any PredicateRow)
    /// A value of another type, such as a structure or a dictionary.
    indirect case other(Any)

    /// Converts a value.
    ///
    /// An optional that is nil at any level of nesting becomes `.none`.
    init(_ value: Any?) {
        guard let value else {
            self = .none
            return
        }
        // Comparing the type identity of known types is faster than checking protocol conformances.
        switch ObjectIdentifier(type(of: value)) {
        case ObjectIdentifier(String.self): self.init(value as? String) { .text($0) }
        case ObjectIdentifier(Bool.self): self.init(value as? Bool) { .bool($0) }
        case ObjectIdentifier(Int.self): self.init(value as? Int) { .number(PredicateNumber($0)) }
        case ObjectIdentifier(Double.self): self.init(value as? Double) { .number(.real($0)) }
        case ObjectIdentifier(Date.self):
            self.init(value as? Date) { .date($0.timeIntervalSinceReferenceDate) }
        case ObjectIdentifier(Decimal.self):
            self.init(value as? Decimal) { .number(PredicateNumber($0)) }
        case ObjectIdentifier(URL.self): self.init(value as? URL) { .text($0.absoluteString) }
        case ObjectIdentifier(Character.self): self.init(value as? Character) { .text(String($0)) }
        case ObjectIdentifier(PredicateValue.self): self.init(value as? PredicateValue) { $0 }
        case ObjectIdentifier(JSONValue.self): self.init(value as? JSONValue) { Self($0) }
        case ObjectIdentifier(EncodedContent.self): self.init(value as? EncodedContent) { Self($0) }
        default: self.init(unusual: value)
        }
    }

    private init<Value>(_ value: Value?, _ make: (Value) -> PredicateValue) {
        self = value.map(make) ?? .none
    }

    private init(unusual value: Any) {
        switch value {
        case let value as any PredicateCollection: self = .list(PredicateList(value))
        case let value as any AnyOptional: self.init(value.wrappedValue)
        case let value as any RawRepresentable: self.init(rawValueOf: value)
        case let value as any BinaryInteger: self = .number(PredicateNumber(value))
        // Converted through text, so that a `Float` of 0.7 is 0.7, and not the nearest `Double` to
        // it.
        case let value as any BinaryFloatingPoint:
            self = .number(.real(Double("\(value)") ?? Double(value)))
        // In seconds, as in documents.
        case let value as Duration: self = .number(.real(value / .seconds(1)))
        case let value as any StringProtocol: self = .text(String(value))
        default: self = .other(value)
        }
    }

    /// Converts the raw value, except if a value is its own raw value, which would recurse without
    /// end.
    private init<Value: RawRepresentable>(rawValueOf value: Value) {
        let rawValue: Any = value.rawValue
        self = rawValue is Value ? .other(value) : Self(rawValue)
    }

    private init(_ json: JSONValue) {
        switch json {
        case .null: self = .none
        case .bool(let bool): self = .bool(bool)
        case .integer(let number): self = .number(PredicateNumber(number))
        case .number(let number): self = .number(.real(number))
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(PredicateList(elements))
        case .object: self = .other(json)
        }
    }

    private init(_ content: EncodedContent) {
        switch content.kind {
        case .nothing, .absent: self = .none
        case .single(let value): self.init(value)
        case .list(let values): self = .list(PredicateList(values))
        case .keyed: self = .other(content)
        }
    }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// The value, or its encoded form if it is of another type and encodes as a single value or a
    /// list.
    var resolved: PredicateValue {
        if case .row(let row) = self { return row.expressionValue.resolved }
        guard case .other = self else { return self }
        let encoded = encoded
        if case .other = encoded { return self }
        return encoded
    }

    /// The value, or its encoded form if it is of another type that can be encoded.
    var encoded: PredicateValue {
        var value = self
        if case .row(let row) = self { value = row.expressionValue }
        // Limited, because the encoded form of a value may be the value itself.
        for _ in 0..<8 {
            guard case .other(let unknown) = value, !(unknown is any PredicateDictionary),
                !(unknown is EncodedContent), let unknown = unknown as? any Encodable,
                let content = try? EncodedContent(of: unknown)
            else { break }
            value = PredicateValue(content)
        }
        return value
    }

    /// The value as a whole number, or nil if it is none.
    var integer: Int? {
        guard case .number(let number) = resolved else { return nil }
        return switch number {
        case .integer(let value): Int(exactly: value)
        case .large: nil
        case .real(let value): Int(exactly: value)
        }
    }

    /// The value's text, or nil if it is not text.
    var text: String? {
        if case .text(let text) = resolved { text } else { nil }
    }
}

extension PredicateNumber {
    /// Converts a decimal to an integer if it is one, or else to the nearest floating-point number.
    fileprivate init(_ decimal: Decimal) {
        let digits = decimal.description
        if let integer = Int64(digits) {
            self = .integer(integer)
        } else if let large = UInt64(digits) {
            self = .large(large)
        } else {
            self = .real(Double(digits) ?? .nan)
        }
    }
}
