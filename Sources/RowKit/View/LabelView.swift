/// A label.
public final class LabelView: BaseView, HeaderFooterViewType {
    /// The horizontal alignment of lines.
    public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// At the leading edge.
        case leading
        /// Centred.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// The text with its styled parts.
    public var styledText: StyledText? {
        didSet {
            // Most changes are of the text, which contains no NaN and is quick to compare.
            if oldValue?.text != styledText?.text { return note(.text) }
            note(.text, oldValue, styledText)
        }
    }

    /// The text without its styles.
    public var text: String? {
        get { styledText?.text }
        set {
            if newValue != styledText?.text || styledText?.runs.isEmpty == false {
                styledText = newValue.map { StyledText($0) }
            }
        }
    }

    /// The font of the text, or nil for the host's default.
    public var font: RowFont? {
        didSet {
            noteLook(\.font, oldValue)
            note(.font, oldValue, font)
        }
    }

    /// The colour of the text, or nil for the host's default.
    public var textColor: RowColor? {
        didSet {
            noteLook(\.textColor, oldValue)
            note(.color, oldValue, textColor)
        }
    }

    /// The horizontal alignment of lines.
    public var textAlignment = Alignment.leading {
        didSet { note(.alignment, oldValue, textAlignment) }
    }

    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0 {
        didSet { note(.lines, oldValue, numberOfLines) }
    }

    /// Creates a label without text.
    public override init() { super.init() }

    /// Creates a label with a string.
    public convenience init(_ text: String?) {
        self.init()
        self.text = text
    }

    override class var kind: ViewKind { .label }
    override func drawn<R: ViewRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: LabelView(),
        [
            .init(.text, \.styledText), .init(.font, \.font), .init(.color, \.textColor),
            .init(.alignment, \.textAlignment), .init(.lines, \.numberOfLines),
        ])
}
