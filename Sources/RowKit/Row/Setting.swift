/// A property of a row that can be compared: what a form author configures.
///
/// ```swift
/// open class _StarsRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
///     /// How many stars there are.
///     @Setting public var maximum = 5
/// }
/// ```
///
/// Writing a different value marks the row, so that its cell is updated; writing the same one does
/// nothing. A condition that reads it is evaluated again when it is written, and writes nothing to
/// it. What the author wrote is remembered as the row's own: no default of ``FormDefaults``
/// replaces it. For closures and other values that cannot be compared use ``Hook``.
@propertyWrapper
public struct Setting<Value: Equatable> {
    @usableFromInline var property: RowProperty<Value>

    /// Makes a setting with the value that a row has until something else is written.
    @inlinable
    public init(wrappedValue: Value) { property = RowProperty(wrappedValue) }

    /// A setting lives in a row only.
    @available(*, unavailable, message: "@Setting is a property of a row class")
    public var wrappedValue: Value {
        get { property.value }
        set { property.value = newValue }
    }

    /// Reads and writes the setting of a row.
    @inlinable
    public static subscript<R: BaseRow>(
        _enclosingInstance row: R,
        wrapped _: ReferenceWritableKeyPath<R, Value>,
        storage storage: ReferenceWritableKeyPath<R, Self>
    ) -> Value {
        @inline(__always) get {
            row.settingsWillBeRead()
            return row[keyPath: storage].property.value
        }
        @inline(__always) set {
            guard row.maySet(), row[keyPath: storage].property.takes(from: row),
                !areSame(row[keyPath: storage].property.value, newValue)
            else { return }
            row[keyPath: storage].property.value = newValue
            row.settingsDidChange()
        }
    }
}

/// A closure, or another value that cannot be compared, that a form author gives to a row.
///
/// As ``Setting``, except that each write marks the row.
@propertyWrapper
public struct Hook<Value> {
    @usableFromInline var property: RowProperty<Value>

    /// Makes a hook with the value that a row has until something else is written.
    @inlinable
    public init(wrappedValue: Value) { property = RowProperty(wrappedValue) }

    /// A hook lives in a row only.
    @available(*, unavailable, message: "@Hook is a property of a row class")
    public var wrappedValue: Value {
        get { property.value }
        set { property.value = newValue }
    }

    /// Reads and writes the hook of a row.
    @inlinable
    public static subscript<R: BaseRow>(
        _enclosingInstance row: R,
        wrapped _: ReferenceWritableKeyPath<R, Value>,
        storage storage: ReferenceWritableKeyPath<R, Self>
    ) -> Value {
        @inline(__always) get {
            row.settingsWillBeRead()
            return row[keyPath: storage].property.value
        }
        @inline(__always) set {
            guard row.maySet(), row[keyPath: storage].property.takes(from: row) else { return }
            row[keyPath: storage].property.value = newValue
            row.settingsDidChange()
        }
    }
}

/// A ``Hook`` that is nil until something is written, and costs a row nothing until then.
@propertyWrapper
public struct OptionalHook<Wrapped> {
    @usableFromInline var box: RowPropertyBox<Wrapped?>?

    /// Makes a hook that is nil.
    @inlinable @inline(__always)
    public init() {}

    /// A hook lives in a row only.
    @available(*, unavailable, message: "@OptionalHook is a property of a row class")
    public var wrappedValue: Wrapped? {
        get { box?.property.value }
        set { box?.property.value = newValue }
    }

    /// Reads and writes the hook of a row.
    @inlinable
    public static subscript<R: BaseRow>(
        _enclosingInstance row: R,
        wrapped _: ReferenceWritableKeyPath<R, Wrapped?>,
        storage storage: ReferenceWritableKeyPath<R, Self>
    ) -> Wrapped? {
        @inline(__always) get {
            row.settingsWillBeRead()
            return row[keyPath: storage].box.flatMap { $0.property.value }
        }
        @inline(__always) set {
            guard row.maySet() else { return }
            let box = row[keyPath: storage].box ?? RowPropertyBox(nil)
            row[keyPath: storage].box = box
            guard box.property.takes(from: row) else { return }
            box.property.value = newValue
            row.settingsDidChange()
        }
    }
}

/// A property that is somewhere else until it is needed.
@usableFromInline
final class RowPropertyBox<Value> {
    @usableFromInline var property: RowProperty<Value>

    @inlinable
    init(_ value: Value) { property = RowProperty(value) }
}

extension BaseRow {
    /// Gives settings and hooks what rows of a class have unless something else is written.
    ///
    /// For initialisers of row classes:
    ///
    /// ```swift
    /// public required init(tag: String?) {
    ///     super.init(tag: tag)
    ///     preset { maximum = 3 }
    /// }
    /// ```
    ///
    /// What is written in the closure is not the author's own, so that ``FormDefaults`` go before
    /// it.
    public final func preset(_ body: () -> Void) {
        guard case .author = settingWriter else { return body() }
        settingWriter = .preset
        body()
        settingWriter = .author
    }
}

/// What a setting and a hook keep: the value, and whether the row's author wrote it.
@usableFromInline
struct RowProperty<Value> {
    @usableFromInline var value: Value
    @usableFromInline var isOwn = false

    @inlinable
    init(_ value: Value) { self.value = value }

    /// Whether a write to `row` at this moment counts: an author's always, a default's only
    /// where the author wrote nothing.
    @inlinable
    mutating func takes(from row: BaseRow) -> Bool {
        switch row.settingWriter {
        case .author: isOwn = true
        case .preset: break
        case .defaults:
            row.settingWriter = .defaults(wasOffered: true)
            return !isOwn
        }
        return true
    }
}
