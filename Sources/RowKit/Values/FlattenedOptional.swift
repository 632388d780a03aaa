/// An optional whose wrapped type is not known.
protocol AnyOptional {
    /// The wrapped value, which may be an optional itself.
    var wrappedValue: Any? { get }
    var isNil: Bool { get }
    /// The optional that wraps no value.
    static var nothing: Any { get }
}

extension Optional: AnyOptional {
    var wrappedValue: Any? { map { $0 } }
    var isNil: Bool { self == nil }
    static var nothing: Any { Self.none as Any }
}

/// Returns a value, or nil if it is an optional that wraps nil at any depth.
///
/// Values from dictionaries of optionals may be wrapped more than once.
func flattened(_ value: (any Sendable)?) -> (any Sendable)? {
    guard var content: Any = value else { return nil }
    while let optional = content as? any AnyOptional {
        guard let wrapped = optional.wrappedValue else { return nil }
        content = wrapped
    }
    return value
}
