/// A colour.
///
/// A host adapts semantic colours to their surroundings; literal colours are fixed.
public enum RowColor: Hashable, Sendable {
    /// A colour by its role, which may differ between light and dark mode.
    case semantic(Role)
    // Its components are stored apart, because most views have no colour or a semantic one.
    /// A colour by its components, each from 0 to 1.
    indirect case literal(red: Double, green: Double, blue: Double, alpha: Double)

    /// The role of a colour.
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
        /// Text.
        case label
        /// Secondary text.
        case secondaryLabel
        /// A placeholder.
        case placeholderText
        /// Elements that can be tapped.
        case tint
        /// The main background.
        case background
        /// The background of a row.
        case secondaryBackground
        /// The line between rows.
        case separator
        /// Red, for errors and destructive actions.
        case systemRed
        /// Orange.
        case systemOrange
        /// Yellow.
        case systemYellow
        /// Green, for success.
        case systemGreen
        /// Teal.
        case systemTeal
        /// Blue.
        case systemBlue
        /// Indigo.
        case systemIndigo
        /// Purple.
        case systemPurple
        /// Pink.
        case systemPink
        /// Grey.
        case systemGray
    }

    /// A colour by its components, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self = .literal(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, for errors and destructive actions.
    public static let systemRed = RowColor.semantic(.systemRed)
    /// Orange.
    public static let systemOrange = RowColor.semantic(.systemOrange)
    /// Yellow.
    public static let systemYellow = RowColor.semantic(.systemYellow)
    /// Green, for success.
    public static let systemGreen = RowColor.semantic(.systemGreen)
    /// Teal.
    public static let systemTeal = RowColor.semantic(.systemTeal)
    /// Blue.
    public static let systemBlue = RowColor.semantic(.systemBlue)
    /// Indigo.
    public static let systemIndigo = RowColor.semantic(.systemIndigo)
    /// Purple.
    public static let systemPurple = RowColor.semantic(.systemPurple)
    /// Pink.
    public static let systemPink = RowColor.semantic(.systemPink)
    /// Grey.
    public static let systemGray = RowColor.semantic(.systemGray)
    /// Text.
    public static let label = RowColor.semantic(.label)
    /// Secondary text.
    public static let secondaryLabel = RowColor.semantic(.secondaryLabel)
    /// A placeholder.
    public static let placeholderText = RowColor.semantic(.placeholderText)
    /// Elements that can be tapped.
    public static let tint = RowColor.semantic(.tint)
    /// The main background.
    public static let background = RowColor.semantic(.background)
    /// The background of a row.
    public static let secondaryBackground = RowColor.semantic(.secondaryBackground)
    /// The line between rows.
    public static let separator = RowColor.semantic(.separator)
}

extension RowColor: Codable {
    /// The colour as text: the name of its role, or `#RRGGBB`, followed by `AA` if it is not
    /// opaque.
    ///
    /// A component that is out of range is the nearest valid one, and NaN is 0.
    public var text: String {
        switch self {
        case .semantic(let role): return role.rawValue
        case .literal(let red, let green, let blue, let alpha):
            let parts = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
            return parts.reduce(into: "#") { text, part in
                let byte = part.colorByte
                text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// Creates a colour from its text, or returns nil if the text is not a colour.
    public init?(text: String) {
        if let role = Role(rawValue: text) {
            self = .semantic(role)
            return
        }
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let number = Int(digits, radix: 16)
        else { return nil }
        let bits = digits.count == 6 ? number << 8 | 0xFF : number
        let part = { (shift: Int) in Double(bits >> shift & 0xFF) / 255 }
        self = .literal(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// Decodes a colour from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let color = RowColor(text: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(text)\" is not a colour")
        }
        self = color
    }

    /// Encodes the colour as its text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension Double {
    /// The component of a colour as a byte: 0 for numbers below 0 and NaN, and 255 for numbers
    /// above 1.
    var colorByte: Int { isNaN ? 0 : Int((min(max(self, 0), 1) * 255).rounded()) }
}
