import Testing

@testable import RowKit

struct PluralRulesTests {
    @Test(
        "Each language has the plural forms that Unicode defines",
        arguments: [
            ("en", "one: 1; other: 0 2 11 21 1.0 0.5"),
            ("de-AT", "one: 1; other: 0 2 1.0 1.5"),
            ("fr", "one: 0 1 1.5; many: 1000000; other: 2 2.5"),
            ("pt", "one: 0 1 1.5; other: 2"), ("pt_PT", "one: 1; other: 0 1.5 2"),
            ("es", "one: 1 1.0; many: 1000000; other: 0 2 1.5"),
            ("it", "one: 1; many: 1000000; other: 0 1.0"),
            ("ru", "one: 1 21 101; few: 2 4 22; many: 0 5 11 12 14 111; other: 1.5 1.0"),
            ("uk", "one: 1 21; few: 3 23; many: 5 13; other: 0.5"),
            ("be", "one: 1 1.0; few: 2; many: 5 11; other: 1.5"),
            ("pl", "one: 1; few: 2 24; many: 0 5 12 21; other: 1.5"),
            ("cs", "one: 1; few: 2 4; many: 1.5 1.0; other: 0 5 22"),
            ("sl", "one: 1 101; two: 2 102; few: 3 4 1.5; other: 0 5"),
            ("hr", "one: 1 21 0.1; few: 2 0.2; other: 0 5 11 0.11"),
            ("lt", "one: 1 21; few: 2 9; many: 0.1 1.6; other: 0 10 11 19 20"),
            ("lv", "zero: 0 10 11 20; one: 1 21 0.1; other: 2 9 0.2"),
            ("ro", "one: 1; few: 0 2 19 101 1.5; other: 20 100"),
            ("da", "one: 1 0.5; other: 0 2"), ("is", "one: 1 21 0.1; other: 0 11 0.2"),
            ("hi", "one: 0 1 0.5; other: 2 1.5"), ("fa", "one: 0 1; other: 2"),
            ("he", "one: 1 0.5; two: 2; other: 0 10 1.5"),
            ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 99 111; other: 100 102 0.5"),
            ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7"),
            ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11"),
            ("gd", "one: 1 11; two: 2 12; few: 3 10 19; other: 0 20"),
            ("mt", "one: 1; two: 2; few: 0 3 10 103; many: 11 19; other: 20"),
            ("fil", "one: 0 1 3 5; other: 4 6 9"), ("tr", "one: 1 1.0; other: 0 2"),
            ("ja", "other: 0 1 2 1.5"), ("zh-Hans", "other: 1"),
            ("xx", "other: 1"), ("", "other: 1"),
        ])
    func forms(language: String, expectation: String) throws {
        for line in expectation.split(separator: "; ") {
            let parts = line.split(separator: ":")
            let form = try #require(PluralRules.Category(rawValue: String(parts[0])))
            for number in parts[1].split(separator: " ") {
                let operands = try #require(PluralRules.Operands(plainText: String(number)))
                #expect(
                    PluralRules(language: language).category(of: operands) == form,
                    "\(language) \(number)")
            }
        }
    }

    @Test("A language lists the plural forms of its whole numbers")
    func wholeNumberCategories() {
        let forms = { PluralRules(language: $0).wholeNumberCategories }
        #expect(forms("en") == [.one, .other])
        #expect(forms("ru") == [.one, .few, .many])
        #expect(forms("cs") == [.one, .few, .other])
        #expect(forms("ar") == [.zero, .one, .two, .few, .many, .other])
        #expect(forms("ja") == [.other])
    }

    @Test("No language is in two families")
    func families() {
        let listed = PluralFamily.members.map { $0.1.split(separator: " ").count }.reduce(0, +)
        #expect(PluralFamily.byLanguage.count == listed)
    }

    @Test("The operands of a number count the visible zeros", arguments: ["1.50", "-1.50"])
    func operands(text: String) throws {
        let operands = try #require(PluralRules.Operands(plainText: text))
        #expect(operands.whole == 1)
        #expect(operands.fractionCount == 2)
        #expect(operands.fraction == 50)
        #expect(operands.trimmedFraction == 5)
    }

    @Test(
        "Text that is not a plain number has no operands",
        arguments: ["", "-", "1.", ".5", "1e3", "1.2.3"])
    func noOperands(text: String) {
        #expect(PluralRules.Operands(plainText: text) == nil)
    }

    @Test("The least integer has operands")
    func least() {
        #expect(PluralRules.Operands(Int.min).whole == 9_223_372_036_854_775_808)
    }
}
