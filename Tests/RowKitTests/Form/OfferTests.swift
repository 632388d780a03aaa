import RowKit
import TestRuns
import Testing

/// Cells offer exactly those edits of entries that would succeed.
@Suite("Edits of entries")
struct OfferTests {
    private let form = Form()
    private let controller: FormViewController
    private let stage: FormStage
    private let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
        section in
        section.tag = "g"
        section.multivaluedRowToInsertAt = { _ in StringRow() }
    }

    init() {
        controller = FormViewController(form: form)
        form.append(section)
        for name in ["a", "b", "c"] { section.append(StringRow(name)) }
        stage = FormStage(controller)
    }

    /// The offered edits by tag: `d` to delete, `m` to move, and `i` to insert for the button.
    private var offers: String {
        section.map { row in
            let editing = (row as? any TypedRowType)?.baseCell.view.editing ?? []
            let offers: [(CellView.Editing, String)] = [
                (.delete, "d"), (.move, "m"), (.insert, "i"),
            ]
            return (row.tag ?? "+") + offers.filter { editing.contains($0.0) }.map(\.1).joined()
        }
        .joined(separator: " ")
    }

    typealias Step = @Sendable (OfferTests) throws -> Void
    typealias Case = Example<Step, String>

    @Test(
        "are offered as the section's current state allows",
        arguments: [
            Case("all", { _ in }, "adm bdm cdm +i"),
            Case("at the minimum", { $0.section.minimumCount = 3 }, "am bm cm +i"),
            Case(
                "above the minimum again",
                { test in
                    test.section.minimumCount = 3
                    test.section.append(StringRow("d"))
                }, "adm bdm cdm ddm +i"),
            Case(
                "reduced to the minimum",
                { test in
                    test.section.minimumCount = 2
                    try test.section.remove(test.section.at(0))
                }, "bm cm +i"),
            Case(
                "the only entry",
                { test in
                    try test.section.remove(test.section.at(0))
                    try test.section.remove(test.section.at(0))
                }, "cd +i"),
            Case(
                "the only visible entry",
                { test in
                    try test.section.at(0).hidden = true
                    try test.section.at(0).hidden = true
                }, "cd +i"),
            Case(
                "visible again",
                { test in
                    let rows = test.section.entries
                    rows[0].hidden = true
                    rows[1].hidden = true
                    rows[0].hidden = nil
                }, "adm cdm +i"),
            Case(
                "hidden entries count for the minimum",
                { test in
                    test.section.minimumCount = 2
                    try test.section.at(0).hidden = true
                }, "bdm cdm +i"),
            Case("disabled", { $0.section[1].disabled = true }, "adm b cdm +i"),
            Case("a disabled section", { $0.section.disabled = true }, "a b c +"),
            Case(
                "at the maximum",
                { test in
                    test.section.maximumCount = 4
                    try test.section.insertRow().tag = nil
                }, "adm bdm cdm +dm"),
            Case(
                "no deleting", { $0.section.multivaluedOptions = [.insert, .reorder] },
                "am bm cm +i"),
            Case("no moving", { $0.section.multivaluedOptions = [.delete] }, "ad bd cd"),
            Case("no icon", { $0.section.showInsertIconInAddButton = false }, "adm bdm cdm +"),
            Case("nothing to add", { $0.section.multivaluedRowToInsertAt = nil }, "adm bdm cdm +"),
            Case("a disabled button", { $0.section.addButton?.disabled = true }, "adm bdm cdm +"),
            Case(
                "expanded rows are not entries",
                { test in
                    try test.section.remove(test.section.at(0))
                    try test.section.remove(test.section.at(0))
                    try test.section.remove(test.section.at(0))
                    let row = NumberInlineRow("n")
                    test.section.append(row)
                    test.section.minimumCount = 1
                    row.expandInlineRow()
                }, "n + +i"),
            Case(
                "the only entry, before an observer is added in the transaction",
                { test in
                    test.form.update {
                        test.section.removeAll { ["a", "b"].contains($0.tag) }
                        test.form.keepObserving { _ in }
                    }
                }, "cd +i"),
            Case(
                "moved to another section",
                { test in
                    let plain = Section()
                    test.form.append(plain)
                    try plain.move(test.section.at(0), to: .end)
                    try plain.move(test.section.at(0), to: .end)
                }, "cd +i"),
        ])
    func offers(_ example: Case) throws {
        try example.input(self)
        _ = stage.takePatch()
        #expect(offers == example.outcome)
        section.forEach { $0.updateCell() }
        #expect(offers == example.outcome, "and no other change is pending")
        #expect(!stage.hasChanges, "and no other change is pending")
    }

    @Test("update the entries only when their offer changes")
    func cost() throws {
        let changes = form.recorded()
        section.minimumCount = 3
        #expect(changes.take().flatMap(\.updatedRows).count == 4, "three entries and the button")
        (section[0] as? StringRow)?.value = "x"
        #expect(changes.take().flatMap(\.updatedRows).count == 1)
        section.append(StringRow("d"))
        #expect(changes.take().flatMap(\.updatedRows).count == 4)
        section.append(StringRow("e"))
        try section.at(4).hidden = true
        #expect(changes.take().flatMap(\.updatedRows).isEmpty)
    }

    @Test("are offered anew for a row that enters or leaves the section with its cell")
    func moving() throws {
        let plain = Section(strings("p"))
        form.append(plain)
        _ = stage.takePatch()
        let (row, entry) = (plain[0], section[0])
        try section.move(row, to: .start)
        try plain.move(entry, to: .start)
        #expect(offers == "pdm bdm cdm +i")
        #expect((entry as? StringRow)?.cell.view.editing == [])
    }

    @Test("count only visible places")
    func places() throws {
        section[1].hidden = true
        let names = { [section] in section.entries.compactMap(\.tag).joined() }
        try section.moveRow(section.at(0), to: 1)
        #expect(names() == "bca")
        let refusal = #expect(throws: Form.Problem.self) {
            try section.moveRow(section.at(0), to: 2)
        }
        #expect(
            refusal?.description
                == "g[2]: the index 2 is out of range: visible indices are 0 to 1")
        #expect(stage.patch(ViewEvent(ViewID("a"), .move(0))).refusal == nil)
        #expect(names() == "bac")
        #expect(stage.patch(ViewEvent(ViewID("a"), .move(2))).refusal?.reason == .notOffered)
        #expect(section.tags == ["a", "c", "-"])
    }

    typealias Refusal = Example<@Sendable (OfferTests) throws -> Void, String>

    @Test(
        "are refused with a reason",
        arguments: [
            Refusal(
                "a disabled entry is deleted",
                { test in
                    try test.section.at(1).disabled = true
                    try test.section.deleteRow(test.section.at(1))
                }, "b: the row cannot be deleted while it is disabled"),
            Refusal(
                "a hidden entry is moved",
                { test in
                    let row = try test.section.at(1)
                    row.hidden = true
                    try test.section.moveRow(row, to: 0)
                }, "b: the row cannot be moved while it is hidden"),
            Refusal(
                "an entry of a disabled section is deleted",
                { test in
                    test.section.disabled = true
                    try test.section.deleteRow(test.section.at(0))
                }, "a: the row cannot be deleted while it is disabled"),
            Refusal(
                "the only visible entry is moved",
                { test in
                    try test.section.at(0).hidden = true
                    try test.section.at(0).hidden = true
                    try test.section.moveRow(test.section.at(0), to: 0)
                }, "c: the row cannot be moved: it is the only visible row"),
            Refusal(
                "a row is added by a hidden button",
                { test in
                    test.section.addButton?.hidden = true
                    try test.section.insertRow()
                }, "g: rows cannot be added while it is hidden"),
            Refusal(
                "a row is added to a hidden section without a button",
                { test in
                    test.section.addButtonProvider = nil
                    try test.section.insertRow()
                    test.section.hidden = true
                    try test.section.insertRow()
                }, "g: rows cannot be added while it is hidden"),
            Refusal(
                "the add button is deleted",
                { test in try test.section.deleteRow(try #require(test.section.addButton)) },
                "g.rows[3]: the row cannot be deleted"),
            Refusal(
                "an expanded row is moved",
                { test in
                    let row = NumberInlineRow("n")
                    test.section.append(row)
                    row.expandInlineRow()
                    try test.section.moveRow(try #require(row.inlineRow), to: 0)
                }, "g.rows[4]: the row cannot be moved"),
        ])
    func refusals(_ refusal: Refusal) {
        let thrown = #expect(throws: Form.Problem.self) { try refusal.input(self) }
        #expect(thrown?.description == refusal.outcome)
    }

    @Test("are offered by a swipe only where they would succeed")
    func swipes() throws {
        let row = try #require(section[1] as? StringRow)
        let done = Recorder<String>()
        row.trailingSwipe.actions = [
            SwipeAction(style: .destructive, title: "Delete") { _, _, completion in
                done("delete")
                completion?(true)
            },
            SwipeAction(style: .normal, title: "Flag") { _, _, _ in done("flag") },
        ]
        row.trailingSwipe.performsFirstActionWithFullSwipe = true
        func offered() -> [String] {
            row.cell.view.trailingSwipe.actions.map { "\($0.index) \($0.title ?? "-")" }
        }
        func swipe(_ place: Int) -> ViewRefusal.Reason? {
            stage.patch(ViewEvent(ViewID("b"), .swipe(.trailing, place))).refusal?.reason
        }
        #expect(offered() == ["0 Delete", "1 Flag"])
        #expect(row.cell.view.trailingSwipe.isFirstDoneByFullSwipe)

        section.minimumCount = 3
        #expect(offered() == ["1 Flag"])
        #expect(!row.cell.view.trailingSwipe.isFirstDoneByFullSwipe)
        #expect(swipe(0) == .notOffered)
        #expect(form.problems.isEmpty)
        try row.trailingSwipe.actions.at(0).perform(on: row)
        #expect(form.problems.count == 1)
        #expect(done.entries.isEmpty)
        #expect(swipe(1) == nil)
        #expect(done.take() == ["flag"])

        row.disabled = true
        #expect(offered() == [])
        #expect(swipe(1) == .disabled)
        row.disabled = false
        section.minimumCount = 2
        #expect(offered() == ["0 Delete", "1 Flag"])
        #expect(swipe(0) == nil)
        #expect(done.take() == ["delete"])
        #expect(row.section == nil)
    }

    @Test("succeed exactly where they are offered")
    func random() throws {
        try Runs.repeated(of: 20_000) { seed, random in
            let test = OfferTests()
            for _ in 0..<random.below(12) { test.step(&random) }
            for row in test.section.allRows {
                let view = try #require(row as? any TypedRowType).baseCell.view
                let told = view.editing
                row.updateCell()
                let editing = view.editing
                let place = "\(type(of: row)) \(row.tag ?? "-"), ROWKIT_SEED=\(seed)"
                try #require(row.indexPath == nil || told == editing, "told, \(place)")
                try #require(
                    editing.contains(.move)
                        == test.isDone { try test.section.moveRow(row, to: 0) },
                    "move, \(place)")
                guard random.chance(4) else { continue }
                try #require(
                    editing.contains(.delete) == test.isDone { try test.section.deleteRow(row) },
                    "delete, \(place)")
                break
            }
            let button = test.section.addButton as? any TypedRowType
            button?.updateCell()
            let isOffered = button?.baseCell.view.editing.contains(.insert) ?? false
            try #require(
                button == nil || isOffered == test.isDone { try test.section.insertRow() },
                "insert, ROWKIT_SEED=\(seed)")
        }
    }

    private func isDone(_ verb: () throws -> Void) -> Bool {
        do {
            try verb()
            return true
        } catch {
            return false
        }
    }

    private func step(_ random: inout SeededGenerator) {
        let row = section.allElements.randomElement(using: &random)
        switch random.below(11) {
        case 0: section.minimumCount = random.below(4)
        case 1: section.maximumCount = random.chance(3) ? nil : 2 + random.below(4)
        case 2: section.multivaluedOptions = MultivaluedOptions(rawValue: random.below(8))
        case 3: row?.hidden = Condition(random.chance(2))
        case 4: row?.disabled = Condition(random.chance(2))
        case 5: if let row { try? section.remove(row) }
        case 6: section.append(random.chance(2) ? StringRow() : NumberInlineRow())
        case 7: (row as? NumberInlineRow)?.toggleInlineRow()
        case 8: section.disabled = Condition(random.chance(4))
        case 9: section.addButton?.disabled = Condition(random.chance(3))
        default: section.multivaluedRowToInsertAt = random.chance(4) ? nil : { _ in StringRow() }
        }
    }
}
