/// A class of rows, and the facts about it that are known where its descriptor is compiled.
///
/// The initialisers are inlined there, so that optimised code contains the facts as constants and
/// does not query the runtime. The class itself is not accessed before it is needed: its
/// superclasses are generic, and the runtime searches all conformances of the program to
/// instantiate it.
@usableFromInline
struct RowFacts: Sendable {
    /// The names of the class, of the type of its value and of the class of its cell, as the
    /// compiler writes them: with marks, if they are private.
    @usableFromInline let writtenNames: (row: String, value: String, cell: String)
    /// The kind determined by the protocols to which the class conforms for all generic arguments,
    /// or nil if there is none.
    @usableFromInline let ownKind: RowDescriptor.Kind?
    /// Whether the class itself conforms to ``RowType``, rather than one of its superclasses.
    @usableFromInline let conformsItself: Bool
    /// Whether it is known at compile time that documents can contain the row's value.
    @usableFromInline let hasDocumentValue: Bool

    @usableFromInline let type: @Sendable () -> any (BaseRow & RowType).Type
    /// The value type, or nil if documents cannot contain it.
    @usableFromInline let documentType: @Sendable () -> (any DocumentValue.Type)?
    /// The settings that the build plugin has found in the class.
    @usableFromInline let declaredSettings: @Sendable () -> [RowSetting]

    /// Describes a class of rows whose value documents can contain.
    @inlinable
    @inline(__always)
    init<Row: BaseRow & RowType>(_ type: Row.Type) where Row.Cell.Value: DocumentValue {
        self.init(type, hasDocumentValue: true) { Row.Cell.Value.self }
    }

    /// Describes a class of rows if it is not known at compile time whether documents can contain
    /// its value.
    @inlinable
    @inline(__always)
    init<Row: BaseRow & RowType>(unknown type: Row.Type) {
        self.init(type, hasDocumentValue: false) {
            Row.Cell.Value.self as? any DocumentValue.Type
        }
    }

    @inlinable
    @inline(__always)
    init<Row: BaseRow & RowType>(
        _ type: Row.Type, hasDocumentValue: Bool,
        documentType: @escaping @Sendable () -> (any DocumentValue.Type)?
    ) {
        // A call of a function that is not inlined, such as `typeName(_:)`, would need the types.
        writtenNames = ("\(Row.self)", "\(Row.Cell.Value.self)", "\(Row.Cell.self)")
        ownKind =
            Row._isInline
            ? .inline
            : Row._isPresenter
                ? .presenter
                : Row._isSelectable ? .selectable : Row._hasOptions ? .options : nil
        conformsItself = Row._Conformer.self == Row.self
        self.hasDocumentValue = hasDocumentValue
        self.type = { Row.self }
        self.documentType = documentType
        declaredSettings = { Row._declaredSettings }
    }

    /// The name of the class, as spelled in Swift.
    var name: String { plainTypeName(writtenNames.row) }
    /// The type of the row's value, as spelled in Swift.
    var valueType: String { plainTypeName(writtenNames.value) }
    /// The class of the row's cell, as spelled in Swift.
    var cellType: String { plainTypeName(writtenNames.cell) }

    /// The settings of the class.
    var settings: [RowSetting] {
        let type = type()
        return KnownSettings.$current.withValue(KnownSettings(of: type, declaredSettings())) {
            type.settings
        }
    }

    var kind: RowDescriptor.Kind { knownKind ?? RowDescriptor.Kind(of: type()) }

    /// The kind of the row, or nil if it is not known at compile time.
    ///
    /// It is not known for subclasses of a class that conforms to ``RowType``, nor for generic
    /// classes, which may conform to a protocol only for some arguments. Only these need a query of
    /// the runtime.
    var knownKind: RowDescriptor.Kind? {
        guard conformsItself else { return nil }
        return ownKind ?? (writtenNames.row.utf8.contains(UInt8(ascii: "<")) ? nil : .basic)
    }

    /// Whether documents cannot contain the row's value.
    var isSwiftOnly: Bool { !hasDocumentValue && documentType() == nil }
}
