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
