import PlainText

extension HTTPHeaders {
    /// The name of a header field.
    ///
    /// Its case is kept, but ignored in comparisons.
    package struct Name: Hashable, Sendable, CustomStringConvertible {
        package let description: String

        /// Creates a name, or returns nil if the text is not a token.
        package init?(_ text: String) {
            guard !text.isEmpty, text.utf8.allSatisfy(\.isTokenByte) else { return nil }
            description = text
        }

        /// Creates the name from bytes already known to be a token.
        init(token: ArraySlice<UInt8>) {
            description = String(decoding: token, as: UTF8.self)
        }

        private init(known: String) { description = known }

        package static func == (left: Name, right: Name) -> Bool {
            left.description.equalsIgnoringCase(right.description)
        }

        package func hash(into hasher: inout Hasher) {
            for byte in description.utf8 { hasher.combine(byte.lowercasedASCII) }
        }
    }
}

extension HTTPHeaders.Name {
    /// Tells a proxy to pass on a stream without buffering.
    package static let accelBuffering = Self(known: "X-Accel-Buffering")
    package static let accept = Self(known: "Accept")
    package static let acceptLanguage = Self(known: "Accept-Language")
    package static let allow = Self(known: "Allow")
    package static let cacheControl = Self(known: "Cache-Control")
    package static let connection = Self(known: "Connection")
    package static let contentDisposition = Self(known: "Content-Disposition")
    package static let contentLength = Self(known: "Content-Length")
    package static let contentSecurityPolicy = Self(known: "Content-Security-Policy")
    package static let contentTransferEncoding = Self(known: "Content-Transfer-Encoding")
    package static let contentType = Self(known: "Content-Type")
    package static let contentTypeOptions = Self(known: "X-Content-Type-Options")
    package static let cookie = Self(known: "Cookie")
    package static let date = Self(known: "Date")
    package static let entityTag = Self(known: "ETag")
    package static let expect = Self(known: "Expect")
    package static let host = Self(known: "Host")
    package static let ifNoneMatch = Self(known: "If-None-Match")
    package static let location = Self(known: "Location")
    package static let origin = Self(known: "Origin")
    package static let referrerPolicy = Self(known: "Referrer-Policy")
    package static let retryAfter = Self(known: "Retry-After")
    package static let secFetchSite = Self(known: "Sec-Fetch-Site")
    package static let setCookie = Self(known: "Set-Cookie")
    package static let transferEncoding = Self(known: "Transfer-Encoding")
    package static let vary = Self(known: "Vary")
}
