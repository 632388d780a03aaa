import RowKit
import TestRuns
import Testing

@Suite("Any sequence of operations with inline rows and add buttons")
struct RandomInlineTests {
    @Test("leaves no row behind, keeps places, and is reported correctly")
    func operations() throws {
        let seed = Runs.seed
        let steps = Runs.count(of: 100_000)
        var run = RandomInlineOperations(seed: seed)
        while run.steps < steps {
            run.transaction()
            let broken = run.brokenLaw()
            try #require(broken == nil, "\(broken ?? ""), step \(run.steps), ROWKIT_SEED=\(seed)")
        }
    }
}

/// Random operations on a form of inline rows, some of them in a multivalued section.
private struct RandomInlineOperations {
    var random: SeededGenerator
    var steps = 0
    let form = Form()
    private let follower = Follower()
    private var named = 0

    private final class Follower { var drawing = Drawing(sections: []) }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        form.keepObserving { [follower] in follower.drawing.apply($0) }
        let sections = [
            Section(),
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
                $0.tag = "many"
                $0.maximumCount = 12
                $0.multivaluedRowToInsertAt = { place in NumberInlineRow { $0.value = place } }
            },
            Section(),
        ]
        for section in sections { form.append(section) }
        if random.chance(2) { form.inlineRowHideOptions = [] }
    }

    mutating func transaction() {
        let count = random.chance(3) ? 1 + random.below(5) : 1
        form.update { for _ in 0..<count { step() } }
    }

    /// The law that is broken, or nil if none is.
    func brokenLaw() -> String? {
        guard form.problems.isEmpty else { return "problems: \(form.problems)" }
        guard Drawing(form) == follower.drawing else { return "the changes do not fit the form" }
        for section in form.allSections {
            let rows = section.allRows
            let parents = rows.compactMap { $0 as? NumberInlineRow }.filter(\.isExpanded)
            guard rows.count(where: { $0 is NumberRow }) == parents.count else {
                return "a row was left behind"
            }
            for parent in parents {
                guard !parent.isHidden, let place = rows.firstIndex(where: { $0 === parent }),
                    rows.indices.contains(place + 1), rows[place + 1] === parent.inlineRow,
                    parent.inlineRow?.value == parent.value
                else { return "an inline row is not below its row" }
            }
            guard let many = section as? MultivaluedSection else { continue }
            guard rows.last === many.addButton, many.addButton != nil else {
                return "the add button is not last"
            }
            guard many.addButton?.isHidden == (many.entries.count >= 12 || many.isHidden) else {
                return "the add button is shown or hidden at the wrong time"
            }
        }
        let before = described(form.values(includeHidden: true))
        guard form.setValues(form.values()).isEmpty,
            described(form.values(includeHidden: true)) == before
        else { return "setting the same values again changes something" }
        return nil
    }

    private mutating func step() {
        steps += 1
        guard let section = form.allSections.randomElement(using: &random) else { return }
        let rows = section.allRows.compactMap { $0 as? NumberInlineRow }
        let count = (section as? MultivaluedSection)?.entries.count ?? 0
        guard let row = rows.randomElement(using: &random), !random.chance(4) else {
            if rows.count < 20, count < 12 { insert(in: section) }
            return
        }
        switch random.below(16) {
        case 0..<5: row.toggleInlineRow()
        case 5: row.hidden = Condition(!row.isHidden)
        case 6: row.value = random.below(100)
        case 7: row.inlineRow?.value = random.below(100)
        case 8: attempt { try section.remove(row) }
        case 9: section.sort { ($0.title ?? "") < ($1.title ?? "") }
        case 10: section.hidden = Condition(random.chance(3))
        case 11:
            guard let other = rows.randomElement(using: &random) else { return }
            attempt { try section.move(row, to: .after(other)) }
        case 12:
            guard let to = form.allSections.randomElement(using: &random),
                !(to is MultivaluedSection)
            else { return }
            attempt { try to.move(row, to: .end) }
        case 13:
            if let child = row.inlineRow { attempt { try section.remove(child) } }
        case 14:
            guard let index = row.indexPath?.row, let other = rows.first?.indexPath?.row else {
                return
            }
            section.swapAt(index, other)
        default: if random.chance(10) { section.removeAll() } else { form.hideInlineRows() }
        }
    }

    private mutating func insert(in section: Section) {
        named += 1
        let row = NumberInlineRow {
            $0.title = "\(random.below(1000))"
            $0.value = named
        }
        if !(section is MultivaluedSection) { row.tag = "row \(named)" }
        section.insert(row, at: random.below(section.count + 1))
    }

    private func attempt(_ body: () throws -> Void) {
        #expect(throws: Never.self) { try body() }
    }
}
