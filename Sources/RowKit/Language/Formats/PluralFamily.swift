/// A family of languages with the same plural rules, named after one of them.
enum PluralFamily: Hashable, Sendable {
    case invariant, english, hungarian, hindi, armenian, punjabi, sinhala, tamazight
    case danish, icelandic, macedonian, filipino, latvian, hebrew, inuktitut, romanian
    case serbian, french, brazilian, catalan, spanish, gaelic, slovenian, sorbian
    case czech, polish, belarusian, lithuanian, russian, breton, maltese, irish, manx
    case arabic, welsh

    /// The family of each language by its ISO 639 code.
    static let byLanguage: [String: PluralFamily] = {
        var families: [String: PluralFamily] = [:]
        for (family, codes) in members {
            for code in codes.split(separator: " ") { families[String(code)] = family }
        }
        return families
    }()

    /// The language codes of each family, separated by spaces.
    static let members: [(PluralFamily, String)] = [
        (.english, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi"),
        (
            .hungarian,
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo \
            jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr \
            ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig \
            tk tn tr ts ug uz ve vo vun wae xh xog
            """
        ),
        (.hindi, "am as bn doi fa gu hi kn pcm zu"),
        (.armenian, "ff hy kab"),
        (.punjabi, "ak bho csw guw ln mg nso pa ti wa"),
        (.sinhala, "si"), (.tamazight, "tzm"), (.danish, "da"), (.icelandic, "is"),
        (.macedonian, "mk"), (.filipino, "ceb fil tl"), (.latvian, "lv prg"), (.hebrew, "he iw"),
        (.inuktitut, "iu naq sat se sma smi smj smn sms"), (.romanian, "mo ro"),
        (.serbian, "bs hr sh sr"), (.french, "fr"), (.brazilian, "pt"),
        (.catalan, "ca it lld scn vec"), (.spanish, "es"), (.gaelic, "gd"), (.slovenian, "sl"),
        (.sorbian, "dsb hsb"), (.czech, "cs sk"), (.polish, "pl"), (.belarusian, "be"),
        (.lithuanian, "lt"), (.russian, "ru uk"), (.breton, "br"), (.maltese, "mt"),
        (.irish, "ga"), (.manx, "gv"), (.arabic, "ar ars"), (.welsh, "cy"),
    ]

    /// Returns the plural form for a number.
    func category(of number: PluralRules.Operands) -> PluralRules.Category {
        switch self {
        case .invariant, .english, .hungarian, .hindi, .armenian, .punjabi, .sinhala, .tamazight,
            .danish, .icelandic, .macedonian, .filipino:
            isOne(number) ? .one : .other
        case .latvian, .hebrew, .inuktitut, .french, .brazilian, .catalan, .spanish, .romanian:
            categoryOfThree(number)
        case .serbian, .slovenian, .sorbian, .czech, .polish, .belarusian, .lithuanian, .russian:
            slavicCategory(number)
        case .gaelic, .breton, .maltese, .irish, .manx, .arabic, .welsh:
            categoryOfMany(number)
        }
    }
}
