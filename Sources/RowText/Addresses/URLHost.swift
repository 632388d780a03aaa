/// The host of a URL, in the form that the URL Standard allows.
enum URLHost: Hashable, Sendable {
    /// A domain name, in its ASCII form.
    case domain(String)
    /// An IPv4 or IPv6 address.
    case address
    /// The host of a scheme that the standard does not define.
    case opaque

    /// Parses a host, or returns nil if it is not valid.
    ///
    /// - Parameters:
    ///   - text: The host. An IPv6 address is in brackets.
    ///   - isSpecial: Whether the standard defines the scheme.
    init?(_ text: Substring.UnicodeScalarView, isSpecial: Bool) {
        if text.first == "[" {
            guard text.last == "]", IPv6Address.isValid(Substring(text.dropFirst().dropLast()))
            else { return nil }
            self = .address
        } else if !isSpecial {
            // These are the standard's forbidden host code points that are also URL units.
            guard !text.isEmpty, text.areURLUnits,
                !text.contains(where: { "/:?@".unicodeScalars.contains($0) })
            else { return nil }
            self = .opaque
        } else if IPv4Address.isValid(Substring(text)) {
            self = .address
        } else {
            guard let name = DomainName.ascii(String(text)) else { return nil }
            self = .domain(name)
        }
    }
}
