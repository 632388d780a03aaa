import StandardRows
import TestRuns
import Testing

@testable import RowKit

@Suite("A random user of rows with lists")
struct RandomListTests {
    /// `ROWKIT_RUNS=full` makes 10,000 runs.
    @Test("finds what a naive model offers, and never submits anything else")
    func runs() async throws {
        var (submitted, refused, removed) = (0, 0, 0)
        for seed in Runs.seeds(of: 10_000) {
            var random = SeededGenerator(seed: seed)
            let run = try RandomListRun(&random)
            var actions: [String] = []
            for _ in 0..<30 {
                actions.append(try await run.act(&random))
                let place = "ROWKIT_SEED=\(seed): \(actions.joined(separator: "; "))"
                #expect(run.values == run.model.chosen, "\(place)")
                #expect(run.offered == run.model.offered, "\(place)")
                #expect(run.form.problems.isEmpty, "\(place)")
                if !run.form.problems.isEmpty || run.values != run.model.chosen { break }
            }
            submitted += run.model.submissions.accepted
            refused += run.model.submissions.refused
            removed += run.model.removals
        }
        #expect(submitted > 0 && refused > 0 && removed > 0)
    }
}

/// An item of a list.
private struct Item: Hashable {
    let value: String
    let parent: String
    let size: Int

    static func list(_ random: inout SeededGenerator) -> [Item] {
        Name.all.filter { _ in random.chance(2) }.map { name in
            Item(value: name, parent: Name.any(&random), size: random.below(4))
        }
    }

    var json: JSONValue {
        [
            "value": .string(value), "title": .string("Title of \(value)"),
            "parent": .string(parent), "size": .integer(size),
        ]
    }
}

private enum Name {
    static let all = ["a", "b", "c", "d", "e"]

    static func any(_ random: inout SeededGenerator) -> String {
        all.randomElement(using: &random) ?? "a"
    }
}

/// What a form with lists contains and offers, computed anew after each step.
private struct NaiveLists {
    var lists: [String: [Item]] = [:]
    /// The values by tag; those of rows with one value are sets of at most one.
    var values: [String: Set<String>] = [:]
    var least: Int?
    /// Whether the late options are loaded.
    var isLoaded = false
    var removesLate = false
    var submissions = (accepted: 0, refused: 0)
    var removals = 0

    static let reads: [String: Set<String>] = [
        "second": ["first"], "third": ["second", "least"], "many": ["second"], "some": ["least"],
    ]

    /// The values of those that have any.
    var chosen: [String: Set<String>] { values.filter { !$0.value.isEmpty } }

    func one(_ tag: String) -> String? { values[tag]?.first }

    func offered(_ tag: String) -> [String] {
        let items: [Item]
        switch tag {
        case "first": items = lists["x"] ?? []
        case "second": items = (lists["y"] ?? []).filter { $0.parent == one("first") }
        case "third":
            items = (lists["z"] ?? []).filter {
                $0.parent == one("second") && $0.size >= least ?? 0
            }
        case "many": items = (lists["y"] ?? []).filter { $0.value != one("second") }
        case "some": items = (lists["z"] ?? []).filter { $0.size >= least ?? 0 }
        default: return Self.late(one("first"))
        }
        return items.map(\.value)
    }

    static func late(_ first: String?) -> [String] {
        first.map { [$0, "c", "late \($0)"] } ?? []
    }

    var offered: [String: [String]] {
        var offered: [String: [String]] = [:]
        for tag in ["first", "second", "third", "many"] { offered[tag] = self.offered(tag) }
        return offered
    }

    /// Follows a change of rows, along all chains.
    mutating func change(_ tags: Set<String>, byUser isUsers: Bool) {
        var changed = tags
        var isNew = true
        while isNew {
            isNew = false
            for (tag, reads) in Self.reads where !reads.isDisjoint(with: changed) && isUsers {
                let kept = (values[tag] ?? []).intersection(offered(tag))
                guard kept != values[tag] ?? [] else { continue }
                removals += 1
                values[tag] = kept
                isNew = changed.insert(tag).inserted || isNew
            }
        }
        guard changed.contains("first") else { return }
        isLoaded = false
        removesLate = isUsers && values["late"]?.isEmpty == false
    }

    mutating func load() {
        guard !isLoaded else { return }
        isLoaded = true
        if removesLate, let late = one("late"), !offered("late").contains(late) {
            values["late"] = []
            removals += 1
        }
        removesLate = false
    }

    /// Whether everything that is chosen is offered.
    var isValid: Bool {
        values.allSatisfy { tag, chosen in chosen.isSubset(of: offered(tag)) }
    }
}

/// A plugin whose options are loaded.
private enum LatePlugin: RowPlugin {
    static let version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let optionSources = [
        OptionSource("late", "Options that depend on a name.") { (name: String) in
            NaiveLists.late(name)
        }
    ]
}

/// A form with lists and its naive model.
private final class RandomListRun {
    var form = Form()
    var model = NaiveLists()
    private let factory: RowFactory
    private let rows: [JSONValue]

    init(_ random: inout SeededGenerator) throws {
        factory = RowFactory(try RowRegistry(StandardRowPlugin.self, LatePlugin.self))
        rows = [
            ["row": "PushRow", "tag": "first", "optionsFrom": ["list": "x"]],
            [
                "row": "PickerInputRow", "tag": "second",
                "optionsFrom": ["list": "y", "where": "parent == $first"],
            ],
            [
                "row": "SegmentedRow", "tag": "third",
                "optionsFrom": [
                    "list": "z", "where": "parent == $second AND size >= coalesce($least, 0)",
                ],
            ],
            [
                "row": "MultipleSelectorRow", "tag": "many",
                "optionsFrom": ["list": "y", "where": "SELF.value != $second"],
            ],
            ["row": "PushRow", "tag": "late", "optionsFrom": ["source": "late", "row": "first"]],
            ["row": "IntRow", "tag": "least"],
        ].shuffled(using: &random)
        for name in ["x", "y", "z"] { model.lists[name] = Item.list(&random) }
        form = try makeForm()
    }

