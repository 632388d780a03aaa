/// The host of a URL, as the URL Standard allows it to be written.
enum URLHost: Hashable, Sendable {
    /// A domain name, in its ASCII form.
    case domain(String)
    /// A version 4 or version 6 address.
    case address
    /// The host of a scheme that the standard does not know.
    case opaque

    /// Reads a host, or returns nil if it is not valid.
    ///
    /// - Parameters:
    ///   - text: The host; a version 6 address stands in brackets.
    ///   - isSpecial: Whether the standard knows the scheme.
    init?(_ text: Substring.UnicodeScalarView, isSpecial: Bool) {
        if text.first == "[" {
            guard text.last == "]", IPv6Address.isValid(Substring(text.dropFirst().dropLast()))
            else { return nil }
            self = .address
        } else if !isSpecial {
            // Of the standard's forbidden host code points, these are URL units.
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
