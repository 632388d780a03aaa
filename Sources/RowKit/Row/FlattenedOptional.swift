/// An optional whose wrapped type is not known.
private protocol AnyOptional {
    /// Whether there is no value at any depth.
    var isEmptyAtAnyDepth: Bool { get }
}

extension Optional: AnyOptional {
    fileprivate var isEmptyAtAnyDepth: Bool {
        switch self {
        case nil: true
        case let value?: (value as? any AnyOptional)?.isEmptyAtAnyDepth ?? false
        }
    }
}

/// A value that may be an optional itself: an empty one is nil.
///
/// Values that went through dictionaries of optionals may arrive wrapped more than once.
func flattened(_ value: (any Sendable)?) -> (any Sendable)? {
    (value as? any AnyOptional)?.isEmptyAtAnyDepth == true ? nil : value
}
