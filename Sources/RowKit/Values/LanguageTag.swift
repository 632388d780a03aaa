/// A language tag, such as `de`, `pt-BR` or `zh-Hans-CN`.
///
/// Reads BCP 47 tags and POSIX names (`de_AT.UTF-8`). Variants and extensions are ignored.
package struct LanguageTag: Hashable, Sendable {
    /// The code of the language, such as `zh`.
    let language: String
    /// The code of the script, such as `Hans`, or nil if the tag has none.
    let script: String?
    /// The code of the region, such as `CN`, or nil if the tag has none.
    let region: String?

    /// Reads a tag, or returns nil if the text is not a language tag.
    package init?(_ text: String) {
        let tag = text.prefix { $0 != "@" && $0 != "." }
        var parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        let isWhole = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isWhole, let code = parts.popFirst(), (2...3).contains(code.count),
            code.allSatisfy(\.isLetter)
        else { return nil }
        language = Self.currentCodes[code.lowercased()] ?? code.lowercased()
        func take(_ isWanted: (Substring) -> Bool) -> String? {
            guard let part = parts.first, isWanted(part) else { return nil }
            parts.removeFirst()
            return String(part)
        }
        while take({ $0.count == 3 && $0.allSatisfy(\.isLetter) }) != nil {}
        script = take { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalizedCode
        region = take {
            $0.count == 2 && $0.allSatisfy(\.isLetter)
                || $0.count == 3 && $0.allSatisfy(\.isNumber)
        }?.uppercased()
        while take({ $0.count >= 5 || $0.count == 4 && $0.first?.isNumber == true }) != nil {}
        // The rest must be an extension, which begins with a single letter.
        guard parts.isEmpty || parts.first?.count == 1 && parts.count > 1 else { return nil }
    }

    /// The tag in its usual spelling, such as `zh-Hans-CN`.
    package var text: String {
        [language, script, region].compactMap(\.self).joined(separator: "-")
    }

    /// The script of the tag, or the one in which the language is usually written.
    var likelyScript: String {
        if let script { return script }
        let inRegion = region.flatMap { Self.scripts["\(language)-\($0)"] }
        return inRegion ?? Self.scripts[language] ?? "Latn"
    }

    /// Whether the script is read from right to left.
    var isRightToLeft: Bool {
        ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]
            .contains(likelyScript)
    }

    /// The comma of the script, with the space after it if there is one.
    var comma: String {
        switch likelyScript {
        case "Arab": "، "
        case "Hans", "Hant", "Jpan": "、"
        default: ", "
        }
    }

    /// Whether users of another tag can be served in this language.
    ///
    /// The languages and scripts must be the same. A tag with a region serves only that region.
    package func serves(_ user: LanguageTag) -> Bool {
        language == user.language && likelyScript == user.likelyScript
            && (region == nil || region == user.region)
    }

    /// The current codes of languages by their outdated codes.
    private static let currentCodes = ["iw": "he", "in": "id", "ji": "yi", "cmn": "zh"]

    /// The usual script of languages that are not written in Latin letters.
    private static let scripts: [String: String] = {
        var scripts: [String: String] = [:]
        for (script, tags) in written {
            for tag in tags.split(separator: " ") { scripts[String(tag)] = script }
        }
        return scripts
    }()

    private static let written = [
        ("Arab", "ar ckb fa ps sd ug ur az-IR pa-PK uz-AF"), ("Armn", "hy"), ("Beng", "as bn"),
        ("Cyrl", "be bg kk ky mk mn ru sr tg uk"), ("Deva", "hi mr ne"), ("Ethi", "am ti"),
        ("Geor", "ka"), ("Grek", "el"), ("Gujr", "gu"), ("Guru", "pa"), ("Hans", "zh"),
        ("Hant", "yue zh-HK zh-MO zh-TW"), ("Hebr", "he yi"), ("Jpan", "ja"), ("Khmr", "km"),
        ("Knda", "kn"), ("Kore", "ko"), ("Laoo", "lo"), ("Mlym", "ml"), ("Mymr", "my"),
        ("Nkoo", "nqo"), ("Orya", "or"), ("Sinh", "si"), ("Syrc", "syr"), ("Taml", "ta"),
        ("Telu", "te"), ("Thaa", "dv"), ("Thai", "th"),
    ]
}

extension LanguageTag: DocumentValue {
    /// Reads a tag from a string.
    package init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        let text = try String(documentValue: json)
        guard let tag = LanguageTag(text) else {
            throw .expected("a language such as \"de\" or \"zh-Hans\"", found: json)
        }
        self = tag
    }

    /// The tag as a string.
    package func documentValue() -> JSONValue { .string(text) }

    /// A string that begins like a language tag.
    package static var documentSchema: JSONValue {
        ["type": "string", "pattern": "^[A-Za-z]{2,3}([-_.@]|$)"]
    }
}

extension String {
    /// The text with only its first letter in upper case.
    fileprivate var capitalizedCode: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
