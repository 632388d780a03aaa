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
    /// The URL as a user would write it: with its host unescaped.
    ///
    /// Where Foundation's tables of domains are not linked, a `URL` escapes the letters of a host.
    public var addressText: String {
        guard let host = host(percentEncoded: true), host.contains("%"),
            let name = self.host(percentEncoded: false),
            let place = absoluteString.firstRange(of: host)
        else { return absoluteString }
        return absoluteString[..<place.lowerBound] + name + absoluteString[place.upperBound...]
    }
}
