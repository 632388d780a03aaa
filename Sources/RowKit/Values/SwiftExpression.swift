import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Values as expressions in Swift, for examples of code.

extension DocumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// The case, such as `.large`, or nil if the type has its own description.
    public var swiftExpression: String? {
        self is any CustomStringConvertible ? nil : ".\(self)"
    }
}

extension DocumentOptions where Element == Self {
    /// The options as a list, if static members have their names: `[.cheese, .ham]`.
    public var swiftExpression: String? {
        "[\(Self.named.filter { contains($0.option) }.map { ".\($0.name)" }.joined(separator: ", "))]"
    }
}

extension Bool {
    /// The literal.
    public var swiftExpression: String? { "\(self)" }
}

extension Int {
    /// The literal.
    public var swiftExpression: String? { "\(self)" }
}

extension UInt {
    /// The literal.
    public var swiftExpression: String? { "\(self)" }
}

extension Double {
    /// The literal, without a fraction if the number is whole, or nil if it is not finite.
    public var swiftExpression: String? { literal }
}

extension Float {
    /// The literal, without a fraction if the number is whole, or nil if it is not finite.
    public var swiftExpression: String? { literal }
}

extension BinaryFloatingPoint {
    fileprivate var literal: String? {
        guard isFinite else { return nil }
        return Int(exactly: self).map { "\($0)" } ?? "\(self)"
    }
}

extension String {
    /// The literal, with escaped control characters.
    public var swiftExpression: String? { debugDescription }
}

extension JSONValue {
    /// The literal, in which objects are dictionaries.
    public var swiftExpression: String? { swiftLiteral }

    /// The literal, in which objects are dictionaries.
    package var swiftLiteral: String {
        switch self {
        case .null: return ".null"
        case .bool(let value): return "\(value)"
        case .integer(let value): return "\(value)"
        case .number(let value): return "\(value)"
        case .string(let value): return value.debugDescription
        case .array(let values):
            return "[\(values.map(\.swiftLiteral).joined(separator: ", "))]"
        case .object(let members):
            if members.isEmpty { return "[:]" }
            let parts = members.sorted { $0.key < $1.key }
                .map { "\($0.key.debugDescription): \($0.value.swiftLiteral)" }
            return "[\(parts.joined(separator: ", "))]"
        }
    }
}

extension Optional where Wrapped: DocumentValue {
    /// The expression of the wrapped value, or one that reads it from JSON, or `nil`.
    public var swiftExpression: String? {
        guard let self else { return "nil" }
        if let expression = self.swiftExpression { return expression }
        guard let json = try? self.documentValue().swiftLiteral else { return nil }
        return "try? \(qualifiedTypeName(Wrapped.self))(documentValue: \(json))"
    }
}

extension Array where Element: DocumentValue {
    /// The literal, or nil if an element has no expression.
    public var swiftExpression: String? { .list(map(\.swiftExpression)) }
}

extension Set where Element: DocumentValue {
    /// The literal, whose elements are sorted, or nil if an element has no expression.
    public var swiftExpression: String? {
        .list(map(\.swiftExpression).sorted { ($0 ?? "") < ($1 ?? "") })
    }
}

extension Dictionary where Key == String, Value: DocumentValue {
    /// The literal, whose keys are sorted, or nil if a value has no expression.
    public var swiftExpression: String? {
        if isEmpty { return "[:]" }
        return .list(
            sorted { $0.key < $1.key }.map { key, value in
                value.swiftExpression.map { "\(key.debugDescription): \($0)" }
            })
    }
}

extension String {
    /// Returns the elements as a literal, each on its own line if they are long, or nil if one of
    /// them is missing.
    fileprivate static func list(_ elements: [String?]) -> String? {
        let known = elements.compactMap(\.self)
        guard known.count == elements.count else { return nil }
        let line = known.joined(separator: ", ")
        if line.count < 70, !line.contains("\n") { return "[\(line)]" }
        return "[\n\(known.map { "\($0.indented),\n" }.joined())]"
    }

    /// The text with four spaces before each line.
    var indented: String {
        split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
}

extension Date {
    /// The day, or nil if the date is not midnight in UTC or precedes the Gregorian calendar.
    ///
    /// A day in a document is midnight in UTC. The expression is the same day in the time zone of
    /// the program.
    public var swiftExpression: String? {
        let day = CivilTime(self, in: .gmt)
        guard let text = ISODate.text(of: timeIntervalSinceReferenceDate),
            text.hasSuffix("T00:00:00Z"), day.isAfterCalendarReform
        else { return nil }
        return "DateComponents(calendar: Calendar(identifier: .gregorian), "
            + "year: \(day.year), month: \(day.month), day: \(day.day)).date"
    }
}

extension URL {
    /// The URL, created from its text.
    public var swiftExpression: String? { "URL(string: \(absoluteString.debugDescription))" }
}

extension TimeZone {
    /// The time zone, created from its name.
    public var swiftExpression: String? { "TimeZone(identifier: \(identifier.debugDescription))" }
}

extension Duration {
    /// A number of seconds, or of a smaller unit if the duration has a fraction.
    public var swiftExpression: String? {
        let (seconds, attoseconds) = components
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        let microseconds = self / .microseconds(1)
        if microseconds.truncatingRemainder(dividingBy: 1000) == 0 {
            return ".milliseconds(\(Int(microseconds / 1000)))"
        }
        return ".seconds(\(self / .seconds(1)))"
    }
}

extension RowColor {
    /// The role, or the components.
    public var swiftExpression: String? {
        switch self {
        case .semantic(let role): return ".semantic(.\(role))"
        case .literal(let red, let green, let blue, let alpha):
            var parts = [("red", red), ("green", green), ("blue", blue)]
            if !(alpha >= 1) { parts.append(("alpha", alpha)) }
            let arguments = parts.map { "\($0): \($1.colorByte) / 255" }
            return "RowColor(\(arguments.joined(separator: ", ")))"
        }
    }
}

extension RowImage {
    /// The case with its name or URL.
    public var swiftExpression: String? {
        switch self {
        case .symbol(let name): ".symbol(\(name.debugDescription))"
        case .url(let url): ".url(\(url.debugDescription))"
        }
    }
}
