/// A value that can be made from the text of a field.
public protocol InputTypeInitiable {
    /// Creates the value from the whole text, or returns nil if the text is invalid.
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

extension RowColor: InputTypeInitiable {
    /// Parses hexadecimal digits, such as `#FF8000`, `ff8000` or `#F80`, or the name of a semantic
    /// colour.
    ///
    /// Two more digits, or one in the short form, are the opacity.
    public init?(string: String) {
        if let color = RowColor(text: string) {
            self = color
            return
        }
        let digits = string.first == "#" ? string.dropFirst() : string[...]
        let isShort = digits.count == 3 || digits.count == 4
        let all = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let color = RowColor(text: "#\(all)") else { return nil }
        self = color
    }
}
