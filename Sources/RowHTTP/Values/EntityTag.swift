/// The version of a resource in a response, as in `ETag: "2c7f"`.
package struct EntityTag: Hashable, Sendable, CustomStringConvertible {
    /// The text between the quotes.
    package let text: String
    /// Whether two resources with this tag may differ in their bytes.
    package let isWeak: Bool

    /// Creates a tag, or returns nil if the text contains a quotation mark, a space or a control
    /// character.
    package init?(_ text: String, isWeak: Bool = false) {
        guard text.utf8.allSatisfy(Self.isTagByte) else { return nil }
        self.text = text
        self.isWeak = isWeak
    }

    /// The tag as written in a header.
    package var description: String { "\(isWeak ? "W/" : "")\"\(text)\"" }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && byte != .quote
    }

    /// Parses the tags of an `If-None-Match` header, or returns nil if it is malformed.
    static func list(in header: String) -> [EntityTag]? {
        var tags: [EntityTag] = []
        var rest = Array(header.utf8)[...]
        while true {
            rest = rest.drop { $0.isBlank || $0 == .comma }
            if rest.isEmpty { return tags }
            let isWeak = rest.starts(with: "W/".utf8)
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.popFirst() == .quote, let end = rest.firstIndex(of: .quote),
                let tag = EntityTag(String(decoding: rest[..<end], as: UTF8.self), isWeak: isWeak)
            else { return nil }
            tags.append(tag)
            rest = rest[(end + 1)...].drop(while: \.isBlank)
            guard rest.isEmpty || rest.first == .comma else { return nil }
        }
    }
}

extension HTTPResponse {
    /// Returns `304 Not Modified` if the client already has this response, or otherwise the
    /// response itself.
    ///
    /// The client has it if its `If-None-Match` contains the response's `ETag`, or is `*`. Only
    /// successful responses to `GET` and `HEAD` are compared. A malformed condition is ignored.
    package func revalidated(for request: HTTPRequest) -> HTTPResponse {
        guard request.method == .get || request.method == .head, status == .ok,
            let tag = headers[.entityTag].flatMap(EntityTag.list)?.first
        else { return self }
        let conditions = request.headers.values(of: .ifNoneMatch).joined(separator: ",")
        let known = EntityTag.list(in: conditions) ?? []
        // Weak comparison: only the text matters for a copy that the client already has.
        guard conditions == "*" || known.contains(where: { $0.text == tag.text }) else {
            return self
        }
        if case .stream(let stream) = body { stream.end(.unsent) }
        var response = self
        response.status = .notModified
        response.headers[.contentType] = nil
        response.body = .bytes([])
        return response
    }
}
