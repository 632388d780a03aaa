import OptionSearch
import RowKit
import StandardRows
import SuggestionRow
import Synchronization
import TestRuns
import Testing
import TokenRow

@Suite("A row that searches asynchronously")
struct SearchOrderTests {
    @Test("shows only tokens for the text in its field, in whatever order answers arrive")
    func tokens() async {
        let counts = Counts()
        for seed in Runs.seeds(of: 20_000) {
            let row = TokenTableRow<String>("team")
            row.searchTokens = answers
            var user = SearchingUser(row, row.cell.textField, row.cell.optionList, seed: seed) {
                row.value.map(Array.init) ?? []
            }
            await user.run(counts)
        }
        counts.check()
    }

    @Test("suggests only values for the text in its field, in whatever order answers arrive")
    func suggestions() async {
        let counts = Counts()
        for seed in Runs.seeds(of: 20_000) {
            let row = SuggestionTableRow<Answer>("city")
            row.asyncFilterFunction = { text in try await answers(text).map { Answer(name: $0) } }
            var user = SearchingUser(row, row.cell.textField, row.cell.suggestionList, seed: seed) {
                row.value.map { [$0.name] } ?? []
            }
            await user.run(counts)
        }
        counts.check()
    }
}

/// A value that cannot be created from text.
private struct Answer: SuggestionValue {
    let name: String
    init(name: String) { self.name = name }
    init?(string: String) { nil }
    var suggestionString: String { name }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
}

/// Two answers to a text, or a failure if the text begins with an x.
@Sendable private func answers(_ text: String) async throws -> [String] {
    guard !text.hasPrefix("x") else { throw Failure(description: text) }
    return ["\(text)1", "\(text)2"]
}

/// How often each important path was taken in all runs.
private final class Counts {
    var runs = 0
    var stale = 0
    var overtaken = 0
    var shown = 0
    var failed = 0
    var picked = 0

    /// Expects that each path was taken, unless a single run is replayed.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        guard runs > 50 else { return }
        for count in [stale, overtaken, shown, failed, picked] {
            #expect(count > 10, sourceLocation: sourceLocation)
        }
    }
}

/// Types and picks in a row while answers to the typed texts arrive in any order.
private struct SearchingUser<Row: OptionSearchRow> where Row.Option: SearchedOption {
    private let row: Row
    private let field: TextFieldView
    private let list: ListView
    private let stage: FormStage
    private let chosen: () -> [String]
    private var random: SeededGenerator
    /// The requested work, and the text for which it was requested.
    private var taken: [(order: WorkOrder, text: String)] = []

    init(
        _ row: Row, _ field: TextFieldView, _ list: ListView, seed: UInt64,
        chosen: @escaping () -> [String]
    ) {
        self.row = row
        self.field = field
        self.list = list
        self.chosen = chosen
        stage = FormStage(FormViewController(form: Form() +++ row))
        random = SeededGenerator(seed: seed)
    }

    mutating func run(_ counts: Counts) async {
        counts.runs += 1
        _ = stage.receive(ViewEvent(field.id, .focus))
        for _ in 0..<12 {
            switch random.below(8) {
            case 0...2: type()
            case 3: pick(counts)
            default: await answer(counts)
            }
            take()
            check(counts)
        }
        // In the end, all requested answers have arrived.
        type()
        take()
        while !taken.isEmpty { await answer(counts) }
        check(counts)
        #expect(stage.isIdle)
        #expect(!row.isSearching)
    }

    private mutating func type() {
        let text = ["a", "ab", "abc", "b", "x", "xy"].randomElement(using: &random) ?? ""
        _ = stage.receive(ViewEvent(field.id, .type(text)))
    }

    private mutating func take() {
        taken += stage.takeWork().start.map { ($0, row.searchText) }
    }

    private mutating func answer(_ counts: Counts) async {
        guard !taken.isEmpty else { return }
        let place = random.below(taken.count)
        let (order, text) = taken.remove(at: place)
        if place > 0 { counts.overtaken += 1 }
        if text != row.searchText { counts.stale += 1 }
        let outcome = await order.run()
        stage.finish(order.id, outcome)
        if random.chance(4) { stage.finish(order.id, outcome) }
    }

    private func pick(_ counts: Counts) {
        let (before, text) = (chosen(), row.searchText)
        _ = stage.receive(ViewEvent(field.id, .key(.down)))
        _ = stage.receive(ViewEvent(field.id, .key(.enter)))
        let new = chosen().filter { !before.contains($0) }
        #expect(new.isEmpty || ["\(text)1", "\(text)2"].contains(new[0]), "\(new) for \(text)")
        #expect(new.count <= 1)
        counts.picked += new.count
    }

    private func check(_ counts: Counts) {
        let (found, text) = (row.offeredOptions, row.searchText)
        guard found.isCurrent else { return }
        let names = found.options.map(\.searchedName)
        let wanted = ["\(text)1", "\(text)2"].filter { !chosen().contains($0) }
        #expect(names.isEmpty || names == wanted, "\(names) for \(text)")
        if !names.isEmpty { counts.shown += 1 }
        guard case .failed(let failure) = found.notice else { return }
        #expect(failure.description == text)
        counts.failed += 1
    }
}

/// An option by its name.
private protocol SearchedOption {
    var searchedName: String { get }
}

extension String: SearchedOption {
    fileprivate var searchedName: String { self }
}

extension Answer: SearchedOption {
    fileprivate var searchedName: String { name }
}
