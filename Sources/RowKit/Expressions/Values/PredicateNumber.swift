/// A number of any width, compared without loss of precision.
enum PredicateNumber: Hashable, Sendable, CustomStringConvertible {
    case integer(Int64)
    /// An integer that is too large for `integer`.
    case large(UInt64)
    case real(Double)

    /// Converts an integer.
    ///
    /// An integer that does not fit into 64 bits becomes the nearest floating-point number.
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

    /// The order of two numbers, or nil if either is NaN.
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

    /// Whether two numbers are equal.
    ///
    /// NaN equals NaN.
    func equals(_ other: PredicateNumber) -> Bool {
        order(other) == .equal || real.isNaN && other.real.isNaN
    }

    /// Compares an integer with the floor of a floating-point number, and if they are equal, with
    /// its fraction.
    private static func order(_ left: some FixedWidthInteger, _ right: Double) -> PredicateOrder? {
        guard !right.isNaN else { return nil }
        let floor = right.rounded(.down)
        guard let whole = type(of: left).init(exactly: floor) else {
            return right < 0 ? .greater : .less
        }
        return left == whole ? PredicateOrder(floor, right) : PredicateOrder(left, whole)
    }
}

/// The order of a value relative to another.
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
