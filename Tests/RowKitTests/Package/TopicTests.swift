import Testing

/// Each public type of RowKit serves those who build forms, write rows, or show forms.
@Suite("The topics of RowKit")
struct TopicTests {
    /// The topics, and the types in each.
    private static let topics: [(title: String, types: [String])] = {
        guard let article = try? Article("RowKit") else { return [] }
        return article.lines.drop { $0 != "## Topics" }.reduce(into: []) { topics, line in
            if line.hasPrefix("### ") { topics.append((String(line.dropFirst(4)), [])) }
            if !topics.isEmpty, let type = line.wholeMatch(of: /- ``(\w+)``/) {
                topics[topics.count - 1].types.append(String(type.1))
            }
        }
    }()

    private static let types: Set<String> = PackageSources.all
        .filter { $0.target == "RowKit" }
        .reduce(into: []) { types, source in
            types.formUnion(Set(source.publicNames).intersection(source.declaredTypes))
        }

    @Test("are each for one task")
    func tasks() {
        let tasks = Self.topics.map { $0.title.prefix { $0 != ":" } }
        #expect(Set(tasks) == Set(Self.order.map { $0[...] }))
        #expect(tasks == tasks.sorted { Self.place($0) < Self.place($1) })
    }

    private static let order = ["Essentials", "Build forms", "Write rows", "Show forms"]

    private static func place(_ task: Substring) -> Int {
        order.firstIndex { $0 == task } ?? order.count
    }

    @Test("list each public type once")
    func readers() {
        let named = Self.topics.flatMap(\.types)
        #expect(named.count == Set(named).count)
        #expect(Set(named) == Self.types)
    }

    /// Types beyond the 180 that were planned, each with the need that it serves.
    private static let needed = [
        "FormList": "A program lists its forms by name, of every kind, for all verbs.",
        "ScreenContent": "A form and a controller stand in one such list.",
        "FormValues": "Values are decoded into a type of the author's own.",
        "FormModel": "A row is bound to a property of a model.",
        "FormState": "A draft is a value.",
        "SubmissionError": "A submission reports errors by tag.",
        "LimitConflict": "A row reports that its minimum is above its maximum.",
        "RuleAccepted": "A switch must be on, as for terms of service.",
        "HiddenValue": "A hidden row keeps or loses its value.",
        "PhraseKey": "A row declares texts of its own, which can be translated.",
        "PhraseArgument": "A phrase contains numbers and names.",
        "PhraseText": "A phrase differs by number.",
        "PhraseError": "A malformed translation is reported with its place.",
        "PhrasedError": "An error of a service has a text in the user's language.",
        "Translation": "A package provides the texts of a language.",
        "PluralRules": "A language has its own plural forms.",
        "PluralCategory": "A plural form is named as in CLDR.",
        "OptionMatching": "Rows that search options agree on what a text finds.",
        "OptionCellType": "A cell of options without a superclass of the library.",
        "SessionHost": "A host draws changes in the isolation of a session.",
        "ImageHeader": "A document has a header with an image.",
        "RowAction": "A document names a swipe action of the program.",
        "OptionSource": "A document names where options are loaded from.",
        "ViewPatch": "Changes leave the process.",
        "ViewSplice": "A long list changes by the elements that differ.",
    ]

    @Test("list at most 180 types, besides those with a stated need")
    func size() {
        #expect(Set(Self.needed.keys).isSubset(of: Self.types))
        let planned = Self.types.subtracting(Self.needed.keys)
        #expect(planned.count <= 180, "merge a type, make it internal, or state why it is needed")
    }
}
