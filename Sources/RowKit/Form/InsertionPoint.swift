/// A position for a row or section among all rows or sections, including hidden ones.
public enum InsertionPoint<Element> {
    /// Before all others.
    case start
    /// After all others. In a multivalued section, this is above its add button.
    case end
    /// Directly before another.
    case before(Element)
    /// Directly after another, and after the inline row that may be expanded below it.
    case after(Element)

    /// The element that the point refers to.
    var anchor: Element? {
        switch self {
        case .start, .end: nil
        case .before(let anchor), .after(let anchor): anchor
        }
    }
}
