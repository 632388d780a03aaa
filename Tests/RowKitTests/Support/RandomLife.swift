import RowKit
import TestRuns

/// A form that changes at random, with an open stage, a mirror of its changes and a model.
final class RandomLife {
    let form = Form("Life")
    let stage: FormStage
    private(set) var model = LifeModel()
    /// A copy of the visible rows, updated only by changes.
    private(set) var drawing: Drawing
    /// The names of the actions so far.
    private(set) var done: [String] = []
    /// Problems that no action explains.
    private(set) var problems: [Form.Problem] = []

    private var mirror: ViewMirror
    private var removedRows: [LifeModel.ModelRow] = []
    private var removedSections: [LifeModel.ModelSection] = []
    private var drafts: [(values: FormValues, includeHidden: Bool)] = []
    private var rowCount = 0
    private var sectionCount = 0

    init(_ random: inout SeededGenerator) {
        stage = FormStage(FormViewController(form: form))
        mirror = ViewMirror(stage.snapshot)
        drawing = Drawing(form)
        form.keepObserving { [unowned self] changes in
            drawing.apply(changes)
            problems += changes.problems
        }
        for _ in 0..<3 { insertSection(&random) }
        for _ in 0..<8 { insertRow(&random) }
    }

    /// The mirror after applying all changes.
    func follow() -> ViewMirror {
        mirror.apply(stage.takePatch())
        return mirror
    }

    func step(_ random: inout SeededGenerator) {
        if random.chance(3) {
            form.update { for _ in 0...random.below(4) { change(&random) } }
        } else {
            change(&random)
        }
        if random.chance(3) { mirror.apply(stage.takePatch()) }
    }

    private func change(_ random: inout SeededGenerator) {
        switch random.below(24) {
        case 0..<6: write(&random)
        case 6, 7: setConditions(&random)
        case 8: setSectionCondition(&random)
        case 9, 10: insertRow(&random)
        case 11: removeRow(&random)
        case 12: bringRow(&random)
        case 13, 14: moveRow(&random)
        case 15: deleteEntry(&random)
        case 16: if model.sections.count < 5 { insertSection(&random) }
        case 17: removeSection(&random)
        case 18: moveSection(&random)
        case 19: reset()
        case 20: markClean()
        case 21: keepDraft(&random)
        case 22: restoreDraft(&random)
        default: observeWithoutEnd(&random)
        }
    }

    private func note(_ what: String) { done.append(what) }

    private func attempt(_ body: () throws(Form.Problem) -> Void) {
        do throws(Form.Problem) { try body() } catch { problems.append(error) }
    }

    // MARK: Values and conditions

    private func write(_ random: inout SeededGenerator) {
        guard let row = model.rows.randomElement(using: &random) else { return }
        note("write")
        let value = random.chance(6) ? nil : random.below(3)
        row.row.value = value
        row.value = value
    }

    private func setConditions(_ random: inout SeededGenerator) {
        guard let row = model.rows.randomElement(using: &random) else { return }
        note("conditions")
        let number = row.row.tag.flatMap { Int($0.dropFirst()) } ?? rowCount
        row.hidden = random.chance(2) ? nil : saying(below: number, depth: 1, &random)
        row.disabled = random.chance(2) ? nil : saying(below: number, depth: 1, &random)
        row.row.hidden = row.hidden.map { condition($0, &random) }
        row.row.disabled = row.disabled.map { condition($0, &random) }
    }

    private func setSectionCondition(_ random: inout SeededGenerator) {
        guard let section = model.sections.randomElement(using: &random) else { return }
        note("section condition")
        section.hidden =
            random.chance(2) ? nil : .value("r\(random.below(rowCount + 1))", random.below(3))
        section.section.hidden = section.hidden.map { condition($0, &random) }
    }

    private func condition(_ saying: Saying, _ random: inout SeededGenerator) -> Condition {
        random.chance(2)
            ? .function { saying.holds(in: $0) } : Condition(stringLiteral: saying.predicate)
    }

    /// Names only rows with lower numbers, so that there is no cycle.
    private func saying(
        below number: Int, depth: Int, _ random: inout SeededGenerator
    ) -> Saying? {
        guard number > 0 else { return nil }
        if depth > 0, random.chance(3), let left = saying(below: number, depth: 0, &random),
            let right = saying(below: number, depth: 0, &random)
        {
            return random.chance(2) ? .and(left, .not(right)) : .or(left, right)
        }
        let tag = "r\(random.below(number))"
        switch random.below(4) {
        case 0: return .hidden(tag)
        case 1: return .disabled(tag)
        default: return .value(tag, random.below(3))
        }
    }

    // MARK: Rows

    private func place(_ row: LifeModel.ModelRow, _ random: inout SeededGenerator) {
        guard let section = suitable(for: row).randomElement(using: &random) else {
            return removedRows.append(row)
        }
        let place = random.below(section.rows.count + 1)
        attempt { () throws(Form.Problem) in
            try section.section.insert(row.row, at: point(place, in: section, without: row))
        }
        section.rows.insert(row, at: place)
        row.given = row.value
    }

    /// The sections for a row: plain ones for rows with tags, multivalued ones for entries.
    private func suitable(for row: LifeModel.ModelRow) -> [LifeModel.ModelSection] {
        model.sections.filter { $0.isMultivalued == (row.row.tag == nil) }
    }

    private func point(
        _ place: Int, in section: LifeModel.ModelSection, without row: LifeModel.ModelRow
    ) -> InsertionPoint<BaseRow> {
        let others = section.rows.filter { $0 !== row }
        return place < others.count ? .before(others[place].row) : .end
    }

