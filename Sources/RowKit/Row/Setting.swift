/// A property of a row that form authors configure and whose values can be compared.
///
/// ```swift
/// open class _StarsRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
///     /// How many stars there are.
///     @Setting public var maximum = 5
/// }
/// ```
///
/// Writing a different value updates the row's cell. Writing an equal value does nothing. A
/// condition that reads the setting is evaluated again when the setting changes, and a condition
/// cannot write to it. A value set by the author belongs to the row, and no default of
/// ``Form/Defaults`` overrides it. For values with limits, use ``Limited``. For closures and other
/// values that cannot be compared, use ``Hook``.
@propertyWrapper
public struct Setting<Value: Equatable> {
    @usableFromInline var property: RowProperty<Value>

    /// Creates a setting with its default value.
    ///
    /// The build plugin `RegisterRows` reads the other arguments. It lists each setting that is as
    /// visible as its class.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - name: The name in documents, if it differs from that of the property.
    ///   - isWords: Whether the setting contains words for users.
    ///   - other: The property that documents set instead, if any, such as the array of options of
    ///     an ``OptionsProvider``.
    @inlinable
    public init(
        wrappedValue: Value, named name: StaticString? = nil, isWords: Bool = false,
        through other: StaticString? = nil
    ) {
        property = RowProperty(wrappedValue)
    }

    /// Unavailable, because a setting must be a property of a row class.
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
            if row[keyPath: storage].property.set(newValue, of: row) { row.settingsDidChange() }
        }
    }
}

extension Setting where Value: ExpressibleByNilLiteral {
    /// Creates a setting that is nil by default.
    ///
    /// - Parameters:
    ///   - name: The name in documents, if it differs from that of the property.
    ///   - isWords: Whether the setting contains words for users.
    ///   - other: The property that documents set instead, if any.
    @inlinable
    public init(
        named name: StaticString? = nil, isWords: Bool = false, through other: StaticString? = nil
    ) {
        self.init(wrappedValue: nil)
    }
}

/// A closure or other value that cannot be compared, which form authors set on a row.
///
/// It works like ``Setting``, except that each write updates the row's cell.
@propertyWrapper
public struct Hook<Value> {
    @usableFromInline var property: RowProperty<Value>

    /// Creates a hook with its default value.
    @inlinable
    public init(wrappedValue: Value) { property = RowProperty(wrappedValue) }

    /// Unavailable, because a hook must be a property of a row class.
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

/// A ``Hook`` that is nil, and allocates no storage, until it is set.
@propertyWrapper
public struct OptionalHook<Wrapped> {
    @usableFromInline var box: RowPropertyBox<Wrapped?>?

    /// Creates a hook that is nil.
    @inlinable @inline(__always)
    public init() {}

    /// Unavailable, because a hook must be a property of a row class.
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
            guard let box = row[keyPath: storage].box else { return nil }
            return box.property.value
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

/// The storage of an ``OptionalHook``, allocated when the hook is first set.
@usableFromInline
final class RowPropertyBox<Value> {
    @usableFromInline var property: RowProperty<Value>

    @inlinable
    init(_ value: Value) { property = RowProperty(value) }
}

extension BaseRow {
    /// Sets the default values that settings and hooks have in rows of a class.
    ///
    /// Use this method in initialisers of row classes:
    ///
    /// ```swift
    /// public required init(tag: String?) {
    ///     super.init(tag: tag)
    ///     preset { maximum = 3 }
    /// }
    /// ```
    ///
    /// Values set in the closure do not count as set by the author, so ``Form/Defaults`` override
    /// them.
    public final func preset(_ body: () -> Void) {
        guard case .author = settingWriter else { return body() }
        settingWriter = .preset
        body()
        settingWriter = .author
    }
}

/// The storage of a setting or a hook: the value, and whether the row's author set it.
@usableFromInline
struct RowProperty<Value> {
    @usableFromInline var value: Value
    @usableFromInline var isOwn = false

    @inlinable
    init(_ value: Value) { self.value = value }

    /// Whether a write to `row` takes effect now.
    ///
    /// False only for a default of a property that the row's author has set.
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

extension RowProperty where Value: Equatable {
    /// Sets the value if a write to `row` takes effect now.
    ///
    /// - Returns: Whether the value has changed.
    @inlinable @inline(__always)
    mutating func set(_ newValue: Value, of row: BaseRow) -> Bool {
        guard row.maySet(), takes(from: row), !areSame(value, newValue) else { return false }
        value = newValue
        return true
    }
}
