/// A class of rows that are made with a tag and can be used in forms.
///
/// With an existing cell, this is a complete row class:
///
/// ```swift
/// final class StarsRow: Row<StarsCell>, RowType {}
/// ```
///
/// Everything else has a default. Make row classes final, and put logic that other classes can
/// reuse into an open superclass.
public protocol RowType: TypedRowType, _RowTypeFacts {
    /// Creates a row. ``BaseRow`` has this initialiser, so row classes need not implement it.
    init(tag: String?)
}

extension RowType {
    /// Creates a row with a tag and lets the closure configure it.
    ///
    /// ```swift
    /// StarsRow("rating") { row in row.title = "Your rating" }
    /// ```
    public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        initializer(self)
    }
}
