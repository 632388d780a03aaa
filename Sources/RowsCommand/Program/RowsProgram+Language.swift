import PlainText
import RowKit

extension CommandOption {
    /// The option for the language of a form.
    static let language = CommandOption(
        "language", "TAG",
        "The language of built-in texts, dates and numbers, such as de or zh-Hans. By default, that "
            + "of the form. The form's own texts are not translated.")

    /// The option of verbs that print the values of a form.
    static let includeSecrets = CommandOption(
        "include-secrets", nil, "Print secret values, such as passwords, too.")
}

extension VerbCall {
    /// The phrases in the language that the option names, or nil if it is not given.
    ///
    /// If built-in texts have no translation into the language, prints why.
    func phrases() throws(CommandFailure) -> Phrases? {
        guard let given = arguments[.language] else { return nil }
        guard let tag = LanguageTag(given.text) else {
            throw .usageError(
                "\(given.source): expected a language such as de or zh-Hans, found "
                    + given.text.quoted)
        }
        let registry = try program.registry()
        let phrases = registry.phrases(for: program.formats(tag.text))
        if !registry.canTranslate(into: tag) {
            program.note([registry.remarkOnMissing(tag)])
        } else if !registry.hasTranslationsProduct, TranslationsProduct.serves(tag),
            Phrases.Key.builtIn.contains(where: { !phrases.translates($0) })
        {
            program.note([
                "Built-in texts without a translation into \(tag.text) are in English; "
                    + "\(TranslationsProduct.advice)."
            ])
        }
        return phrases
    }

    /// The problems of a form in which some built-in texts are in English and others in another
    /// language, here or in a program that is linked with the product Translations.
    ///
    /// If there is no translation into the language at all, prints this instead.
    func languageProblems(of form: Form) -> [String] {
        guard let tag = LanguageTag(form.phrases.formats.language),
            let registry = try? program.registry()
        else { return [] }
        let missing = registry.untranslatedPhrases(of: form)
        guard !missing.isEmpty else { return [] }
        guard registry.canTranslate(into: tag) else {
            program.note([registry.remarkOnMissing(tag)])
            return []
        }
        let place = program.forms.contains(operand) ? "phrases" : "language"
        var lines: [String] = []
        func report(_ keys: [Phrases.Key], _ reason: String) {
            guard !keys.isEmpty else { return }
            let texts = keys.count == 1 ? "1 text is" : "\(keys.count) texts are"
            lines.append("\(place): \(texts) in English, because \(reason)")
        }
        // A form in Swift can have phrases that the registry did not make.
        let linked = registry.phrases(for: form.phrases.formats)
        report(
            missing.filter(linked.translates),
            "the form does not use the program's translations into \(tag.text); make its phrases "
                + "with registry.phrases(for:)")
        var rest = missing.filter { !linked.translates($0) }
        if !registry.hasTranslationsProduct, TranslationsProduct.serves(tag) {
            let builtIn = Set(Phrases.Key.builtIn)
            report(
                rest.filter(builtIn.contains),
                "the program has no translation of RowKit's own phrases into \(tag.text); "
                    + TranslationsProduct.advice)
            rest.removeAll(where: builtIn.contains)
        }
        // An invalid translation is not a missing one.
        let known = linked.problems.filter { $0.fault != .missing }.map { ($0.key, $0) }
        let faults = Dictionary(known) { first, _ in first }
        lines += rest.compactMap { faults[$0.id] }.map { "\(place): \($0); English is shown" }
        rest.removeAll { faults[$0.id] != nil }
        let subject = rest.count == 1 ? "this phrase has" : "these phrases have"
        report(rest, "\(subject) no translation into \(tag.text): \(Self.names(of: rest))")
        return lines
    }

    /// The first names of some phrases, and the number of the others.
    private static func names(of keys: [Phrases.Key]) -> String {
        let names = keys.map(\.id).sorted()
        let shown = names.count > 4 ? Array(names.prefix(3)) : names
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension RowRegistry {
    /// Whether the program is linked with the product Translations.
    fileprivate var hasTranslationsProduct: Bool {
        plugins.contains { $0.name == TranslationsProduct.name }
    }

    /// Whether some texts are available in a language, in the program or with the product
    /// Translations.
    fileprivate func canTranslate(into tag: LanguageTag) -> Bool {
        translates(into: tag) || !hasTranslationsProduct && TranslationsProduct.serves(tag)
    }

    /// The note that there is no translation into a language.
    fileprivate func remarkOnMissing(_ tag: LanguageTag) -> String {
        let known = Set(languages + TranslationsProduct.languages).sorted()
        return "There is no translation into \(tag.text). Built-in texts are in English. There are "
            + "translations into \(known.joined(separator: ", "))."
    }
}
