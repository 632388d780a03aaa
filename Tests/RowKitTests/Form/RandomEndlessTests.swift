import TestRuns
import Testing

@testable import RowKit

@Suite("Any sequence of operations with endless observers and callbacks")
struct RandomEndlessTests {
    @Test("leaves followers equal to the form and an open stage equal to a new one")
    func operations() throws {
        let seed = Runs.seed
        let steps = Runs.count(of: 20_000)
        var run = RandomEndlessForm(seed: seed)
        for step in 0..<steps {
            run.step()
            let broken = run.brokenLaw()
            try #require(
                broken == nil,
                "\(broken ?? "") after \(run.done) at step \(step), ROWKIT_SEED=\(seed)")
            if step % 20 == 19 { run = RandomEndlessForm(seed: seed &+ UInt64(step)) }
        }
    }
}

/// A form with observers, some of which write each time they are called.
private struct RandomEndlessForm {
    var random: SeededGenerator
    let form = Form()
    private(set) var done: [String] = []
    private let stage: FormStage
    private var followers: [Follower] = []
    private var drivers: [FormObservation] = []
    private var removed: [BaseRow] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<3 { form.append(Section((0..<4).map { _ in NumberRow() })) }
        let entries = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            $0.tag = "entries"
            $0.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        form.append(entries)
        form[0].append(NumberRow("switch"))
        for row in form[1] { row.hidden = "$switch == 1" }
        form[2].hidden = "$switch == 2"
        followers.append(Follower(form))
        stage = FormStage(FormViewController(form: form))
        followers.append(Follower(form))
    }

    func brokenLaw() -> String? {
        // Values omit blank entries: a number among texts may then be assigned to a text row, and
        // a blank row with a tag among the entries may be removed.
        let mayBe: [Form.Problem.Code] = [.unsettled, .unknownTag]
        let isExpected = { (problem: Form.Problem) in
            mayBe.contains(problem.code)
                || problem.code == .wrongType && problem.place.hasPrefix("entries[")
        }
        guard form.problems.allSatisfy(isExpected) else { return "\(form.problems)" }
        for follower in followers where follower.drawing != Drawing(form) {
            return "the changes do not fit the form"
        }
        let fresh = FormStage(FormViewController(form: form))
        return stage.snapshot == fresh.snapshot ? nil : "the stage differs"
    }

    mutating func step() {
        switch random.below(12) {
        case 0: addDriver()
        case 1:
            done.append("end driver")
            if let driver = drivers.popLast() { driver.cancel() }
        case 2:
            done.append("add follower")
            followers.append(Follower(form))
        case 3:
            done.append("endless callback")
            (anyRow() as? NumberRow)?.onChange { row in row.value = (row.value ?? 0) &+ 1 }
        case 4..<8:
            form.update {
                for _ in 0...random.below(4) { write() }
                if random.chance(6) { followers.append(Follower(form)) }
                write()
            }
        default: write()
        }
    }

    private mutating func anyRow() -> BaseRow? {
        form.allSections.randomElement(using: &random)?.allElements.randomElement(using: &random)
    }

    private mutating func addDriver() {
        guard drivers.count < 2 else { return }
        let kind = random.below(6)
        done.append("driver \(kind)")
        let row = anyRow()
        drivers.append(
            form.observe { [unowned form] changes in
                let section = form.allSections[0]
                switch kind {
                case 0: if let row = row as? NumberRow { row.value = (row.value ?? 0) &+ 1 }
                case 1: section.append(NumberRow())
                case 2: if section.count > 1 { section.remove(at: 0) }
                case 3: row?.hidden = Condition(row?.isHidden == false)
                case 4: form.allSections[1].hidden = Condition(!form.allSections[1].isHidden)
                default:
                    form.update {
                        if section.count > 1 { section.move(from: 0, to: section.count - 1) }
                        row?.title = "\(changes.updatedRows.count) \(row?.title?.count ?? 0)"
                        section.header = "\(section.count)"
                    }
                }
            })
    }

    private mutating func write() {
        let row = anyRow()
        guard let section = form.allSections.randomElement(using: &random) else { return }
        let kind = random.below(13)
        done.append("write \(kind)")
        switch kind {
        case 0, 1: (row as? NumberRow)?.value = random.below(5)
        case 2: row?.title = "title \(random.below(9))"
        case 3: row?.hidden = Condition(random.chance(2))
        case 4: section.append(section is MultivaluedSection ? StringRow() : NumberRow())
        case 5:
            guard let row, row.tag == nil else { return }
            removed.append(row)
            attempt { () throws(Form.Problem) in try row.section?.remove(row) }
        case 6: if let row = removed.popLast() { section.append(row) }
        case 7:
            guard let row else { return }
            attempt { () throws(Form.Problem) in
                try section.move(row, to: random.chance(2) ? .start : .end)
            }
        case 8: section.hidden = Condition(random.chance(2))
        case 9: (form.rowBy(tag: "switch") as NumberRow?)?.value = random.below(3)
        case 10: form.reset()
        case 11: if form.count > 1 { form.move(from: 0, to: form.count - 1) }
        default: form.setValues(form.values())
        }
    }
}
