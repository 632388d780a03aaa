import RowKit
import RowText

extension CommandOption {
    /// The option for the language of a form.
    static let language = CommandOption(
        "language", "TAG",
        "The language of built-in texts, dates and numbers, such as de or zh-Hans. By default, that "
            + "of the form. The form's own texts are not translated.")
}

extension VerbCall {
    /// The phrases in the language that the option names, or nil if it is not given.
    ///
    /// If there is no translation into the language, prints which languages there are.
    func phrases() throws(CommandFailure) -> Phrases? {
        guard let given = arguments[.language] else { return nil }
        guard let tag = LanguageTag(given.text) else {
            throw .usageError(
                "\(given.source): expected a language such as de or zh-Hans, found "
                    + given.text.quoted)
        }
        let registry = try program.registry()
        if !registry.translates(into: tag) {
            let known = registry.languages.joined(separator: ", ")
            program.note([
                "There is no translation into \(tag.text). Built-in texts are in English. "
                    + (known.isEmpty
                        ? "Add the product Translations to the dependencies of the program's target."
                        : "There are translations into \(known).")
            ])
        }
        return registry.phrases(for: program.formats(tag.text))
    }
}
