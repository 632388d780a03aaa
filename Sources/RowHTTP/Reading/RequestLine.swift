import PlainText

/// The first line of a request: `GET /sign-up HTTP/1.1`.
struct RequestLine: Equatable {
    let method: HTTPMethod
    let target: HTTPTarget
    let version: HTTPRequest.Version
    /// The host if the target contains one, as in `GET http://example.org/ HTTP/1.1`.
    let authority: String?

    init(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
        let parts = line.split(separator: .space, omittingEmptySubsequences: false)
        guard parts.count == 3, let method = HTTPMethod(String(decoding: parts[0], as: UTF8.self))
        else {
            throw HTTPRefusal(
                .badRequest,
                "the request line is not a method, a target and a version with single spaces between"
            )
        }
        version = try Self.version(parts[2])
        self.method = method
        if method == .connect {
            throw HTTPRefusal(.notImplemented, "this server is no proxy")
        }
        let target = parts[1]
        if method == .options, target.elementsEqual("*".utf8) {
            (self.target, authority) = (.server, nil)
        } else if let (authority, rest) = Self.authority(of: target) {
            guard !authority.isEmpty else {
                throw HTTPRefusal(.badRequest, "the target has no host")
            }
            let path = rest.first == .slash ? rest : [.slash] + rest
            (self.target, self.authority) = (try HTTPTarget(path), authority)
        } else {
            (self.target, authority) = (try HTTPTarget(target), nil)
        }
    }

    /// Parses a version.
    ///
    /// A minor version above 1 is treated as HTTP/1.1, because minor versions are backward
    /// compatible.
    private static func version(_ text: ArraySlice<UInt8>) throws(HTTPRefusal)
        -> HTTPRequest.Version
    {
        let text = String(decoding: text, as: UTF8.self)
        guard text.fits("HTTP/#.#") else {
            throw HTTPRefusal(.badRequest, "the request line does not end in a version")
        }
        guard text.fits("HTTP/1.#") else {
            throw HTTPRefusal(.versionNotSupported, "this server supports HTTP/1.1 and HTTP/1.0")
        }
        return text == "HTTP/1.0" ? .http10 : .http11
    }

    /// Splits a target with a scheme and a host into the host and the rest.
    private static func authority(
        of target: ArraySlice<UInt8>
    ) -> (authority: String, rest: ArraySlice<UInt8>)? {
        for scheme in ["http://", "https://"] {
            let start = String(decoding: target.prefix(scheme.utf8.count), as: UTF8.self)
            guard start.equalsIgnoringCase(scheme) else { continue }
            let rest = target.dropFirst(scheme.utf8.count)
            let end = rest.firstIndex { $0 == .slash || $0 == UInt8(ascii: "?") } ?? rest.endIndex
            return (String(decoding: rest[..<end], as: UTF8.self), rest[end...])
        }
        return nil
    }
}

extension String {
    /// Whether the text matches a template in which `#` stands for a digit.
    fileprivate func fits(_ template: String) -> Bool {
        utf8.count == template.utf8.count
            && zip(utf8, template.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "#") ? byte.isASCIIDigit : byte == wanted
            }
    }
}