    private func insertRow(_ random: inout SeededGenerator) {
        note("insert row")
        let isEntry = random.chance(2)
        let row = LifeModel.ModelRow(NumberRow(isEntry ? nil : "r\(rowCount)"))
        if !isEntry { rowCount += 1 }
        if random.below(4) > 0 { row.value = random.below(3) }
        row.row.value = row.value
        place(row, &random)
    }

    private func removeRow(_ random: inout SeededGenerator) {
        guard let row = model.rows.randomElement(using: &random),
            let section = model.section(of: row)
        else { return }
        note("remove row")
        attempt { () throws(Form.Problem) in try section.section.remove(row.row) }
        section.rows.removeAll { $0 === row }
        removedRows.append(row)
    }

    private func bringRow(_ random: inout SeededGenerator) {
        // A reset may have put a removed row back.
        removedRows.removeAll { $0.row.section != nil }
        guard let row = removedRows.popLast() else { return }
        note("bring row")
        place(row, &random)
    }

    private func moveRow(_ random: inout SeededGenerator) {
        guard let row = model.rows.randomElement(using: &random),
            let from = model.section(of: row),
            let to = suitable(for: row).randomElement(using: &random)
        else { return }
        note("move row")
        let place = random.below(to.rows.count(where: { $0 !== row }) + 1)
        attempt { () throws(Form.Problem) in
            try to.section.move(row.row, to: point(place, in: to, without: row))
        }
        from.rows.removeAll { $0 === row }
        to.rows.insert(row, at: place)
    }

    private func deleteEntry(_ random: inout SeededGenerator) {
        guard let row = model.rows.filter({ $0.row.tag == nil }).randomElement(using: &random),
            let section = model.section(of: row),
            let real = section.section as? MultivaluedSection
        else { return }
        // A user cannot delete a hidden or disabled row.
        guard !row.row.isHidden, !row.row.isDisabled else { return }
        note("delete entry")
        attempt { () throws(Form.Problem) in try real.deleteRow(row.row) }
        section.rows.removeAll { $0 === row }
        removedRows.append(row)
    }

    // MARK: Sections

    private func insertSection(_ random: inout SeededGenerator) {
        note("insert section")
        let section: LifeModel.ModelSection
        if random.chance(3), let old = removedSections.popLast() {
            section = old
        } else if random.chance(2) {
            section = LifeModel.ModelSection(
                MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                    $0.tag = "s\(sectionCount)"
                    $0.multivaluedRowToInsertAt = { _ in NumberRow() }
                })
            sectionCount += 1
        } else {
            section = LifeModel.ModelSection(Section())
        }
        let place = random.below(model.sections.count + 1)
        attempt { () throws(Form.Problem) in
            let others = model.sections
            try form.insert(
                section.section, at: place < others.count ? .before(others[place].section) : .end)
        }
        model.sections.insert(section, at: place)
        model.join(section)
    }

    private func removeSection(_ random: inout SeededGenerator) {
        guard model.sections.count > 2, let section = model.sections.randomElement(using: &random),
            !model.holdsOthers(section)
        else { return }
        note("remove section")
        attempt { () throws(Form.Problem) in try form.remove(section.section) }
        model.sections.removeAll { $0 === section }
        removedSections.append(section)
    }

    private func moveSection(_ random: inout SeededGenerator) {
        guard let section = model.sections.randomElement(using: &random) else { return }
        note("move section")
        let others = model.sections.filter { $0 !== section }
        let place = random.below(others.count + 1)
        attempt { () throws(Form.Problem) in
            try form.move(
                section.section, to: place < others.count ? .before(others[place].section) : .end)
        }
        model.sections = others
        model.sections.insert(section, at: place)
    }

    // MARK: The whole form

    private func reset() {
        note("reset")
        form.reset()
        model.reset()
    }

    private func markClean() {
        note("mark clean")
        form.markClean()
        model.markClean()
    }

    private func keepDraft(_ random: inout SeededGenerator) {
        note("keep draft")
        let includeHidden = random.chance(2)
        drafts.append((form.values(includeHidden: includeHidden), includeHidden))
    }

    private func restoreDraft(_ random: inout SeededGenerator) {
        guard let draft = drafts.randomElement(using: &random) else { return }
        note("restore draft")
        let present = draft.values.filter { tag, _ in
            form.rowBy(tag: tag) != nil || form.sectionBy(tag: tag) != nil
        }
        form.setValues(present, includeHidden: draft.includeHidden)
        if draft.includeHidden {
            let values = form.values(includeHidden: true)
            for (tag, value) in present {
                let found = String(describing: values[tag] ?? nil)
                guard found != String(describing: value) else { continue }
                note("  \(tag) is \(found), not \(String(describing: value))")
                problems.append(Form.Problem(.wrongType, at: tag, "another value than the draft's"))
            }
        }
        readBack()
    }

    /// Lets an observer write endlessly, until the form stops notifying it.
    private func observeWithoutEnd(_ random: inout SeededGenerator) {
        guard let row = model.rows.randomElement(using: &random), form.problems.count < 5 else {
            return
        }
        note("observe without end")
        let known = problems
        let observation = form.observe { [row = row.row] _ in row.value = (row.value ?? 0) + 1 }
        write(&random)
        observation.cancel()
        // The report of endless writing is expected.
        problems = known + problems.dropFirst(known.count).filter { $0.code != .unsettled }
        readBack()
    }

    /// Copies values and entries that only the form can know into the model.
    private func readBack() {
        for section in model.sections where section.isMultivalued {
            section.rows = section.section.allElements.compactMap { element in
                let known = (section.rows + section.given + removedRows).first {
                    $0.row === element
                }
                guard known == nil, let row = element as? NumberRow else { return known }
                let new = LifeModel.ModelRow(row)
                new.given = row.resetValue
                return new
            }
        }
        for row in model.rows { row.value = row.row.value }
    }
}
