/// A short text that identifies content, for the names of assets and for `ETag`.
///
/// It is the first half of the content's SHA-256 in base64url, 22 characters.
struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(of content: [UInt8]) {
        description = Base64URL.encode(Array(SHA256.hash(content).prefix(16)))
    }
}
