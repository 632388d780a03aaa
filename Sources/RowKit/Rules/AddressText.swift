#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type whose values can be validated as web addresses.
public protocol AddressText {
    /// The address as text.
    var addressText: String { get }
}

extension String: AddressText {
    /// The text itself.
    public var addressText: String { self }
}

extension URL: AddressText {
    /// The URL as a user would write it, with its host unescaped.
    ///
    /// If Foundation's tables of domain names are not linked, `URL` percent-encodes the non-ASCII
    /// letters of a host.
    public var addressText: String {
        guard let host = host(percentEncoded: true), host.contains("%"),
            let name = self.host(percentEncoded: false),
            let place = absoluteString.firstRange(of: host)
        else { return absoluteString }
        return absoluteString[..<place.lowerBound] + name + absoluteString[place.upperBound...]
    }
}

extension RuleURL where RowValueType == URL {
    /// Creates the rule for URLs, even if nothing else determines the type of its values, as in
    /// `let rule = RuleURL()`.
    public init(
        schemes: Set<String> = ["http", "https"], allowsEmpty: Bool = true,
        requiresProtocol: Bool = true, msg: String? = nil, id: String? = nil
    ) {
        self.init(
            schemes, allowsEmpty, requiresProtocol, id, ValidationError(.url, msg: msg))
    }
}
