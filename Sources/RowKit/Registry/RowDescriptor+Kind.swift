extension RowDescriptor {
    /// How a row is used.
    ///
    /// If several cases apply, the first one is the kind.
    ///
    /// For a generic class, a case that applies to all arguments comes before one that applies only
    /// to some.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The row expands another row below itself.
        case inline
        /// The row presents another screen.
        case presenter
        /// The row is one option of a section.
        case selectable
        /// The value is chosen from options.
        case options
        /// None of the other cases.
        case basic

        /// Determines the kind of a class of rows at run time.
        init(of type: any RowType.Type) {
            // All rows that open something respond to selection. This is checked first, because the
            // runtime must search all conformances of the program to determine that a class does
            // not conform to a protocol.
            if type is any SelectionResponder.Type {
                if type is any InlineRowType.Type {
                    self = .inline
                    return
                }
                if type is any PresenterRowType.Type {
                    self = .presenter
                    return
                }
            }
            self =
                switch type {
                case is any SelectableRowType.Type: .selectable
                case is any OptionsProviderRow.Type: .options
                default: .basic
                }
        }
    }
}

// For each conformance to RowType, the compiler chooses the most specific implementation of these.
extension _RowTypeFacts {
    /// False, unless the class conforms to ``InlineRowType``.
    @inlinable public static var _isInline: Bool { false }
    /// False, unless the class conforms to ``PresenterRowType``.
    @inlinable public static var _isPresenter: Bool { false }
    /// False, unless the class conforms to ``SelectableRowType``.
    @inlinable public static var _isSelectable: Bool { false }
    /// False, unless the class conforms to ``OptionsProviderRow``.
    @inlinable public static var _hasOptions: Bool { false }
    /// Empty, unless the class conforms to ``_DeclaredSettings``.
    @inlinable public static var _declaredSettings: [RowSetting] { [] }
}

extension _RowTypeFacts where Self: InlineRowType {
    /// True, because the class conforms to ``InlineRowType``.
    @inlinable public static var _isInline: Bool { true }
}

extension _RowTypeFacts where Self: PresenterRowType {
    /// True, because the class conforms to ``PresenterRowType``.
    @inlinable public static var _isPresenter: Bool { true }
}

extension _RowTypeFacts where Self: SelectableRowType {
    /// True, because the class conforms to ``SelectableRowType``.
    @inlinable public static var _isSelectable: Bool { true }
}

extension _RowTypeFacts where Self: OptionsProviderRow {
    /// True, because the class conforms to ``OptionsProviderRow``.
    @inlinable public static var _hasOptions: Bool { true }
}
