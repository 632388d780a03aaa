import RowKit
import TestRuns
import Testing

// snippet: film-row
/// A source of films.
protocol FilmCatalogue: Sendable {
    /// The titles that begin with a string.
    func titles(beginningWith text: String) async throws -> [String]
}

/// Finds films by the beginning of their titles.
final class FilmRow: Row<NameCell>, RowType {
    /// The source of films.
    @Hook var catalogue: (any FilmCatalogue)?
    /// The suggestions.
    @Setting var suggestions: [String] = []
    /// The error of the last search, or nil if there is none.
    @Setting var searchError: String?

    /// Whether a search is running.
    var isSearching: Bool { isPerforming(.latest("search")) }

    /// Requests a search.
    func search(for text: String) {
        guard let catalogue else { return }
        perform(.latest("search"), after: .milliseconds(300)) {
            try await catalogue.titles(beginningWith: text)
        } then: { row, result in
            switch result {
            case .success(let titles):
                row.suggestions = titles
                row.searchError = nil
            case .failure(let error):
                row.suggestions = []
                row.searchError = "\(error)"
            }
        }
    }
}
// end

// snippet: film-stand-in
/// A catalogue of known films.
struct ShelfOfFilms: FilmCatalogue {
    let titles: [String]

    func titles(beginningWith text: String) async throws -> [String] {
        titles.filter { $0.hasPrefix(text) }
    }
}
// end

// snippet: film-picker
/// Lets the user choose a film.
final class FilmPickerRow: Row<NameCell>, RowType, OptionsProviderRow {
    /// The films to choose from.
    @Setting(through: "options") var optionsProvider: OptionsProvider<String>?
}
// end

// What RegisterRows writes for the row above.
extension FilmPickerRow: _DeclaredSettings {
    /// The settings that the class declares.
    static var _declaredSettings: [RowSetting] {
        [.init("options", \FilmPickerRow.options, "The films to choose from.")]
    }
}

// snippet: async-rule-type
/// A name must be known to a guild; nil is valid.
struct RuleKnownCritic: AsyncRuleType {
    let guild: Guild
    var id: String?
    var delay: Duration { .milliseconds(300) }

    func validate(_ name: String?) async throws -> ValidationError? {
        guard let name, try await !guild.knows(name) else { return nil }
        return ValidationError(msg: "No such critic")
    }
}
// end

/// The known critics, or an unreachable guild if `names` is nil.
struct Guild: Sendable {
    var names: [String]?

    struct Unreachable: Error {}

    func knows(_ name: String?) async throws -> Bool {
        guard let names else { throw Unreachable() }
        return name.map(names.contains) ?? false
    }
}

@Suite("The article on asynchronous work", .timeLimit(.minutes(1)))
struct WorldSnippetTests {
    let catalogue = ShelfOfFilms(titles: ["Vertigo", "Rear Window", "Rebecca"])
    let row = FilmRow("film")
    let form = Form()
    let clock = ManualClock()

    init() {
        form +++ Section([row])
        row.catalogue = catalogue
    }

    @Test("has a row that searches when its work runs")
    func search() async {
        let time = Task { [clock] in
            await clock.sleepers(1)
            clock.advance(by: .milliseconds(300))
        }
        // snippet: settle
        row.search(for: "Re")
        await form.settle(clock: clock)
        let found = row.suggestions  // ["Rear Window", "Rebecca"]
        // end
        await time.value
        #expect(found == ["Rear Window", "Rebecca"] && !row.isSearching)
    }

    @Test("shows options in each state")
    func options() async throws {
        let row = FilmPickerRow("pick")
        form[0].append(row)
        var shown: [String] = []
        func show(_ phrase: Phrases.Key) { shown.append(phrase.id) }
        func log(_ reason: String) { shown.append(reason) }
        func choose(among options: [String]) { shown += options }
        // snippet: lazy-options
        row.optionsProvider = .lazy { [catalogue] in
            try await catalogue.titles(beginningWith: "V")
        }
        row.loadOptions()
        // end
        for _ in 0..<2 {
            // snippet: options-states
            switch row.optionsState {
            case .unloaded, .loading: show(.loading)
            case .loaded([]): show(.noResults)
            case .loaded(let options): choose(among: options)
            case .failed(let failure):
                log("\(failure)")  // for the log; the user sees a phrase
                show(.loadingFailed)
                show(.tryAgain)  // calls row.loadOptions()
            }
            // end
            await form.settle(clock: clock)
        }
        #expect(shown == ["loading", "Vertigo"])
    }

    @Test("has asynchronous rules, and waits for them")
    func rules() async throws {
        let critic = NameRow("critic") { $0.value = "Emmy" }
        form[0].append(critic)
        let guild = Guild(names: ["Ada"])
        // snippet: rule-async
        critic.add(
            rule: RuleAsync(msg: "No such critic", after: .milliseconds(300)) { name in
                try await guild.knows(name)
            })
        // end
        let time = Task { [clock] in
            for _ in 0..<2 {
                await clock.sleepers(1)
                clock.advance(by: .milliseconds(300))
            }
        }
        var thrown: [SubmissionError] = []
        func save(_ values: FormValues) { Issue.record("saved \(values)") }
        func show(_ error: SubmissionError) { thrown.append(error) }
        // snippet: submit-waiting
        do {
            save(try await form.submit(clock: clock))
        } catch {
            show(error)
        }
        // end
        critic.removeAllRules()
        critic.add(rule: RuleKnownCritic(guild: guild))
        #expect(await form.validate(clock: clock).map(\.message) == ["No such critic"])
        await time.value
        #expect(thrown.map(\.description) == ["critic: No such critic"])
    }

    @Test("quotes the errors of rules that failed and of rules that are still running")
    func unanswered() async throws {
        let critic = NameRow("critic")
        form[0].append(critic)
        critic.add(rule: RuleAsync(msg: "No such critic") { try await Guild().knows($0) })
        let early = try #require(throws: SubmissionError.self) { try form.submit() }
        #expect(try Article("Validation").says("`\(early)`"))
        await form.settle(clock: clock)
        let message = try #require(critic.validationErrors.first?.message)
        #expect(try Article("Validation").says("`\(message)`"))
        #expect(try Article("AsynchronousWork").says("`\(message)`"))
    }

    @Test("runs work manually, and drops all but the latest result")
    func byHand() async throws {
        // snippet: by-hand
        row.search(for: "V")
        let first = try #require(form.takeWork().start.first)
        row.search(for: "Re")
        let second = try #require(form.takeWork().start.first)

        form.finish(second.id, await second.run())
        form.finish(first.id, await first.run())  // too late: ignored
        #expect(row.suggestions == ["Rear Window", "Rebecca"])
        // end
        #expect(first.delay == .milliseconds(300))
    }

    @Test("quotes the problem of a condition that requests work")
    func condition() throws {
        row.hidden = .function([]) { [row] _ in
            row.search(for: "V")
            return false
        }
        expect(try Article("AsynchronousWork"), toSay: form.problems)
        #expect(form.problems.count == 1)
    }
}
