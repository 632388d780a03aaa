/// A value that can be made from the text of a field.
public protocol InputTypeInitiable {
    /// Makes the value from the whole text, or returns nil if the text is invalid.
    init?(string: String)
}

extension String: InputTypeInitiable {
    /// Uses the text itself.
    public init?(string: String) { self = string }
}

extension Int: InputTypeInitiable {
    /// Parses decimal digits with or without a sign.
    public init?(string: String) { self.init(string) }
}

extension Double: InputTypeInitiable {
    /// Parses a decimal number with a point.
    ///
    /// Infinities and NaN are invalid.
    public init?(string: String) {
        guard let number = Double(string), number.isFinite else { return nil }
        self = number
    }
}

extension Float: InputTypeInitiable {
    /// Parses a decimal number with a point.
    ///
    /// Infinities and NaN are invalid.
    public init?(string: String) {
        guard let number = Float(string), number.isFinite else { return nil }
        self = number
    }
}
