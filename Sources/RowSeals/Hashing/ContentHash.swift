/// A short text that identifies content, for the names of assets and for `ETag`.
///
/// The first half of the content's SHA-256 hash, as 22 characters of base64url.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(of content: [UInt8]) {
        description = Base64URL.encode(Array(SHA256.hash(content).prefix(16)))
    }
}
