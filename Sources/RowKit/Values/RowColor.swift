/// A colour: one that a host picks to fit its surroundings, or a literal one.
public enum RowColor: Hashable, Sendable {
    /// A colour by its role, different in light and dark.
    case semantic(Role)
    /// A colour by its components, each from 0 to 1.
    case literal(red: Double, green: Double, blue: Double, alpha: Double)

    /// What a colour is for.
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
        /// Text.
        case label
        /// Text that matters less.
        case secondaryLabel
        /// A placeholder.
        case placeholderText
        /// What can be tapped.
        case tint
        /// Behind everything.
        case background
        /// Behind a row.
        case secondaryBackground
        /// Between rows.
        case separator
        /// Red, for what is wrong or destroys.
        case systemRed
        /// Orange.
        case systemOrange
        /// Yellow.
        case systemYellow
        /// Green, for what is right.
        case systemGreen
        /// Blue.
        case systemBlue
        /// Purple.
        case systemPurple
        /// Grey.
        case systemGray
    }

    /// A colour by its components, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self = .literal(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, for what is wrong or destroys.
    public static let systemRed = RowColor.semantic(.systemRed)
    /// Orange.
    public static let systemOrange = RowColor.semantic(.systemOrange)
    /// Yellow.
    public static let systemYellow = RowColor.semantic(.systemYellow)
    /// Green, for what is right.
    public static let systemGreen = RowColor.semantic(.systemGreen)
    /// Blue.
    public static let systemBlue = RowColor.semantic(.systemBlue)
    /// Purple.
    public static let systemPurple = RowColor.semantic(.systemPurple)
    /// Grey.
    public static let systemGray = RowColor.semantic(.systemGray)
    /// Text.
    public static let label = RowColor.semantic(.label)
    /// Text that matters less.
    public static let secondaryLabel = RowColor.semantic(.secondaryLabel)
    /// What can be tapped.
    public static let tint = RowColor.semantic(.tint)
    /// White in any surroundings.
    public static let white = RowColor(red: 1, green: 1, blue: 1)
    /// Black in any surroundings.
    public static let black = RowColor(red: 0, green: 0, blue: 0)
}

extension RowColor: Codable {
    /// The colour as it travels: the name of its role, or `#RRGGBB` with `AA` for its alpha if that
    /// is not full.
    public var text: String {
        switch self {
        case .semantic(let role): return role.rawValue
        case .literal(let red, let green, let blue, let alpha):
            let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
            return parts.reduce(into: "#") { text, part in
                let byte = Int((min(max(part, 0), 1) * 255).rounded())
                text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// The colour that a text says; nil if it says none.
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

    /// Reads a colour as it travels.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let color = RowColor(text: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(text)\" is no colour")
        }
        self = color
    }

    /// Writes the colour as it travels.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
