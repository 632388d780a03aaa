import RowKit
import RowText
import TestRuns
import Testing

// The examples in the comments on texts.

// snippet: comment-phrase-key
extension Phrases.Key {
    static let tokenRowCount = Phrases.Key(
        "TokenRow.count", ["one": "{count} token", "other": "{count} tokens"])(
            de: "{count} Token", fr: ["one": "{count} jeton", "other": "{count} jetons"])
}
// end

@Suite("The examples in the comments on texts")
struct TextCommentTests {
    @Test("ignore case, accents and width")
    func folding() {
        let found = results {
            // snippet: comment-folding
            Folding.all.fold("Ａ CRÈME Brûlée")  // "a creme brulee"
            Folding.case.fold("Straße")  // "strasse"
            // end
        }
        #expect(found == ["a creme brulee", "strasse"])
        let places = results {
            // snippet: comment-text-index
            let index = TextIndex(["Peter Schmeichel", "Oliver Kahn", "José Ángel Iribar"])
            index.places(holding: "AN")  // [2]: case, accents and width do not count
            // end
        }
        #expect(places == ["[2]"])
        let ranges = results {
            // snippet: comment-ranges
            Folding.all.ranges(of: "an", in: "Ánna Ahnan")  // [0..<2, 8..<10]
            // end
        }
        #expect(ranges == ["[Range(0..<2), Range(8..<10)]"])
        let spread = results {
            // snippet: comment-fuzzy-pattern
            var pattern = FuzzyPattern("okn")
            pattern?.ranges(in: "Oliver Kahn")  // [0..<1, 7..<8, 10..<11]
            // end
        }
        #expect(spread == ["[Range(0..<1), Range(7..<8), Range(10..<11)]"])
    }

    @Test("parse and format numbers without a locale")
    func numbers() {
        let found = results {
            // snippet: comment-plain-formats
            let formats = PlainFormats()
            formats.string(for: 1234.5, style: .decimal)  // "1234.5"
            formats.number(from: "1,234", style: .integer, as: Int.self)  // nil: no grouping
            // end
        }
        #expect(found == ["1234.5", "nil"])
        let categories = results {
            // snippet: comment-plural-rules
            PluralRules(language: "ru").category(of: PluralRules.Operands(21))  // .one
            PluralRules(language: "ru").category(of: PluralRules.Operands(3))  // .few
            // end
        }
        #expect(categories == ["one", "few"])
    }

    @Test("show phrases in the singular and in the plural")
    func phrases() {
        let phrases = Phrases()
        let found = results {
            // snippet: comment-phrase
            phrases.text(.tokenRowCount, ["count": 2])  // "2 tokens"
            // end
        }
        #expect(found == ["2 tokens"])
        // snippet: comment-phrase-language
        let none = Phrases.Key("PollRow.none", "No votes")(de: "Keine Stimmen")
            .translated("nl", "Geen stemmen")
        // end
        #expect(none.translations == ["de": "Keine Stimmen", "nl": "Geen stemmen"])
        // snippet: comment-phrase-text
        let wording: Phrases.Text = ["one": "{count} row", "other": "{count} rows"]
        // end
        #expect(wording != "{count} rows")
    }

    @Test("convert domains to ASCII")
    func domains() {
        #expect(throws: (any Error).self) {
            _ = try results {
                // snippet: comment-idna
                try IDNA.toASCII("Bücher.example")  // "xn--bcher-kva.example"
                try IDNA.toASCII("a\u{FFFF}")  // throws: U+FFFF is not allowed
                // end
            }
        }
    }
}
