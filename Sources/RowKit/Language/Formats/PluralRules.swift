/// The plural rules of a language, following Unicode CLDR 46.
///
/// Foundation on Linux has no plural rules, so the library includes them for some 150 languages. An
/// unknown language has one form, ``PluralRules/Category/other``.
///
/// ```swift
/// PluralRules(language: "ru").category(of: PluralRules.Operands(21))  // .one
/// PluralRules(language: "ru").category(of: PluralRules.Operands(3))  // .few
/// ```
public struct PluralRules: Hashable, Sendable {
    private let family: PluralFamily

    /// Creates the rules of a language such as `de`, `pt-PT` or `pt_PT`; only Portuguese differs by
    /// country.
    public init(language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" || $0 == "@" }
        let code = parts.first.map { $0.lowercased() } ?? ""
        let isEuropean = parts.dropFirst().contains { $0.uppercased() == "PT" }
        self.family =
            code == "pt" && isEuropean ? .catalan : PluralFamily.byLanguage[code] ?? .invariant
    }

    /// Returns the plural form for a number.
    public func category(of number: PluralRules.Operands) -> PluralRules.Category {
        family.category(of: number)
    }

    /// The plural forms of whole numbers, in the order of `PluralRules.Category.allCases`.
    public var wholeNumberCategories: [PluralRules.Category] {
        let samples = Array(0...200) + [1000, 1_000_000]
        let used = Set(samples.map { category(of: PluralRules.Operands($0)) })
        return PluralRules.Category.allCases.filter(used.contains)
    }
}
