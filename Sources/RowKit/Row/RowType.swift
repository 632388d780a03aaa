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
    /// The class that conforms; subclasses inherit the conformance, and so this type.
    associatedtype _Conformer = Self

    /// Makes a row; ``BaseRow`` has this initialiser, so a row class need not write it.
    init(tag: String?)

    // What the compiler knows of the class where it conforms, for ``RowDescriptor``. All have
    // defaults that follow from the protocols to which the class conforms.

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
