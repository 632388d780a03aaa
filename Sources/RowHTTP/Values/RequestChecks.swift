extension HTTPRequest {
    /// Whether the request only reads.
    package var isRead: Bool { method == .get || method == .head }

    /// Whether the body's media type is that of a form, which may contain files.
    package var isForm: Bool { mediaType == "multipart/form-data" }

    /// Whether the body is JSON.
    package var isJSON: Bool { mediaType == "application/json" }

    private var mediaType: String? { headers[.contentType].flatMap(MediaType.init)?.name }

    /// The name of the host in the request, without its port.
    package var hostName: String {
        let host = (headers[.host] ?? "").lowercased()
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else {
            return host
        }
        return String(host[..<colon])
    }

    /// The reason for refusing a request that changes something, or nil if it was sent by a page of
    /// this site.
    ///
    /// Browsers send `Sec-Fetch-Site` only with `https` or to this machine. It does not depend on
    /// the name of the host, which a proxy may have replaced.
    package var originRefusal: HTTPRefusal? {
        if let site = headers[.secFetchSite] {
            return site == "same-origin" ? nil : .otherSite
        }
        guard let origin = headers[.origin], let host = headers[.host] else {
            return .unknownOrigin
        }
        if origin == "null" { return .otherSite }
        return origin == "http://\(host)" || origin == "https://\(host)" ? nil : .otherOrigin
    }
}

extension HTTPRefusal {
    fileprivate static let otherSite = HTTPRefusal(
        .forbidden, "the request does not come from a page of this site")
    fileprivate static let unknownOrigin = HTTPRefusal(
        .forbidden,
        """
        the request has neither Sec-Fetch-Site nor both Origin and Host; let the server and its \
        proxies pass them on
        """)
    fileprivate static let otherOrigin = HTTPRefusal(
        .forbidden,
        """
        the request does not come from a page of this site, or a proxy has replaced Host, which \
        differs from Origin; let the proxy pass on Host
        """)
}
