import TestRuns
import Testing

@testable import RowKit

@Suite("Any sequence of operations")
struct RandomOperationTests {
    @Test("equals a naive model, and its changes turn one drawing into the next")
    func operationsEqualTheModel() throws {
        let seed = Runs.seed
        let steps = Runs.count(of: 100_000)
        var run = RandomOperations(seed: seed)
        while run.steps < steps {
            run.transaction()
            try #require(
                run.form.allSections.map { $0.allRows.map { ObjectIdentifier($0) } }
                    == run.model.sections.map { $0.rows.map { ObjectIdentifier($0) } },
                "all rows differ after step \(run.steps), ROWKIT_SEED=\(seed)")
            try #require(
                Drawing(run.form) == run.model.drawing,
                "visible rows differ after step \(run.steps), ROWKIT_SEED=\(seed)")
            try #require(
                run.drawing == run.model.drawing,
                "changes do not fit after step \(run.steps), ROWKIT_SEED=\(seed)")
            let areIndicesRight = run.checkIndices()
            try #require(
                areIndicesRight, "indices differ after step \(run.steps), ROWKIT_SEED=\(seed)")
            try #require(run.form.problems.isEmpty, "\(run.form.problems), ROWKIT_SEED=\(seed)")
        }
    }
}

/// Random operations on a form and on its model.
struct RandomOperations {
    var random: SeededGenerator
    var steps = 0
    let form = Form()
    var model = NaiveForm()
    private let follower = Follower()

    var drawing: Drawing { follower.drawing }

