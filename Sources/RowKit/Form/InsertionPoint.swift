/// Where a row or a section goes, in the order of all of them, hidden ones too.
public enum InsertionPoint<Element> {
    /// Before everything.
    case start
    /// After everything. In a multivalued section, above its add button.
    case end
    /// Just before another.
    case before(Element)
    /// Just after another, and after the inline row that may be expanded below it.
    case after(Element)

    /// The element that the point refers to.
    var anchor: Element? {
        switch self {
        case .start, .end: nil
        case .before(let anchor), .after(let anchor): anchor
        }
    }
}
