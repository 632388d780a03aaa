/// A short text that identifies content, for the names of assets and for `ETag`.
///
/// The first half of the content's SHA-256 hash, as 22 characters of base64url.
struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(of content: [UInt8]) {
        description = Base64URL.encode(Array(SHA256.hash(content).prefix(16)))
    }
}
