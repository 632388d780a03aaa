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
        get { contents }
        set {
            let old = exchange(&contents, with: newValue)
            // Most changes are of the text, which contains no NaN and is quick to compare.
            if old?.text != newValue?.text { return note(.text) }
            note(.text, old, newValue)
        }
    }

    /// The text without its styles.
    public var text: String? {
        get { contents?.text }
        set {
            if newValue != contents?.text || contents?.runs.isEmpty == false {
                styledText = newValue.map { StyledText($0) }
            }
        }
    }

    /// The font of the text, or nil for the host's default.
    public var font: RowFont? {
        get { look.font }
        set {
            let old = exchange(&look.font, with: newValue)
            noteLook(\.font, old)
            note(.font, old, newValue)
        }
    }

    /// The colour of the text, or nil for the host's default.
    public var textColor: RowColor? {
        get { look.color }
        set {
            let old = exchange(&look.color, with: newValue)
            noteLook(\.textColor, old)
            note(.color, old, newValue)
        }
    }

    /// The horizontal alignment of lines.
    public var textAlignment: Alignment {
        get { look.alignment }
        set { note(.alignment, exchange(&look.alignment, with: newValue), newValue) }
    }

    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines: Int {
        get { look.lines }
        set { note(.lines, exchange(&look.lines, with: newValue), newValue) }
    }

    // Private storage, like that of `CellView`.
    private var contents: StyledText?
    private var look = Look()

    private struct Look {
        var font: RowFont?
        var color: RowColor?
        var alignment = Alignment.leading
        var lines = 0
    }

    /// Creates a label without text.
    public override init() { super.init() }

    /// Creates a label with a string.
    public convenience init(_ text: String?) {
        self.init()
        self.text = text
    }

    override class var kind: ViewKind { .label }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: LabelView(),
        [
            .look(.text, \.styledText) { $0?.text.isEmpty ?? true }, .look(.font, \.font),
            .look(.color, \.textColor),
            .look(.alignment, \.textAlignment), .look(.lines, \.numberOfLines),
        ])
}
