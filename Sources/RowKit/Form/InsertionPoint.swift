/// A position for a row or section among all rows or sections, including hidden ones.
public enum InsertionPoint<Element> {
    /// Before all elements.
    case start
    /// After all others. In a multivalued section, this is above its add button.
    case end
    /// Directly before an element.
    case before(Element)
    /// Directly after an element and its expanded inline row, if any.
    case after(Element)

    /// The element that the point refers to.
    var anchor: Element? {
        switch self {
        case .start, .end: nil
        case .before(let anchor), .after(let anchor): anchor
        }
    }
}
