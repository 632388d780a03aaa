#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value as predicates see it, whatever its type in Swift.
///
/// Integers and floating-point numbers of all widths, and decimals, are numbers; what has a raw
/// value is that; URLs are texts; arrays and sets are lists.
enum PredicateValue {
    case none
    case bool(Bool)
    case number(PredicateNumber)
    case text(String)
    /// Seconds since the beginning of 2001, UTC.
    case date(Double)
    case list(PredicateList)
    /// A value of another type, such as a structure or a dictionary.
    case other(Any)

    /// Finds out what a value is; an optional that is empty at any depth is none.
    init(_ value: Any?) {
        guard let value else {
            self = .none
            return
        }
        switch ObjectIdentifier(type(of: value)) {
        case ObjectIdentifier(String.self): self = (value as? String).map(Self.text) ?? .none
        case ObjectIdentifier(Bool.self): self = (value as? Bool).map(Self.bool) ?? .none
        case ObjectIdentifier(Int.self):
            self = (value as? Int).map { .number(PredicateNumber($0)) } ?? .none
        case ObjectIdentifier(Double.self):
            self = (value as? Double).map { .number(.real($0)) } ?? .none
        case ObjectIdentifier(Date.self):
            self = (value as? Date).map { .date($0.timeIntervalSinceReferenceDate) } ?? .none
        default: self.init(unusual: value)
        }
    }

    private init(unusual value: Any) {
        switch value {
        case let value as PredicateValue: self = value
        case let value as any PredicateOptional: self.init(value.wrappedValue)
        case let value as any RawRepresentable: self.init(value.rawValue)
        case let value as any BinaryInteger: self = .number(PredicateNumber(value))
        case let value as any BinaryFloatingPoint: self = .number(.real(Double(value)))
        case let value as Decimal: self = .number(PredicateNumber(value))
        case let value as any StringProtocol: self = .text(String(value))
        case let value as Character: self = .text(String(value))
        case let value as URL: self = .text(value.absoluteString)
        case let value as any PredicateCollection: self = .list(PredicateList(value))
        case let value as EncodedContent: self.init(value)
        default: self = .other(value)
        }
    }

    private init(_ content: EncodedContent) {
        switch content.kind {
        case .nothing: self = .none
        case .single(let value): self.init(value)
        case .list(let values): self = .list(PredicateList(values))
        case .keyed: self = .other(content)
        }
    }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// A value of another type that encodes as a single value or a list, as that.
    var resolved: PredicateValue {
        guard case .other = self else { return self }
        let encoded = encoded
        if case .other = encoded { return self }
        return encoded
    }

    /// A value of another type as what it encodes, unless that is nothing known either.
    var encoded: PredicateValue {
        var value = self
        // What encodes as itself would go on for ever.
        for _ in 0..<8 {
            guard case .other(let unknown) = value, !(unknown is any PredicateDictionary),
                !(unknown is EncodedContent), let content = EncodedContent(of: unknown)
            else { break }
            value = PredicateValue(content)
        }
        return value
    }

    /// The text that it is; nil if it is none.
    var text: String? {
        if case .text(let text) = resolved { text } else { nil }
    }
}

extension PredicateNumber {
    /// The integer that a decimal is, or the nearest floating-point number.
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

/// An optional whose wrapped type is not known.
private protocol PredicateOptional {
    var wrappedValue: Any? { get }
}

extension Optional: PredicateOptional {
    fileprivate var wrappedValue: Any? { map { $0 } }
}
