/// A number of any width, compared by its value without loss.
enum PredicateNumber: Hashable, Sendable, CustomStringConvertible {
    case integer(Int64)
    /// An integer that is too large for `integer`.
    case large(UInt64)
    case real(Double)

    /// The number of an integer; of one that 64 bits cannot hold, the nearest floating-point one.
    init(_ value: some BinaryInteger) {
        if let integer = Int64(exactly: value) {
            self = .integer(integer)
        } else if let large = UInt64(exactly: value) {
            self = .large(large)
        } else {
            self = .real(Double(value))
        }
    }

    var description: String {
        switch self {
        case .integer(let value): value.description
        case .large(let value): value.description
        case .real(let value): value.description
        }
    }

    /// The nearest floating-point number.
    var real: Double {
        switch self {
        case .integer(let value): Double(value)
        case .large(let value): Double(value)
        case .real(let value): value
        }
    }

    /// How two numbers are ordered; nil if one is not a number at all.
    func order(_ other: PredicateNumber) -> PredicateOrder? {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): PredicateOrder(left, right)
        case (.large(let left), .large(let right)): PredicateOrder(left, right)
        case (.integer, .large): .less
        case (.large, .integer): .greater
        case (.real(let left), .real(let right)):
            left.isNaN || right.isNaN ? nil : PredicateOrder(left, right)
        case (.integer(let left), .real(let right)): Self.order(left, right)
        case (.large(let left), .real(let right)): Self.order(left, right)
        case (.real(let left), .integer(let right)): Self.order(right, left)?.reversed
        case (.real(let left), .large(let right)): Self.order(right, left)?.reversed
        }
    }

    /// Whether two numbers are equal, NaN to NaN as well.
    func equals(_ other: PredicateNumber) -> Bool {
        order(other) == .equal || real.isNaN && other.real.isNaN
    }

    /// Compares with the whole part, and with the fraction only where that is equal.
    private static func order(_ left: some FixedWidthInteger, _ right: Double) -> PredicateOrder? {
        guard !right.isNaN else { return nil }
        let floor = right.rounded(.down)
        guard let whole = type(of: left).init(exactly: floor) else {
            return right < 0 ? .greater : .less
        }
        return left == whole ? PredicateOrder(floor, right) : PredicateOrder(left, whole)
    }
}

/// How one value is ordered beside another.
enum PredicateOrder: Hashable, Sendable {
    case less, equal, greater

    init<Value: Comparable>(_ left: Value, _ right: Value) {
        self = left == right ? .equal : left < right ? .less : .greater
    }

    var reversed: PredicateOrder {
        switch self {
        case .less: .greater
        case .equal: .equal
        case .greater: .less
        }
    }
}