    private func makeForm() throws -> Form {
        let section: JSONValue = [
            "tag": "some", "rows": [],
            "selectable": [
                "row": "ListCheckRow", "selection": "multiple",
                "optionsFrom": ["list": "z", "where": "size >= coalesce($least, 0)"],
            ],
        ]
        return try factory.form(from: [
            "lists": .object(model.lists.mapValues { .array($0.map(\.json)) }),
            "sections": [["rows": .array(rows)], section],
        ])
    }

    private func row<Row: BaseRow>(_ tag: String) throws -> Row {
        try #require(form.rowBy(tag: tag))
    }

    private var section: SelectableSection<ListCheckRow<String>>? { form.sectionBy(tag: "some") }

    var values: [String: Set<String>] {
        var values: [String: Set<String>] = [:]
        for (tag, value) in form.values() where tag != "least" {
            switch value {
            case let text as String: values[tag] = [text]
            case let texts as Set<String>: values[tag] = texts
            case let texts as [String]: values[tag] = Set(texts)
            default: break
            }
        }
        return values.filter { !$0.value.isEmpty }
    }

    var offered: [String: [String]] {
        var offered: [String: [String]] = [:]
        for tag in ["first", "second", "third", "many"] {
            let row: BaseRow? = form.rowBy(tag: tag)
            offered[tag] = (row as? any OptionsProviderRow)?.options(as: String.self)
        }
        return offered
    }

    /// Does something, in the form and in the model.
    ///
    /// - Returns: What was done.
    func act(_ random: inout SeededGenerator) async throws -> String {
        switch random.below(9) {
        case 0, 1, 2: return try await choose(&random)
        case 3: return try write(&random)
        case 4: return try toggle(&random)
        case 5: return try setLeast(&random)
        case 6:
            let name = ["x", "y", "z"].randomElement(using: &random) ?? "x"
            let items = Item.list(&random)
            model.lists[name] = items
            form.lists[name] = try ItemList(items.map(\.json))
            return "replace \(name)"
        case 7:
            let state = form.state
            form = try makeForm()
            #expect(form.restore(state) == [])
            (model.isLoaded, model.removesLate) = (false, false)
            return "restart"
        default: return try await submit()
        }
    }

    /// The user chooses an option that is offered, or none.
    private func choose(_ random: inout SeededGenerator) async throws -> String {
        let tag = ["first", "second", "third", "many", "late"].randomElement(using: &random) ?? ""
        if tag == "late" {
            let late: PushRow<String> = try row(tag)
            late.loadOptions()
            await form.settle(clock: .continuous)
            model.load()
        }
        var chosen = Set(model.offered(tag).filter { _ in random.chance(3) })
        if tag == "many" {
            let many: MultipleSelectorRow<String> = try row(tag)
            many.setValue(chosen.isEmpty ? nil : chosen, by: .user)
        } else {
            chosen = Set(chosen.sorted().prefix(1))
            let one: RowOf<String> = try row(tag)
            one.setValue(chosen.first, by: .user)
        }
        let isChanged = model.values[tag] ?? [] != chosen
        model.values[tag] = chosen
        if isChanged { model.change([tag], byUser: true) }
        return "choose \(chosen) in \(tag)"
    }

    /// The program writes anything.
    private func write(_ random: inout SeededGenerator) throws -> String {
        let tag = ["first", "second", "third", "late"].randomElement(using: &random) ?? ""
        let value = random.chance(4) ? nil : Name.any(&random)
        let isChanged = model.one(tag) != value
        let row: RowOf<String> = try row(tag)
        row.setValue(value, by: .program)
        model.values[tag] = value.map { [$0] } ?? []
        if isChanged { model.change([tag], byUser: false) }
        return "write \(value ?? "nil") in \(tag)"
    }

    /// The user selects an option of the section.
    private func toggle(_ random: inout SeededGenerator) throws -> String {
        let rows = (section.map(Array.init) ?? []).compactMap { $0 as? ListCheckRow<String> }
        let possible = rows.filter { row in
            row.isSelected || model.offered("some").contains(row.selectableValue ?? "")
        }
        guard let row = possible.randomElement(using: &random), let value = row.selectableValue
        else { return "toggle nothing" }
        form.update(by: .user) { row.didSelect() }
        model.values["some", default: []].formSymmetricDifference([value])
        return "toggle \(value)"
    }

    private func setLeast(_ random: inout SeededGenerator) throws -> String {
        let (least, isUsers) = (random.below(4), random.chance(2))
        let row: IntRow = try row("least")
        let isChanged = model.least != least
        row.setValue(least, by: isUsers ? .user : .program)
        model.least = least
        if isChanged { model.change(["least"], byUser: isUsers) }
        return "least \(least) by \(isUsers ? "user" : "program")"
    }

    private func submit() async throws -> String {
        let result: FormValues?
        do throws(SubmissionError) {
            result = try await form.submit(clock: .continuous)
        } catch {
            result = nil
        }
        if model.one("late") != nil { model.load() }
        #expect((result != nil) == model.isValid)
        if result == nil {
            model.submissions.refused += 1
        } else {
            model.submissions.accepted += 1
        }
        return "submit"
    }
}

extension OptionsProviderRow {
    fileprivate func options<Wanted>(as type: Wanted.Type) -> [Wanted]? { options as? [Wanted] }
}
