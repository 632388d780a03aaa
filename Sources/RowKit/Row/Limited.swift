#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A ``Setting`` whose valid values have limits.
///
/// ```swift
/// open class _StarsRow<Cell: CellType>: Row<Cell> where Cell.Value == Int {
///     /// How many stars there are.
///     @Limited(1...20) public var maximum = 5
/// }
/// ```
///
/// If the setting is listed (``BaseRow/settings``), a form reports a value outside the limits as a
/// problem, documents refuse it, and their JSON Schema contains the limits. The property keeps the
/// value that was written, and `$maximum` is the nearest value in the range, which the row uses.
///
/// A setting whose limit is another setting of the same class names it, with or without a range:
/// `@Limited(0...100, notAbove: "maximum")`. The other setting must then be `@Limited` as well. The
/// range may use only names that are visible in every file of the target.
@propertyWrapper
public struct Limited<Value: LimitedValue> {
    @usableFromInline var property: RowProperty<Value>
    @usableFromInline let range: LimitRange<Value.Limit>

    /// Creates a setting that another setting limits, or that limits another setting.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(
        wrappedValue: Value, notAbove other: StaticString? = nil, named name: StaticString? = nil
    ) {
        property = RowProperty(wrappedValue)
        range = .any
    }

    /// Creates a setting with a range of valid values.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - range: The valid values.
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(
        wrappedValue: Value, _ range: ClosedRange<Value.Limit>,
        notAbove other: StaticString? = nil, named name: StaticString? = nil
    ) {
        property = RowProperty(wrappedValue)
        self.range = .closed(range.lowerBound, range.upperBound)
    }

    /// Creates a setting with a smallest valid value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value.
    ///   - range: The valid values.
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(
        wrappedValue: Value, _ range: PartialRangeFrom<Value.Limit>,
        notAbove other: StaticString? = nil, named name: StaticString? = nil
    ) {
        property = RowProperty(wrappedValue)
        self.range = .from(range.lowerBound)
    }

    /// Unavailable, because a setting must be a property of a row class.
    @available(*, unavailable, message: "@Limited is a property of a row class")
    public var wrappedValue: Value {
        get { property.value }
        set { property.value = newValue }
    }

    /// Unavailable, because a setting must be a property of a row class.
    @available(*, unavailable, message: "@Limited is a property of a row class")
    public var projectedValue: Value { range.nearest(to: property.value) }

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
            guard row[keyPath: storage].property.set(newValue, of: row) else { return }
            row.hasUncheckedLimits = true
            row.settingsDidChange()
        }
    }

    /// The value of a row's setting, clamped to its range.
    ///
    /// Without a range, this is the value itself.
    @inlinable
    public static subscript<R: BaseRow>(
        _enclosingInstance row: R,
        projected _: KeyPath<R, Value>,
        storage storage: ReferenceWritableKeyPath<R, Self>
    ) -> Value {
        row.settingsWillBeRead()
        let setting = row[keyPath: storage]
        return setting.range.nearest(to: setting.property.value)
    }
}

extension Limited where Value: ExpressibleByNilLiteral {
    /// Creates a setting that is nil by default, and that another setting limits, or that limits
    /// another setting.
    ///
    /// - Parameters:
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(notAbove other: StaticString? = nil, named name: StaticString? = nil) {
        self.init(wrappedValue: nil)
    }

    /// Creates a setting that is nil by default, with a range of valid values.
    ///
    /// - Parameters:
    ///   - range: The valid values.
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(
        _ range: ClosedRange<Value.Limit>, notAbove other: StaticString? = nil,
        named name: StaticString? = nil
    ) {
        self.init(wrappedValue: nil, range)
    }

    /// Creates a setting that is nil by default, with a smallest valid value.
    ///
    /// - Parameters:
    ///   - range: The valid values.
    ///   - other: The property that the value must not exceed, or nil if there is none.
    ///   - name: The name in documents, if it differs from that of the property.
    @inlinable
    public init(
        _ range: PartialRangeFrom<Value.Limit>, notAbove other: StaticString? = nil,
        named name: StaticString? = nil
    ) {
        self.init(wrappedValue: nil, range)
    }
}

/// A value that can have limits: a number, a duration, a date, or an optional one of these.
public protocol LimitedValue: Equatable, SendableMetatype {
    /// The type of the limits.
    associatedtype Limit: Comparable & Sendable = Self
    /// Returns the value to compare with limits, or nil if no limit applies.
    static func _limit(of value: Self) -> Limit?
    /// Returns the value at a limit.
    static func _value(at limit: Limit) -> Self
}

extension LimitedValue where Limit == Self {
    /// Returns the value itself.
    public static func _limit(of value: Self) -> Self? { value }
    /// Returns the limit itself.
    public static func _value(at limit: Self) -> Self { limit }
}

/// The valid values of a setting.
@usableFromInline
enum LimitRange<Limit: Comparable & Sendable>: Sendable {
    case any
    case from(Limit)
    case closed(Limit, Limit)

    func contains(_ value: Limit) -> Bool {
        switch self {
        // Only NaN differs from itself.
        case .any: value == value
        case .from(let lower): value >= lower
        case .closed(let lower, let upper): value >= lower && value <= upper
        }
    }

    /// Returns the value clamped to the range, or the lower bound for NaN.
    @inlinable
    func nearest<Value: LimitedValue>(to value: Value) -> Value where Value.Limit == Limit {
        guard let limit = Value._limit(of: value) else { return value }
        switch self {
        case .from(let lower) where !(limit >= lower),
            .closed(let lower, _) where !(limit >= lower):
            return Value._value(at: lower)
        case .closed(_, let upper) where limit > upper:
            return Value._value(at: upper)
        default:
            return value
        }
    }
}

extension Int: LimitedValue {}
extension UInt: LimitedValue {}
extension Double: LimitedValue {}
extension Float: LimitedValue {}
extension Duration: LimitedValue {}
extension Date: LimitedValue {}

extension Optional: LimitedValue where Wrapped: LimitedValue, Wrapped.Limit == Wrapped {
    /// Returns the value itself, which is nil if there is none.
    public static func _limit(of value: Wrapped?) -> Wrapped? { value }
    /// Returns the limit itself.
    public static func _value(at limit: Wrapped) -> Wrapped? { limit }
}
