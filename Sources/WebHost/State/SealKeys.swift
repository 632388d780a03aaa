import RowSeals

/// The keys that encrypt and authenticate the state held by pages.
///
/// The environment variable `ROWS_SECRET` contains the keys: 32 random bytes each, in base64,
/// separated by commas or white space. Processes that serve the same pages must share it.
///
/// ```sh
/// export ROWS_SECRET="$(head -c 32 /dev/urandom | base64)"
/// ```
///
/// The first key encrypts, and every key decrypts. To replace a key, insert the new one before it,
/// and remove the old one when the last page made with it has expired.
public struct SealKeys: Sendable {
    /// The keys, at least one.
    let all: [CipherKey]

    /// Whether this process generated the key, so that pages cannot continue in another process.
    public let areTemporary: Bool

    /// Whether the keys are temporary because `ROWS_SECRET` was not set, which a site logs.
    let areMissing: Bool

    private init(_ all: [CipherKey], areTemporary: Bool = false, areMissing: Bool = false) {
        self.all = all
        self.areTemporary = areTemporary
        self.areMissing = areMissing
    }

    /// Generates a random key, so that pages continue only in this process.
    public static func temporary() -> SealKeys { temporary(areMissing: false) }

    private static func temporary(areMissing: Bool) -> SealKeys {
        var random = SystemRandomNumberGenerator()
        return SealKeys(
            [CipherKey(using: &random)], areTemporary: true, areMissing: areMissing)
    }

    /// Reads the keys from the variable `ROWS_SECRET`, or generates a random key if it is not set.
    ///
    /// A site with such a key writes a line to its log. Use ``temporary()`` if this is intended.
    ///
    /// - Throws: ``SealKeyError`` if the variable contains no keys or an invalid one.
    public init(environment: [String: String]) throws(SealKeyError) {
        if let secret = environment["ROWS_SECRET"] {
            try self.init(secret: secret)
        } else {
            self = .temporary(areMissing: true)
        }
    }

    /// Reads the keys from a string such as the value of `ROWS_SECRET`.
    ///
    /// - Parameters:
    ///   - secret: The keys in base64, separated by commas or white space.
    ///   - name: The name of the text in errors.
    /// - Throws: ``SealKeyError`` if the text contains no keys or an invalid one.
    public init(secret: String, name: String = "ROWS_SECRET") throws(SealKeyError) {
        var keys: [CipherKey] = []
        let texts = secret.split { $0 == "," || $0.isWhitespace }
        for (index, text) in texts.enumerated() {
            keys.append(try CipherKey(base64: text, place: "\(name): key \(index + 1)"))
        }
        if keys.isEmpty { throw SealKeyError("\(name): there is no key") }
        self.init(keys)
    }
}

/// An error for keys that are missing or invalid.
public struct SealKeyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the key, what was found and expected, and how to generate a key.
    ///
    /// It contains no part of a key.
    public let description: String

    fileprivate init(_ found: String) { description = "\(found); \(Self.advice)" }

    /// What a key is, and how to generate one.
    static let advice =
        "a key is 32 random bytes in base64. Make one with: head -c 32 /dev/urandom | base64"
}

extension CipherKey {
    /// Reads a key in base64 or base64url, with or without padding.
    fileprivate init(base64 text: Substring, place: String) throws(SealKeyError) {
        let unpadded = text.utf8.count.isMultiple(of: 4) ? text.droppingPadding : text
        let digits = unpadded.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
        guard let bytes = Base64URL.decode(String(digits)) else {
            throw SealKeyError("\(place) is not base64")
        }
        guard let key = CipherKey(bytes) else {
            let isHexadecimal = text.utf8.count == 64 && text.allSatisfy(\.isHexDigit)
            throw SealKeyError(
                isHexadecimal ? "\(place) is hexadecimal" : "\(place) has \(bytes.count) bytes")
        }
        self = key
    }
}

extension Substring {
    /// The text without up to two equals signs at the end.
    fileprivate var droppingPadding: Substring {
        hasSuffix("==") ? dropLast(2) : hasSuffix("=") ? dropLast() : self
    }
}
