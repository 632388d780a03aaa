/// Text.
public final class LabelView: BaseView, HeaderFooterViewType {
    /// How lines stand between the edges.
    public enum Alignment: String, Hashable, Sendable, Codable, CaseIterable {
        /// At the edge where lines begin.
        case leading
        /// In the middle.
        case center
        /// At the edge where lines end.
        case trailing
    }

    /// The text, with parts that may look different.
    public var styledText: StyledText? {
        didSet { note(.text, oldValue, styledText) }
    }

    /// The text.
    public var text: String? {
        get { styledText?.text }
        set {
            if newValue != styledText?.text || styledText?.runs.isEmpty == false {
                styledText = newValue.map { StyledText($0) }
            }
        }
    }

    /// How big and heavy the text is; nil: as the host likes.
    public var font: RowFont? {
        didSet {
            noteLook(\.font, oldValue)
            note(.font, oldValue, font)
        }
    }

    /// The colour of the text; nil: as the host likes.
    public var textColor: RowColor? {
        didSet {
            noteLook(\.textColor, oldValue)
            note(.color, oldValue, textColor)
        }
    }

    /// How lines stand between the edges.
    public var textAlignment = Alignment.leading {
        didSet { note(.alignment, oldValue, textAlignment) }
    }

    /// How many lines there are at the most; 0: as many as it takes.
    public var numberOfLines = 0 {
        didSet { note(.lines, oldValue, numberOfLines) }
    }

    /// Makes a label without text.
    public override init() { super.init() }

    /// Makes a label with a text.
    public convenience init(_ text: String?) {
        self.init()
        self.text = text
    }

    /// A label.
    public override var node: ViewNode { .label(self) }

    override class var ownProperties: [ViewProperty] { [.text, .font, .color, .alignment, .lines] }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .text: styledText?.json
        case .font: font?.json
        case .color: textColor?.json
        case .alignment: textAlignment == .leading ? nil : textAlignment.json
        case .lines: numberOfLines == 0 ? nil : numberOfLines.json
        default: super.value(of: property)
        }
    }
}

extension LabelView.Alignment: ViewPropertyValue {}
