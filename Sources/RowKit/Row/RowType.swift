/// A row that can be used in forms: one that is made with a tag.
///
/// A whole row, given its cell:
///
/// ```swift
/// final class StarsRow: Row<StarsCell>, RowType {}
/// ```
///
/// Everything else has a default. Make rows final, and put what others may want to build on into
/// an open superclass of its own.
public protocol RowType: TypedRowType {
    /// Makes a row; ``BaseRow`` has this initialiser, so a row class need not write it.
    init(tag: String?)
}

extension RowType {
    /// Makes a row with a tag and lets the closure configure it.
    ///
    /// ```swift
    /// StarsRow("rating") { row in row.title = "Your rating" }
    /// ```
    public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        initializer(self)
    }
}
