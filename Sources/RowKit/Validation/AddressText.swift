#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be judged as a web address.
public protocol AddressText {
    /// The address as it is written.
    var addressText: String { get }
}

extension String: AddressText {
    /// The text itself.
    public var addressText: String { self }
}

extension URL: AddressText {
    /// The URL as it is written.
    public var addressText: String { absoluteString }
}
