/// A change of a row's value, as reported to its listeners.
public struct ValueChange<Value> {
    /// The value before the first write.
    public let old: Value?
    /// The value after the last write.
    public let new: Value?
    /// The originator of the last write.
    public let origin: Origin
}

extension ValueChange: Sendable where Value: Sendable {}
extension ValueChange: Equatable where Value: Equatable {}
