extension RowRegistry {
    /// Returns the phrases that a form would show in English, although it has another language.
    ///
    /// A form can show the library's own phrases, and those of the plugins in whose modules the
    /// classes of its rows and their superclasses are declared.
    package func untranslatedPhrases(of form: Form) -> [Phrases.Key] {
        let phrases = form.phrases
        guard !phrases.formats.language.isEnglish else { return [] }
        var found: Set<Phrases.Key> = []
        return (Phrases.Key.builtIn + plugins(ofRowsIn: form).flatMap { $0.phrases })
            .filter { !phrases.translates($0) && found.insert($0).inserted }
    }

    private func plugins(ofRowsIn form: Form) -> [any RowPlugin.Type] {
        var classes: Set<ObjectIdentifier> = []
        var modules: Set<String> = []
        func note(_ row: BaseRow) {
            guard classes.insert(ObjectIdentifier(type(of: row))).inserted else { return }
            var mirror: Mirror? = Mirror(reflecting: row)
            while let level = mirror {
                modules.insert(moduleName(level.subjectType))
                mirror = level.superclassMirror
            }
        }
        form.forEachRowAndPart(note)
        for case let section as BaseMultivaluedSection in form.allSections {
            // Users can add rows of classes that the section does not contain yet.
            (try? section.makeRow(at: section.entries.count))?.forEachPart(note)
        }
        return plugins.filter { modules.contains(moduleName($0)) }
    }
}
