import PlainText

/// The size and style of text.
///
/// A text style follows the user's preferred text size. A size in points does not.
public struct RowFont: Hashable, Sendable, Codable {
    /// The size of text.
    public enum Size: Hashable, Sendable, Codable {
        /// The usual size of a text style.
        case style(TextStyle)
        /// A size in points.
        case points(Double)
    }

    /// The role of a string, which determines its size.
    public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
        /// The title of a screen.
        case title
        /// The title of a part of a screen.
        case headline
        /// Text below a headline.
        case subheadline
        /// Body text.
        case body
        /// A remark.
        case footnote
        /// The smallest text.
        case caption
    }

    /// The size of the text.
    public var size: Size
    /// Whether the text is bold.
    public var isBold: Bool
    /// Whether the text is italic.
    public var isItalic: Bool

    /// Creates a font.
    public init(size: Size, isBold: Bool = false, isItalic: Bool = false) {
        self.size = size
        self.isBold = isBold
        self.isItalic = isItalic
    }

    /// Returns a font with a size in points.
    public static func systemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points))
    }

    /// Returns a bold font with a size in points.
    public static func boldSystemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points), isBold: true)
    }

    /// Returns an italic font with a size in points.
    public static func italicSystemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points), isItalic: true)
    }

    /// Returns the font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> RowFont {
        RowFont(size: .style(style))
    }
}
