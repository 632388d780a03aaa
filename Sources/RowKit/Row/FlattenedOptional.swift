/// An optional whose wrapped type is not known.
protocol AnyOptional {
    /// The value in it, which may be an optional itself.
    var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
    var wrappedValue: Any? { map { $0 } }
}

/// A value that may be an optional itself: an empty one is nil.
///
/// Values that went through dictionaries of optionals may arrive wrapped more than once.
func flattened(_ value: (any Sendable)?) -> (any Sendable)? {
    guard var content: Any = value else { return nil }
    while let optional = content as? any AnyOptional {
        guard let wrapped = optional.wrappedValue else { return nil }
        content = wrapped
    }
    return value
}
