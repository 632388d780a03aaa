/// How a row is used: the first that fits.
///
/// Of a generic class, what fits for all arguments comes before what fits for some.
public enum RowKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It opens another row below itself.
    case inline
    /// It opens another screen.
    case presenter
    /// It stands for one option of a section.
    case selectable
    /// Its value is chosen among options.
    case options
    /// None of these.
    case basic

    /// The kind of a class of rows, as the runtime knows it.
    init(of type: any RowType.Type) {
        // What opens something does so when it is selected. It is asked first, since to find that a
        // class is something not, the runtime goes through all conformances of the program.
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

// Where a class conforms to RowType, the compiler chooses the most special of these.
extension RowType {
    /// Not by this conformance.
    @inlinable public static var _isInline: Bool { false }
    /// Not by this conformance.
    @inlinable public static var _isPresenter: Bool { false }
    /// Not by this conformance.
    @inlinable public static var _isSelectable: Bool { false }
    /// Not by this conformance.
    @inlinable public static var _hasOptions: Bool { false }
}

extension RowType where Self: InlineRowType {
    /// The class conforms to ``InlineRowType``.
    @inlinable public static var _isInline: Bool { true }
}

extension RowType where Self: PresenterRowType {
    /// The class conforms to ``PresenterRowType``.
    @inlinable public static var _isPresenter: Bool { true }
}

extension RowType where Self: SelectableRowType {
    /// The class conforms to ``SelectableRowType``.
    @inlinable public static var _isSelectable: Bool { true }
}

extension RowType where Self: OptionsProviderRow {
    /// The class conforms to ``OptionsProviderRow``.
    @inlinable public static var _hasOptions: Bool { true }
}
