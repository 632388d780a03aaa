/// How big and how heavy text is.
///
/// A text style follows what a person chose as the size of text; points do not.
public struct RowFont: Hashable, Sendable, Codable {
    /// How big text is.
    public enum Size: Hashable, Sendable, Codable {
        /// As big as text of its kind.
        case style(TextStyle)
        /// So many points.
        case points(Double)
    }

    /// What kind of text it is.
    public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
        /// The title of a screen.
        case title
        /// The title of a part.
        case headline
        /// Below a headline.
        case subheadline
        /// What most text is.
        case body
        /// A remark.
        case footnote
        /// The smallest text.
        case caption
    }

    /// How big text is.
    public var size: Size
    /// Whether it is bold.
    public var isBold: Bool
    /// Whether it is italic.
    public var isItalic: Bool

    /// Makes a font.
    public init(size: Size, isBold: Bool = false, isItalic: Bool = false) {
        self.size = size
        self.isBold = isBold
        self.isItalic = isItalic
    }

    /// A font of so many points.
    public static func systemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points))
    }

    /// A bold font of so many points.
    public static func boldSystemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points), isBold: true)
    }

    /// An italic font of so many points.
    public static func italicSystemFont(ofSize points: Double) -> RowFont {
        RowFont(size: .points(points), isItalic: true)
    }

    /// The font of a kind of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> RowFont {
        RowFont(size: .style(style))
    }
}
