/// The templates of a phrase in one language, parsed and checked.
struct PhraseWording: Hashable, Sendable {
    private let other: PhraseTemplate
    private let variants: [PluralRules.Category: PhraseTemplate]

    /// Creates the wording of a string, or returns nil if the text has a fault.
    ///
    /// - Parameter report: Called with each fault.
    init?(_ text: Phrases.Text, report: (Phrases.Problem.Fault) -> Void) {
        var isSound = true
        func template(_ source: String, form: String?) -> PhraseTemplate? {
            do throws(PhraseTemplateError) {
                return try PhraseTemplate(source)
            } catch {
                report(.malformed(form: form, column: error.column, found: error.found))
                isSound = false
                return nil
            }
        }
        var templates: [PluralRules.Category: PhraseTemplate] = [:]
        switch text {
        case .always(let source):
            templates[.other] = template(source, form: nil)
        case .plural(let sources):
            for (form, source) in sources.sorted(by: { $0.key < $1.key }) {
                if let category = PluralRules.Category(rawValue: form) {
                    templates[category] = template(source, form: form)
                } else {
                    report(.unknownForm(form))
                    isSound = false
                }
            }
            if sources["other"] == nil { report(.missingForm(.other)) }
        }
        guard isSound, let other = templates.removeValue(forKey: .other) else { return nil }
        self.other = other
        variants = templates
    }

    /// Creates a wording that shows a string unchanged.
    init(verbatim text: Phrases.Text) {
        switch text {
        case .always(let words): other = PhraseTemplate(verbatim: words)
        case .plural(let words): other = PhraseTemplate(verbatim: words["other"] ?? "")
        }
        variants = [:]
    }

    /// Whether a number selects one of several templates.
    var isPlural: Bool { !variants.isEmpty }

    /// The names of the parameters, with the plural form of each template they are in.
    var parameters: [(name: String, form: PluralRules.Category)] {
        PluralRules.Category.allCases.flatMap { form in
            let template = form == .other ? other : variants[form]
            return (template?.parameters ?? []).map { ($0, form) }
        }
    }

    /// Whether a plural form has its own template.
    func has(_ form: PluralRules.Category) -> Bool {
        form == .other || variants[form] != nil
    }

    /// Returns the template for a plural form, or that of `other` if the form has none.
    func template(for form: PluralRules.Category?) -> PhraseTemplate {
        form.flatMap { variants[$0] } ?? other
    }
}
