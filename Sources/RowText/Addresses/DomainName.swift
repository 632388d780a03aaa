/// Domain names of hosts and of e-mail addresses: the URL Standard's *valid domain*.
enum DomainName {
    /// The ASCII form of a domain name, or nil if it is not valid.
    ///
    /// Labels have 1 to 63 letters, digits and inner hyphens in ASCII, the whole at most 253
    /// characters. Labels outside ASCII are converted by UTS #46 with all its checks. The last
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
