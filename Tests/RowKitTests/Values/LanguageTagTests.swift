import RowKit
import Testing

@Suite("A language tag")
struct LanguageTagTests {
    @Test(
        "accepts the spellings of the web and of POSIX",
        arguments: [
            ("de", "de"), ("de-AT", "de-AT"), ("DE_at.UTF-8@euro", "de-AT"),
            ("zh_hans_cn", "zh-Hans-CN"), ("es-419", "es-419"), ("iw", "he"),
            ("de-CH-1996", "de-CH"), ("ar-EG-u-nu-latn", "ar-EG"), ("zh-cmn-Hans", "zh-Hans"),
            ("sl-rozaj-biske", "sl"), ("fil", "fil"),
        ])
    func reading(text: String, tag: String) { #expect(LanguageTag(text)?.text == tag) }

    @Test(
        "rejects other text",
        arguments: ["", "d", "German", "C", "de-", "-de", "de--AT", "d1", "de AT", "*", "de-u"])
    func others(text: String) { #expect(LanguageTag(text) == nil) }

    @Test(
        "gives plain formats the direction of its script",
        arguments: [
            ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("pa-PK", true),
            ("pa", false), ("az-Arab", true), ("ar-Latn", false), ("de", false), ("ja", false),
            ("nonsense!", false),
        ])
    func direction(language: String, isRightToLeft: Bool) {
        let formats = PlainFormats(language: language)
        #expect((formats.textDirection == .rightToLeft) == isRightToLeft)
    }

    @Test("makes plain formats join lists without English words in other languages")
    func lists() {
        #expect(PlainFormats(language: "de").list(["A", "B", "C"], join: .and) == "A, B, C")
        #expect(PlainFormats(language: "en-GB").list(["A", "B", "C"], join: .or) == "A, B or C")
        #expect(PlainFormats(language: "no tag").language == "en")
    }
}
