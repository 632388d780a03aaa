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
    var content: Any? = value
    while let optional = content as? any AnyOptional { content = optional.wrappedValue }
    return content == nil ? nil : value
}
