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
public protocol RowType: TypedRowType {
    /// The class that declares the conformance. Its subclasses inherit this type.
    associatedtype _Conformer = Self

    /// Creates a row. ``BaseRow`` has this initialiser, so row classes need not implement it.
    init(tag: String?)

    // Static facts about the conforming class, for ``RowDescriptor``. Their defaults are determined
    // by the protocols to which the class conforms.

    /// Whether the class conforms to ``InlineRowType``.
    static var _isInline: Bool { get }
    /// Whether the class conforms to ``PresenterRowType``.
    static var _isPresenter: Bool { get }
    /// Whether the class conforms to ``SelectableRowType``.
    static var _isSelectable: Bool { get }
    /// Whether the class conforms to ``OptionsProviderRow``.
    static var _hasOptions: Bool { get }
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
