/// The plural rules of a language, after Unicode CLDR 46.
///
/// Foundation on Linux offers none, so the library has its own for some 150 languages. A language
/// that it does not know has one form, ``PluralCategory/other``.
///
/// ```swift
/// PluralRules(language: "ru").category(of: PluralOperands(21))  // .one
/// PluralRules(language: "ru").category(of: PluralOperands(3))  // .few
/// ```
public struct PluralRules: Hashable, Sendable {
    private let family: PluralFamily

    /// The rules of a language, as in `de`, `pt-PT` or `pt_PT`; only Portuguese differs by country.
    public init(language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" || $0 == "@" }
        let code = parts.first.map { $0.lowercased() } ?? ""
        let isEuropean = parts.dropFirst().contains { $0.uppercased() == "PT" }
        self.family =
            code == "pt" && isEuropean ? .catalan : PluralFamily.byLanguage[code] ?? .invariant
    }

    /// The form that a number takes.
    public func category(of number: PluralOperands) -> PluralCategory {
        family.category(of: number)
    }

    /// The forms that whole numbers take, in the order of `PluralCategory.allCases`.
    public var wholeNumberCategories: [PluralCategory] {
        let samples = Array(0...200) + [1000, 1_000_000]
        let used = Set(samples.map { category(of: PluralOperands($0)) })
        return PluralCategory.allCases.filter(used.contains)
    }
}
