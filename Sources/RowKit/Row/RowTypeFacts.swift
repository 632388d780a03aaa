/// Static facts about a class of rows, for ``RowDescriptor``.
///
/// The compiler determines them where the class declares its conformance to ``RowType``, from the
/// other protocols to which the class conforms. Row classes implement none of them.
public protocol _RowTypeFacts {
    /// The class that declares the conformance. Its subclasses inherit this type.
    associatedtype _Conformer = Self
    /// Whether the class conforms to ``InlineRowType``.
    static var _isInline: Bool { get }
    /// Whether the class conforms to ``PresenterRowType``.
    static var _isPresenter: Bool { get }
    /// Whether the class conforms to ``SelectableRowType``.
    static var _isSelectable: Bool { get }
    /// Whether the class conforms to ``OptionsProviderRow``.
    static var _hasOptions: Bool { get }
    /// The settings that the build plugin `RegisterRows` has found in the class or a superclass.
    static var _declaredSettings: [RowSetting] { get }
}
