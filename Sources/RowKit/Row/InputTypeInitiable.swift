/// A value that can be made of the text of a field.
public protocol InputTypeInitiable {
    /// Makes the value of the whole text; nil where the text is not one.
    init?(string: String)
}

extension String: InputTypeInitiable {
    /// The text itself.
    public init?(string: String) { self = string }
}

extension Int: InputTypeInitiable {
    /// Decimal digits with or without a sign.
    public init?(string: String) { self.init(string) }
}

extension Double: InputTypeInitiable {
    /// A decimal number with a point; infinities and NaN are no input.
    public init?(string: String) {
        guard let number = Double(string), number.isFinite else { return nil }
        self = number
    }
}

extension Float: InputTypeInitiable {
    /// A decimal number with a point; infinities and NaN are no input.
    public init?(string: String) {
        guard let number = Float(string), number.isFinite else { return nil }
        self = number
    }
}