    /// Draws the form from its changes alone.
    private final class Follower { var drawing = Drawing(sections: []) }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        form.keepObserving { [follower] in follower.drawing.apply($0) }
    }

    mutating func transaction() {
        let count = 1 + random.below(8)
        // Reading in between must not disturb what is reported in the end.
        form.update {
            for _ in 0..<count {
                step()
                if random.chance(5) { _ = form.rows.count }
            }
        }
    }

    mutating func checkIndices() -> Bool {
        for _ in 0..<3 {
            guard let section = model.sections.randomElement(using: &random),
                let index = section.rows.indices.randomElement(using: &random)
            else { continue }
            let row = section.rows[index]
            let sectionIndex = model.visibleSections.firstIndex { $0 === section }
            let rowIndex = model.visibleRows(of: section).firstIndex { $0 === row }
            let expected = sectionIndex.flatMap { section in
                rowIndex.map { RowPath(section: section, row: $0) }
            }
            guard row.indexPath == expected else { return false }
            let rows = model.visibleSections.flatMap { model.visibleRows(of: $0) }
            guard let place = rows.firstIndex(where: { $0 === row }), expected != nil else {
                continue
            }
            guard form.nextRow(after: row) === (place + 1 < rows.count ? rows[place + 1] : nil),
                form.previousRow(before: row) === (place > 0 ? rows[place - 1] : nil)
            else { return false }
        }
        return true
    }

    private mutating func step() {
        steps += 1
        let rowCount = model.sections.reduce(0) { $0 + $1.rows.count }
        switch random.below(100) {
        case 0..<4 where model.sections.count < 6: insertSection()
        case 4..<6: removeSection()
        case 6..<9: moveSection()
        case 9..<13: toggleSection()
        case 13..<45 where rowCount < 3000: insertRow()
        case 45..<60: removeRow()
        case 60..<75: moveRow()
        case 75..<80: replaceRow()
        default: toggleRow()
        }
    }

    private mutating func insertSection() {
        let new = NaiveForm.NaiveSection(Section())
        for _ in 0..<random.below(5) {
            let row = newRow()
            new.section.append(row)
            new.rows.append(row)
        }
        let index = random.below(model.visibleSections.count + 1)
        let place = placeInAll(index, visible: model.visibleSections, all: model.sections)
        form.insert(new.section, at: index)
        model.sections.insert(new, at: place)
    }

    private mutating func removeSection() {
        // Large sections mostly stay, so that lists of several chunks are tested as well.
        guard let index = model.sections.indices.randomElement(using: &random),
            model.sections[index].rows.count < 30 || random.chance(50)
        else { return }
        let old = model.sections.remove(at: index)
        #expect(throws: Never.self) { try form.remove(old.section) }
        // Sometimes it is inserted again immediately, changed.
        guard random.chance(2) else { return }
        if let row = old.rows.popLast() {
            #expect(throws: Never.self) { try old.section.remove(row) }
        }
        form.append(old.section)
        model.sections.append(old)
    }

    private mutating func moveSection() {
        guard model.sections.count > 1 else { return }
        let from = random.below(model.sections.count)
        let section = model.sections.remove(at: from)
        let to = random.below(model.sections.count)
        let anchor = model.sections[to].section
        #expect(throws: Never.self) { try form.move(section.section, to: .before(anchor)) }
        model.sections.insert(section, at: to)
    }

    private mutating func toggleSection() {
        guard let section = model.sections.randomElement(using: &random) else { return }
        section.isHidden.toggle()
        section.section.hidden = Condition(section.isHidden)
    }

    private mutating func insertRow() {
        guard let section = model.sections.randomElement(using: &random) else { return }
        let row = newRow()
        switch random.below(3) {
        case 0:
            section.section.append(row)
            section.rows.append(row)
        case 1:
            let visible = model.visibleRows(of: section)
            let index = random.below(visible.count + 1)
            let place =
                index == 0 ? 0 : (section.rows.firstIndex { $0 === visible[index - 1] } ?? 0) + 1
            section.section.insert(row, at: index)
            section.rows.insert(row, at: place)
        default:
            guard let index = section.rows.indices.randomElement(using: &random) else { return }
            #expect(throws: Never.self) {
                try section.section.insert(row, after: section.rows[index])
            }
            section.rows.insert(row, at: index + 1)
        }
    }

    private mutating func removeRow() {
        guard let section = model.sections.randomElement(using: &random),
            let index = section.rows.indices.randomElement(using: &random)
        else { return }
        #expect(throws: Never.self) { try section.section.remove(section.rows[index]) }
        section.rows.remove(at: index)
    }

    private mutating func moveRow() {
        guard let from = model.sections.randomElement(using: &random),
            let index = from.rows.indices.randomElement(using: &random),
            let to = random.chance(2) ? from : model.sections.randomElement(using: &random)
        else { return }
        let row = from.rows[index]
        guard let anchor = to.rows.filter({ $0 !== row }).randomElement(using: &random)
        else { return }
        let isBefore = random.chance(2)
        #expect(throws: Never.self) {
            try to.section.move(row, to: isBefore ? .before(anchor) : .after(anchor))
        }
        from.rows.remove(at: index)
        let place = to.rows.firstIndex { $0 === anchor } ?? 0
        to.rows.insert(row, at: isBefore ? place : place + 1)
    }

    private mutating func replaceRow() {
        guard let section = model.sections.randomElement(using: &random),
            let index = model.visibleRows(of: section).indices.randomElement(using: &random)
        else { return }
        let old = model.visibleRows(of: section)[index]
        let new = newRow()
        section.section[index] = new
        // Like any inserted row, the new one directly follows the preceding visible row.
        section.rows.removeAll { $0 === old }
        let visible = model.visibleRows(of: section)
        let place =
            index == 0 ? 0 : (section.rows.firstIndex { $0 === visible[index - 1] } ?? 0) + 1
        section.rows.insert(new, at: place)
    }

    private mutating func toggleRow() {
        guard
            let row = model.sections.randomElement(using: &random)?.rows
                .randomElement(using: &random)
        else { return }
        let isHidden = !model.isHidden(row)
        row.hidden = Condition(isHidden)
        model.hiddenRows.formSymmetricDifference([ObjectIdentifier(row)])
    }

    private mutating func newRow() -> BaseRow {
        let row = StringRow()
        kept.append(row)
        if random.chance(4) {
            row.hidden = true
            model.hiddenRows.insert(ObjectIdentifier(row))
        }
        return row
    }

    /// Every row created, kept alive so that no two share an identifier.
    private var kept: [BaseRow] = []

    private func placeInAll(
        _ index: Int, visible: [NaiveForm.NaiveSection], all: [NaiveForm.NaiveSection]
    ) -> Int {
        index == 0 ? 0 : (all.firstIndex { $0 === visible[index - 1] } ?? 0) + 1
    }
}
