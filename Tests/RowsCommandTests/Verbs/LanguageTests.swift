import RowKit
import StandardRows
import Testing
import Translations

@testable import RowsCommand

@Suite("The language of a form")
struct LanguageTests {
    /// Runs arguments in a program with some plugins, for a document in a language.
    private func run(
        _ arguments: String..., language: String = "de", rows: String = "NoteRow",
        plugins: [any RowPlugin.Type], forms: FormList = FormList()
    ) async -> ProgramRun {
        let document = """
            {"language": "\(language)", "sections": [{"rows": [{"row": "\(rows)", "tag": "a"}]}]}
            """
        return await ProgramRun(
            all: arguments, world: FakeWorld(files: ["form.json": document]), forms: forms
        ) { () throws(RegistryError) in
            try RowRegistry(plugins)
        }
    }

    private static let builtIn = Phrases.Key.builtIn.count

    @Test("has the product to add, if the program has no translation of built-in texts")
    func withoutTranslations() async {
        let run = await run("check", "form.json", plugins: [FormPlugin.self])
        #expect(
            run.output == """
                form.json: language: \(Self.builtIn) texts are in English, because the program has no \
                translation of RowKit's own phrases into de; add the product Translations to the \
                dependencies of the program's target

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
        // The rows of another product have translations of their own, which is not enough.
        let mixed = await self.run(
            "check", "form.json", rows: "TextRow", plugins: [StandardRowPlugin.self])
        #expect(mixed.output == run.output)
        #expect(mixed.status == .problems)
    }

    @Test("has no problem if all phrases have a translation, or none is needed")
    func complete() async {
        let translated = await run(
            "check", "form.json", plugins: [FormPlugin.self, TranslationsPlugin.self])
        #expect(translated.output == "")
        #expect(translated.status == .success)
        let english = await run(
            "check", "form.json", language: "en-GB", plugins: [FormPlugin.self])
        #expect(english.output == "")
        #expect(english.errors == "")
        #expect(english.status == .success)
    }

    @Test("names the phrases that have no translation, of the plugins whose rows the form contains")
    func missing() async {
        let plugins: [any RowPlugin.Type] = [
            WordyPlugin.self, StandardRowPlugin.self, TranslationsPlugin.self,
        ]
        let run = await run("check", "form.json", rows: "WordyRow", plugins: plugins)
        #expect(
            run.output == """
                form.json: language: 5 texts are in English, because these phrases have no \
                translation into de: Wordy.a, Wordy.b, Wordy.c and 2 more

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
        let other = await self.run("check", "form.json", rows: "TextRow", plugins: plugins)
        #expect(other.output == "")
        #expect(other.status == .success)
    }

    @Test("has the problem of a translation that cannot be used")
    func unusable() async {
        let run = await run(
            "check", "form.json", rows: "WordyRow",
            plugins: [WordyPlugin.self, GermanPlugin.self, TranslationsPlugin.self])
        #expect(
            run.output == """
                form.json: language: Wordy.a: '{number}' is not a parameter of the phrase; expected none; \
                English is shown
                form.json: language: 1 text is in English, because this phrase has no translation into \
                de: Wordy.e

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("includes that of the rows that users can add")
    func addedRows() async {
        let forms: FormList = [
            "words": {
                let form = Form {
                    MultivaluedSection { section in
                        section.tag = "words"
                        section.multivaluedRowToInsertAt = { _ in WordyRow() }
                    }
                }
                let registry = try? RowRegistry(WordyPlugin.self, TranslationsPlugin.self)
                form.phrases = registry?.phrases(for: PlainFormats(language: "de")) ?? Phrases()
                return form
            }
        ]
        let run = await run(
            "check", "words", plugins: [WordyPlugin.self, TranslationsPlugin.self], forms: forms)
        #expect(run.output.hasPrefix("words: phrases: 5 texts are in English, because these"))
        #expect(run.status == .problems)
    }

    @Test("has the call to write, if a form in Swift does not use the program's translations")
    func unused() async {
        let forms: FormList = [
            "plain": {
                let form = Form { NoteRow("a") }
                form.phrases = Phrases(formats: PlainFormats(language: "de"))
                return form
            }
        ]
        let run = await run(
            "check", "plain", plugins: [FormPlugin.self, TranslationsPlugin.self], forms: forms)
        #expect(
            run.output == """
                plain: phrases: \(Self.builtIn) texts are in English, because the form does not use \
                the program's translations into de; make its phrases with registry.phrases(for:)

                """)
        #expect(run.status == .problems)
    }

    @Test("has no problem, but a remark, if there is no translation into it at all")
    func unknown() async {
        let remark = """
            There is no translation into it. Built-in texts are in English. There are translations \
            into ar, de, es, fr, hi, ja, zh-Hans.

            """
        for plugins in [[FormPlugin.self], [FormPlugin.self, TranslationsPlugin.self]]
            as [[any RowPlugin.Type]]
        {
            let run = await run("check", "form.json", language: "it", plugins: plugins)
            #expect(run.output == "")
            #expect(run.errors == remark)
            #expect(run.status == .success)
            let drawn = await self.run("draw", "form.json", "--language=it", plugins: plugins)
            #expect(drawn.errors == remark)
            #expect(drawn.status == .success)
        }
    }

    @Test("that an option gives has the product to add as well, even if some texts are translated")
    func option() async {
        let plugins: [any RowPlugin.Type] = [FormPlugin.self, FrenchPlugin.self]
        let run = await run(
            "draw", "form.json", "--language", "fr-CA", language: "en", plugins: plugins)
        #expect(
            run.errors == """
                Built-in texts without a translation into fr-CA are in English; add the product \
                Translations to the dependencies of the program's target.

                """)
        let whole = await self.run(
            "draw", "form.json", "--language", "fr-CA", language: "en",
            plugins: plugins + [TranslationsPlugin.self])
        #expect(whole.errors == "")
        #expect(whole.status == .success)
        let english = await self.run(
            "draw", "form.json", "--language", "en", plugins: plugins)
        #expect(english.errors == "")
    }

    @Test("is known to the verbs if the product Translations has it")
    func product() {
        let languages = TranslationsPlugin.translations.map(\.language).sorted()
        #expect(TranslationsProduct.languages == languages)
        #expect(TranslationsProduct.name == TranslationsPlugin.name)
    }
}

private final class WordyRow: Row<PlainCell<String>>, RowType {}

private enum WordyPlugin: RowPlugin {
    static let name = "Wordy", version = "1.0.0"
    static let rows = [RowDescriptor(WordyRow.self, "Says many words.")]
    static let phrases = ["a", "b", "c", "d", "e"].map { Phrases.Key("Wordy.\($0)", "Word") }
}

/// A plugin that translates words of another one, one of them with an unknown parameter.
private enum GermanPlugin: RowPlugin {
    static let name = "German", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let translations = [
        Translation(
            "de",
            [
                WordyPlugin.phrases[0]: "Wort {number}", WordyPlugin.phrases[1]: "Wort",
                WordyPlugin.phrases[2]: "Wort", WordyPlugin.phrases[3]: "Wort",
            ])
    ]
}

/// A plugin that translates one of the built-in texts.
private enum FrenchPlugin: RowPlugin {
    static let name = "French", version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let translations = [Translation("fr", [.done: "Fini"])]
}
