/// A type of settings that documents cannot contain, for which rows have another property.
protocol SwiftOnlySetting {
    /// The key path of the property that a row lists in its settings instead.
    static var listedInstead: String { get }
}

extension Optional: SwiftOnlySetting where Wrapped: SwiftOnlySetting {
    static var listedInstead: String { Wrapped.listedInstead }
}
