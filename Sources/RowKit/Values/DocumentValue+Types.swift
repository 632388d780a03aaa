import PlainText

extension Bool: DocumentValue {
    /// Reads true or false.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .bool(let value) = json else { throw .expected("true or false", found: json) }
        self = value
    }

    /// True or false.
    public func documentValue() -> JSONValue { .bool(self) }

    /// A boolean.
    public static var documentSchema: JSONValue { ["type": "boolean"] }
}

extension Int: DocumentValue {
    /// Reads a whole number, which may be written with a zero fraction, as in `5.0`, if it is below
    /// 2⁵³.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        switch json {
        case .integer(let value): self = value
        case .number(let value):
            guard value.rounded() == value else { throw .expected("a whole number", found: json) }
            guard value.magnitude < 0x1p63 else {
                throw .expected(value.nearerNumber, found: json)
            }
            guard !value.mayBeRoundedInteger else {
                throw .expected("a whole number without a fraction or an exponent", found: json)
            }
            self = Int(value)
        default: throw .expected("a whole number", found: json)
        }
    }

    /// The number.
    public func documentValue() -> JSONValue { .integer(self) }

    /// An integer.
    public static var documentSchema: JSONValue { ["type": "integer"] }
}

extension Double {
    /// Whether the number is in the range of `Int`, but may have been rounded when it was read.
    ///
    /// All whole numbers below 2⁵³ are exact. A larger one is read as an integer if it is in range
    /// and written without a fraction and an exponent.
    var mayBeRoundedInteger: Bool { magnitude >= 0x1p53 && Int(exactly: self) != nil }
}

extension BinaryFloatingPoint {
    /// A description of the expected number if this one is out of range.
    fileprivate var nearerNumber: String { self < 0 ? "a larger number" : "a smaller number" }
}

extension UInt: DocumentValue {
    /// Reads a whole number that is not negative.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard let value = UInt(exactly: try Int(documentValue: json)) else {
            throw .expected("a whole number of at least 0", found: json)
        }
        self = value
    }

    /// The number.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        guard let value = Int(exactly: self) else {
            throw DocumentDiagnostic(.invalid, "the number \(self) is too big for a document")
        }
        return .integer(value)
    }

    /// An integer of at least 0.
    public static var documentSchema: JSONValue { ["type": "integer", "minimum": 0] }
}

extension Double: DocumentValue {
    /// Reads a number, rounded to the nearest `Double`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        switch json {
        case .integer(let value): self = Double(value)
        case .number(let value): self = value
        default: throw .expected("a number", found: json)
        }
    }

    /// The number.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        guard isFinite else {
            throw DocumentDiagnostic(.invalid, "\(self) cannot be written as a number")
        }
        return Int(exactly: self).map { .integer($0) } ?? .number(self)
    }

    /// A number.
    public static var documentSchema: JSONValue { ["type": "number"] }
}

extension Float: DocumentValue {
    /// Reads a number.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let value = Float(try Double(documentValue: json))
        guard value.isFinite else { throw .expected(value.nearerNumber, found: json) }
        self = value
    }

    /// The number with as few digits as needed to give the same value when read.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try (Double(description) ?? Double(self)).documentValue()
    }

    /// A number.
    public static var documentSchema: JSONValue { ["type": "number"] }
}

extension String: DocumentValue {
    /// Reads a string.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        guard case .string(let value) = json else { throw .expected("a string", found: json) }
        self = value
    }

    /// The string.
    public func documentValue() -> JSONValue { .string(self) }

    /// A string.
    public static var documentSchema: JSONValue { ["type": "string"] }
}

extension JSONValue: DocumentValue {
    /// Accepts any JSON.
    public init(documentValue json: JSONValue) { self = json }

    /// The value itself.
    public func documentValue() -> JSONValue { self }
}

extension RowColor: DocumentValue {
    /// Reads the name of a colour, `#RRGGBB` or `#RRGGBBAA`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let text = try String(documentValue: json)
        guard let color = RowColor(text: text) else {
            throw DocumentDiagnostic(
                .notAllowed, "\(text.inQuotes) is not a colour; write #RRGGBB or a name",
                suggestion: Self.nearestName(to: text))
        }
        self = color
    }

    /// Returns the name of the colour that is nearest to a misspelled one, such as `systemRed` to
    /// `red`, or nil if none is near.
    private static func nearestName(to text: String) -> String? {
        let names = Role.allCases.map(\.rawValue)
        if let name = NearestName.of(text, in: names) { return name }
        let start = "system"
        let colors = names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        return NearestName.of(text, in: colors).map { start + $0 }
    }

    /// The colour as text.
    public func documentValue() -> JSONValue { .string(text) }

    /// A name, `#RRGGBB` or `#RRGGBBAA`.
    public static var documentSchema: JSONValue {
        [
            "anyOf": [
                ["enum": .array(Role.allCases.map { .string($0.rawValue) })],
                ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
            ]
        ]
    }
}
