import TestRuns
import Testing

@testable import RowSeals

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A seal")
struct SealTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)
    private static let first = CipherKey(hex: Vectors.countingKey)
    private static let second = CipherKey(hex: Vectors.highKey)

    private static func seal(_ keys: CipherKey...) -> Seal {
        Seal(keys: keys.isEmpty ? [first] : keys)
    }

    private static func content(
        form: String = "sign-up", owner: Owner = "ada", lasts seconds: TimeInterval = 60,
        context: String = "{}", state: String = #"{"screens":[]}"#
    ) -> SealedContent {
        SealedContent(
            form: form, owner: owner, expiry: now + seconds, context: Array(context.utf8),
            state: Array(state.utf8))
    }

    private static func open(
        _ text: String, with seal: Seal, at now: Date = now
    ) throws(SealError) -> SealedContent {
        try seal.open(text, of: "sign-up", by: "ada", at: now)
    }

    @Test("restores the state, the context, and the form and owner that it is bound to")
    func opens() throws {
        let seal = Self.seal()
        let content = Self.content(context: #"{"team":7}"#, state: #"{"name":"Zoë 👩🏽‍🚀"}"#)
        #expect(try Self.open(seal.seal(content), with: seal) == content)
    }

    @Test("restores random content, including empty parts")
    func random() throws {
        let seal = Self.seal()
        try Runs.repeated(of: 10_000) { number, random in
            let content = SealedContent(
                form: random.text(upTo: 4, of: ["a", "ü", "\0", "/"]),
                owner: Owner(random.text(upTo: 4, of: ["b", "é", "e\u{301}", "\n"])),
                expiry: Self.now + TimeInterval(random.below(9) + 1),
                context: [UInt8](random: random.below(20), using: &random),
                state: [UInt8](random: random.below(300), using: &random))
            let text = try seal.seal(content, using: &random)
            let opened = try seal.open(text, of: content.form, by: content.owner, at: Self.now)
            #expect(opened == content, "ROWKIT_SEED=\(number)")
        }
    }

    @Test("is text that needs no escaping in URLs and attributes, and reveals nothing of the state")
    func text() throws {
        let text = try Self.seal().seal(Self.content(state: String(repeating: "x", count: 300)))
        #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
        #expect(Set(text).count > 50)
    }

    @Test("differs each time")
    func randomNonce() throws {
        let seal = Self.seal()
        let texts = try (0..<100).map { _ in try seal.seal(Self.content()) }
        #expect(Set(texts).count == 100)
        #expect(Set(texts.map { $0.prefix(34) }).count == 100)
    }

    /// Created with libsodium's `crypto_aead_xchacha20poly1305_ietf_encrypt`.
    @Test("can be opened if another program created it with the same key")
    func foreignImplementation() throws {
        let text = """
            AWRlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e0ChsNv_LomCgDCdP6Zvvcko0jUfyVm6s4xVZKcrXnhxz2dB\
            fiy298fqBh5hL3R7MhyAtXHskA79knJfZExQlF3ciOi0F1nBRZXv
            """
        #expect(try Self.open(text, with: Self.seal()) == Self.content())
    }

    // MARK: Form, owner and expiry

    @Test("is rejected for another form")
    func foreignForm() throws {
        let seal = Self.seal()
        let text = try seal.seal(Self.content())
        for form in ["sign-in", "sign-u", "sign-up2", "Sign-up", ""] {
            #expect(throws: SealError.foreignForm) {
                try seal.open(text, of: form, by: "ada", at: Self.now)
            }
        }
    }

    @Test("is rejected for another owner, even if the names look alike")
    func foreignOwner() throws {
        let seal = Self.seal()
        let text = try seal.seal(Self.content(owner: "Zoë"))
        for owner in ["ada", "zoë", "Zoe\u{308}", "Zoë ", ""] {
            #expect(throws: SealError.foreignOwner) {
                try seal.open(text, of: "sign-up", by: Owner(owner), at: Self.now)
            }
        }
        #expect(try seal.open(text, of: "sign-up", by: "Zoë", at: Self.now).owner == "Zoë")
    }

    @Test("is rejected from its expiry on")
    func expiry() throws {
        let seal = Self.seal()
        let text = try seal.seal(Self.content(lasts: 60))
        _ = try Self.open(text, with: seal, at: Self.now + 59.999)
        for time in [Self.now + 60, Self.now + 1e9, .distantFuture] {
            #expect(throws: SealError.expired) { try Self.open(text, with: seal, at: time) }
        }
    }

    @Test("expires at the last whole second before its expiry")
    func fractions() throws {
        let seal = Self.seal()
        let text = try seal.seal(Self.content(lasts: 59.9))
        _ = try Self.open(text, with: seal, at: Self.now + 58.9)
        #expect(throws: SealError.expired) { try Self.open(text, with: seal, at: Self.now + 59) }
    }

    @Test("is rejected as expired if its expiry or the current time is not a valid number")
    func oddTimes() throws {
        let seal = Self.seal()
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let odd = try seal.seal(Self.content(lasts: seconds))
            #expect(throws: SealError.expired) { try Self.open(odd, with: seal) }
        }
        let text = try seal.seal(Self.content())
        let never = Date(timeIntervalSince1970: .nan)
        #expect(throws: SealError.expired) { try Self.open(text, with: seal, at: never) }
        let lasting = SealedContent(
            form: "sign-up", owner: "ada", expiry: .distantFuture, context: [], state: [])
        #expect(try Self.open(seal.seal(lasting), with: seal) == lasting)
    }

    // MARK: Keys

    @Test("of an older key can be opened while that key is in the list")
    func olderKeys() throws {
        let old = try Self.seal(Self.first).seal(Self.content())
        let both = Self.seal(Self.second, Self.first)
        #expect(try Self.open(old, with: both) == Self.content())
        let new = try both.seal(Self.content())
        #expect(try Self.open(new, with: Self.seal(Self.second)) == Self.content())
        #expect(throws: SealError.broken) { try Self.open(new, with: Self.seal(Self.first)) }
        #expect(throws: SealError.broken) { try Self.open(old, with: Self.seal(Self.second)) }
    }

    @Test("of another process is rejected if each has its own key")
    func ownKeys() throws {
        var random = SystemRandomNumberGenerator()
        let one = Seal(keys: [CipherKey(using: &random)])
        let other = Seal(keys: [CipherKey(using: &random)])
        let text = try one.seal(Self.content())
        #expect(try Self.open(text, with: one) == Self.content())
        #expect(throws: SealError.broken) { try Self.open(text, with: other) }
    }

    @Test("for another purpose is rejected")
    func otherPurpose() throws {
        let bytes = try #require(Base64URL.decode(Self.seal().seal(Self.content())))
        let key = Self.first
        let nonce = try #require(ExtendedNonce(Array(bytes[1..<25])))
        for purpose in ["", "RowKit page state", "another purpose"] {
            let sealed = nonce.cipher(of: key).seal(
                Self.content().bytes, with: Array(purpose.utf8))
            let text = Base64URL.encode([1] + nonce.bytes + sealed)
            #expect(throws: SealError.broken) { try Self.open(text, with: Self.seal()) }
        }
    }

    // MARK: Damaged seals

    @Test("is rejected after any change of a bit")
    func flippedBits() throws {
        let seal = Self.seal()
        let bytes = try #require(Base64URL.decode(seal.seal(Self.content(state: ""))))
        for bit in 0..<bytes.count * 8 {
            var flipped = bytes
            flipped[bit / 8] ^= 1 << (bit % 8)
            let text = Base64URL.encode(flipped)
            #expect(throws: SealError.broken) { try Self.open(text, with: seal) }
        }
    }

    @Test("is rejected if it is cut, extended, or combined from two")
    func cuts() throws {
        let seal = Self.seal()
        let (one, other) = (
            try seal.seal(Self.content(state: "one")), try seal.seal(Self.content(state: "two"))
        )
        for count in 1..<one.count {
            let texts = [
                String(one.dropLast(count)), String(one.dropFirst(count)),
                String(one.prefix(count) + other.dropFirst(count)),
            ]
            for text in texts where text != one && text != other {
                #expect(throws: SealError.broken) { try Self.open(text, with: seal) }
            }
        }
    }

    @Test(
        "is rejected if it is arbitrary text",
        arguments: [
            "", "A", "AQ", "AQ==", "null", "\0", "../../etc/passwd", "Zoë", "🙂",
            String(repeating: "A", count: 200), String(repeating: "/", count: 200),
            "AQ" + String(repeating: "A", count: 1_000),
        ])
    func writtenTexts(text: String) throws {
        let seal = Self.seal()
        #expect(throws: SealError.broken) { try Self.open(text, with: seal) }
        let sealed = try seal.seal(Self.content())
        for text in [text + sealed, sealed + text] where text != sealed {
            #expect(throws: SealError.broken) { try Self.open(text, with: seal) }
        }
    }

    @Test("with malformed content is rejected, even if authentic")
    func malformedContent() throws {
        let seal = Self.seal()
        let whole = Self.content(state: "").bytes
        var random = SystemRandomNumberGenerator()
        func text(of content: [UInt8]) -> String {
            let nonce = ExtendedNonce(using: &random)
            let sealed = nonce.cipher(of: Self.first)
                .seal(content, with: Array("RowKit page state".utf8) + [1])
            return Base64URL.encode([1] + nonce.bytes + sealed)
        }
        #expect(try Self.open(text(of: whole), with: seal) == Self.content(state: ""))
        for count in 0..<whole.count {
            let cut = text(of: Array(whole.prefix(count)))
            #expect(throws: SealError.broken) { try Self.open(cut, with: seal) }
        }
        // Lengths that are too large or negative, and a form that is not UTF-8.
        for (index, byte) in [(8, 0xFF), (14, 0x7F), (15, 0x80), (15, 0xFF), (16, 0xFF)] {
            var changed = whole
            changed[index] = UInt8(byte)
            let odd = text(of: changed)
            #expect(throws: SealError.broken) { try Self.open(odd, with: seal) }
        }
    }

    // MARK: Sizes

    @Test("can be created and opened only up to the size limit")
    func limit() throws {
        let fitting = Self.content(state: String(repeating: "x", count: 100))
        let seal = Seal(keys: [Self.first], byteLimit: fitting.bytes.count)
        let text = try seal.seal(fitting)
        #expect(text.utf8.count == seal.textLimit)
        #expect(try Self.open(text, with: seal) == fitting)

        let larger = Self.content(state: String(repeating: "x", count: 101))
        #expect(throws: SealError.tooLarge) { try seal.seal(larger) }
        let longer = try Self.seal().seal(larger)
        #expect(throws: SealError.broken) { try Self.open(longer, with: seal) }
    }
}
