import StandardRows
import TestRuns
import Testing

@testable import RowKit

@Suite("A random user of groups")
struct RandomGroupTests {
    /// `ROWKIT_RUNS=full` makes 10,000 runs.
    @Test("finds what a naive model of dictionaries has, after each step")
    func runs() throws {
        var (values, restored) = (0, 0)
        for seed in Runs.seeds(of: 10_000) {
            var random = SeededGenerator(seed: seed)
            var run = GroupRun()
            var actions: [String] = []
            for _ in 0..<30 {
                actions.append(try run.act(&random))
                let place = "ROWKIT_SEED=\(seed): \(actions.joined(separator: "; "))"
                #expect(run.found == run.model.values, "\(place)")
                #expect(run.figures == run.model.figures, "\(place)")
                #expect(run.form.isDirty == run.model.isDirty, "\(place)")
                #expect(run.form.problems.isEmpty, "\(place)")
                if run.found != run.model.values || !run.form.problems.isEmpty { break }
            }
            values += run.model.values.count
            restored += run.restored
        }
        #expect(values > 0 && restored > 0)
    }
}

/// A guest as a dictionary would have it.
private struct Guest {
    var name: String?
    var age: Int?
    var guardian: String?
    /// The note that was written, or nil while the row follows the name.
    var note: String??
    var meal: Int? = 1

    var shownNote: String? { note ?? name }
    var isMinor: Bool { age.map { $0 < 16 } ?? false }
    var isBlank: Bool {
        // A note that was written as nil is as in a new entry.
        name == nil && age == nil && guardian == nil && (note ?? nil) == nil && meal == 1
    }

    var value: GroupValue {
        var value: GroupValue = ["name": name, "age": age]
        if isMinor { value["guardian"] = guardian }
        value["days"] = age.map { $0 * 365 }
        value["note"] = shownNote
        value["meal"] = meal
        return value
    }

    mutating func write(_ value: (any Sendable)?, to part: String) {
        switch part {
        case "name": name = value as? String
        case "age": age = value as? Int
        case "guardian": guardian = value as? String
        case "meal": meal = value as? Int
        default:
            // An equal write is none.
            if shownNote != value as? String { note = .some(value as? String) }
        }
    }
}

/// What a form with guests contains, computed anew after each step.
private struct NaiveGroups {
    var guests: [Guest] = []
    var isDirty = false

    var filled: [Guest] { guests.filter { !$0.isBlank } }
    var values: [GroupValue] { filled.map(\.value) }
    var figures: [Int] {
        let ages = filled.compactMap(\.age)
        return [filled.count, ages.reduce(0, +), ages.count { $0 < 18 }]
    }
}

private struct GroupRun {
    private(set) var form = Self.makeForm()
    private(set) var model = NaiveGroups()
    private(set) var restored = 0

    private static let parts = ["name", "age", "guardian", "note", "meal"]

    private static func makeForm() -> Form {
        Form {
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in
                    GroupRow {
                        NameRow("name")
                        IntRow("age")
                        EmailRow("guardian") { $0.hidden = "$.age == nil OR $.age >= 16" }
                        IntRow("days") { $0.calculated = "$.age * 365" }
                        NameRow("note") { $0.suggested = "$.name" }
                        IntRow("meal") { $0.value = 1 }
                    }
                }
            }
            Section {
                IntRow("count") { $0.calculated = "$guests.@count" }
                IntRow("ages") { $0.calculated = "$guests.age.@sum" }
                IntRow("minors") {
                    $0.calculated = "SUBQUERY($guests, $g, $g.age < 18).@count"
                }
            }
        }
    }

    private var section: MultivaluedSection {
        guard let section: MultivaluedSection = form.sectionBy(tag: "guests") else {
            preconditionFailure("The form has this section.")
        }
        return section
    }

    var found: [GroupValue] { section.values() as? [GroupValue] ?? [] }

    var figures: [Int] {
        let values = form.values()
        return ["count", "ages", "minors"].map { values[$0] as? Int ?? -1 }
    }

    private func anyValue(of part: String, _ random: inout SeededGenerator) -> (any Sendable)? {
        if random.chance(4) { return nil }
        return switch part {
        case "age": [3, 15, 16, 17, 40].randomElement(using: &random)
        case "meal": random.below(3)
        default: ["Ada", "Bo"].randomElement(using: &random)
        }
    }

    private func anyGroup(_ random: inout SeededGenerator) -> GroupValue {
        var group = GroupValue()
        for part in Self.parts where random.chance(2) {
            group[part] = anyValue(of: part, &random)
        }
        return group
    }

    /// Performs any action on the form and the model, and returns its description.
    mutating func act(_ random: inout SeededGenerator) throws -> String {
        let count = model.guests.count
        switch random.below(9) {
        case 0, 1:
            guard count < 5 else { return "no room" }
            try section.insertRow()
            model.guests.append(Guest())
            model.isDirty = true
            return "add"
        case 2 where count > 0:
            let index = random.below(count)
            try section.deleteRow(section.entries[index])
            model.guests.remove(at: index)
            model.isDirty = !model.guests.isEmpty
            return "delete \(index)"
        case 3 where count > 1:
            let (from, to) = (random.below(count), random.below(count))
            try section.moveRow(section.entries[from], to: to)
            model.guests.insert(model.guests.remove(at: from), at: to)
            return "move \(from) to \(to)"
        case 4, 5:
            guard count > 0 else { return "no guest" }
            let index = random.below(count)
            let part = Self.parts.randomElement(using: &random) ?? "name"
            let value = anyValue(of: part, &random)
            form.setValues(
                ["guests[\(index)].\(part)": value], by: random.chance(2) ? .user : .program)
            model.guests[index].write(value, to: part)
            return "write \(part) of \(index)"
        case 6 where count > 0:
            let index = random.below(count)
            let group = anyGroup(&random)
            form.setValues(["guests[\(index)]": group])
            write(group, to: index)
            return "write \(group) to \(index)"
        case 7:
            let groups = (0..<random.below(4)).map { _ in anyGroup(&random) }
            form.setValues(["guests": groups])
            while model.guests.count > groups.count { model.guests.removeLast() }
            while model.guests.count < groups.count { model.guests.append(Guest()) }
            for (index, group) in groups.enumerated() { write(group, to: index) }
            model.isDirty = !model.guests.isEmpty
            return "write \(groups)"
        case 8 where random.chance(3):
            form.reset()
            model.guests = []
            model.isDirty = false
            return "reset"
        default:
            let other = Self.makeForm()
            #expect(other.restore(form.state).isEmpty)
            form = other
            restored += 1
            return "restore"
        }
    }

    /// Writes a group: what is suggested last.
    private mutating func write(_ group: GroupValue, to index: Int) {
        for part in Self.parts.filter({ $0 != "note" }) + ["note"] where group.contains(part) {
            model.guests[index].write(group[part], to: part)
        }
    }
}
