#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encrypts and authenticates the state that a page holds between requests, so that any process
/// with the keys can restore it and no one else can read or change it.
///
/// ```swift
/// let text = try seal.seal(
///     SealedContent(
///         form: "sign-up", owner: "ada", expiry: now + 3600, context: [], state: state))
/// let content = try seal.open(text, of: "sign-up", by: "ada", at: now)
/// ```
///
/// **Protection.** The user of a page has its seal, and may be an attacker. An attacker cannot read
/// values that the page does not show, change any part of the state, make a new seal, or use a seal
/// for another form, for another owner or after its expiry.
///
/// **Remaining risks.**
/// - Replay: until it expires, a seal opens any number of times, on any page of the same form and
/// owner. Users can return to an earlier state of theirs. If an action must happen at most once,
/// the server must record it.
/// - Traffic analysis: the length of a seal shows the length of the state.
/// - Theft of a key: anyone who has it can read and make seals, including those made before.
///
/// **No compression.** A state contains text that the user entered, and values hidden from the
/// user. A compressed seal would be shorter if the text repeated a part of a hidden value, so the
/// user could guess the value part by part. Encode states compactly instead.
package struct Seal: Sendable {
    /// The keys.
    ///
    /// The first one encrypts, and all of them decrypt.
    private let keys: [CipherKey]
    /// The maximum number of bytes of content, names included.
    package let byteLimit: Int

    /// The default limit of a site.
    package static let standardLimit = 1 << 20

    /// - Parameter keys: The keys. The first one encrypts, and all of them decrypt.
    package init(keys: [CipherKey], byteLimit: Int = standardLimit) {
        self.keys = keys
        self.byteLimit = byteLimit
    }

    /// Returns the sealed content as text for a URL or an attribute.
    ///
    /// - Throws: ``SealError/tooLarge``.
    package func seal(_ content: SealedContent) throws(SealError) -> String {
        var random = SystemRandomNumberGenerator()
        return try seal(content, using: &random)
    }

    /// Returns the sealed content, with a nonce from the given generator.
    func seal(
        _ content: SealedContent, using random: inout some RandomNumberGenerator
    ) throws(SealError) -> String {
        let bytes = content.bytes
        guard bytes.count <= byteLimit else { throw .tooLarge }
        let nonce = ExtendedNonce(using: &random)
        let sealed = nonce.cipher(of: keys[0]).seal(bytes, with: Self.associated)
        return Base64URL.encode([Self.version] + nonce.bytes + sealed)
    }

    /// Opens a seal and returns its content if it was made for this form and owner.
    ///
    /// - Parameter now: The current time, or nil to accept expired content.
    /// - Throws: ``SealError/broken``, or else the first reason of ``SealError/foreignForm``,
    ///   ``SealError/foreignOwner`` and ``SealError/expired``.
    package func open(
        _ text: some StringProtocol, of form: String, by owner: Owner, at now: Date?
    ) throws(SealError) -> SealedContent {
        guard text.utf8.count <= textLimit, let bytes = Base64URL.decode(text),
            let content = decrypt(bytes).flatMap(SealedContent.init)
        else { throw .broken }
        guard content.form.utf8.elementsEqual(form.utf8) else { throw .foreignForm }
        guard content.owner == owner else { throw .foreignOwner }
        if let now, content.isExpired(at: now) { throw .expired }
        return content
    }

    /// The maximum number of characters of a seal.
    package var textLimit: Int {
        let count = 1 + ExtendedNonce.byteCount + byteLimit + ChaCha20Poly1305.tagByteCount
        return (count * 4 + 2) / 3
    }

    private func decrypt(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.first == Self.version,
            let nonce = ExtendedNonce(Array(bytes.dropFirst().prefix(ExtendedNonce.byteCount)))
        else { return nil }
        let sealed = Array(bytes.dropFirst(1 + ExtendedNonce.byteCount))
        for key in keys {
            if let opened = nonce.cipher(of: key).open(sealed, with: Self.associated) {
                return opened
            }
        }
        return nil
    }

    /// The version of the format, which is the first byte.
    private static let version: UInt8 = 1
    /// Data authenticated with the content, so that the keys can also serve other purposes.
    private static let associated = Array("RowKit page state".utf8) + [version]
}
