/// Domain names in hosts and e-mail addresses, in the form that the URL Standard calls a *valid
/// domain*.
enum DomainName {
    /// Returns the ASCII form of a domain name, or nil if it is not valid.
    ///
    /// In ASCII, each label has 1 to 63 letters, digits and inner hyphens, and the whole name has
    /// at most 253 characters. Other labels are converted by UTS #46 with all its checks. The last
    /// label is not a number.
    ///
    /// - Complexity: O(n)
    static func ascii(_ text: String) -> String? {
        guard let name = try? IDNA.toASCII(text, checks: .all),
            !IPv4Address.endsInNumber(name)
        else { return nil }
        return name
    }
}
