import RowKit
import TestRuns
import Testing

@Suite("Large sections that split while they change")
struct LargeListTests {
    /// A form of a section with n rows, every fifth of them hidden, and a section with two.
    private func form(_ count: Int) -> (Form, [StringRow]) {
        let rows = (0..<count).map { number in
            StringRow("r\(number)") { $0.hidden = Condition(number % 5 == 4) }
        }
        return (
            Form {
                Section(rows); Section(strings("x", "y"))
            }, rows
        )
    }

    static let sizes = [255, 256, 257, 512, 700]

    @Test("correctly report rows inserted into the middle of a full one", arguments: sizes)
    func inserting(count: Int) throws {
        let (form, rows) = form(count)
        let follower = Follower(form)
        let middle = rows[count / 2]
        try form.update { () throws(Form.Problem) in
            rows[count / 2 + 1].hidden = true
            rows[count / 2 + 4].hidden = Condition(!rows[count / 2 + 4].isHidden)
            for number in 0..<300 {
                try form[0].insert(StringRow("n\(number)"), after: middle)
            }
            try form[0].remove(rows[count / 2 + 2])
            try form[0].move(rows[count - 1], to: .before(middle))
        }
        #expect(follower.drawing == Drawing(form))
        #expect(follower.reports == 1)
    }

    @Test(
        "correctly report rows removed before the split and inserted again after it",
        arguments: sizes)
    func returning(count: Int) throws {
        let (form, rows) = form(count)
        let follower = Follower(form)
        try form.update { () throws(Form.Problem) in
            let gone = Array(rows[10..<20])
            for row in gone { try form[0].remove(row) }
            for row in rows[100..<120] { row.hidden = true }
            for _ in 0..<600 { form[0].insert(StringRow(), at: 50) }
            for row in gone { try form[0].insert(row, before: rows[5]) }
            for row in rows[100..<120] { row.hidden = false }
        }
        #expect(follower.drawing == Drawing(form))
        var random = SeededGenerator(seed: Runs.seed)
        try form.update { () throws(Form.Problem) in
            for row in rows.shuffled(using: &random).prefix(200) {
                try form[1].move(row, to: .start)
            }
            form[0].title("after")
            for _ in 0..<300 { form[1].insert(StringRow(), at: 100) }
        }
        #expect(follower.drawing == Drawing(form))
    }

    @Test("correctly report any changes made in one transaction")
    func anything() throws {
        try Runs.repeated(of: 2_000) { seed, random in
            let (form, rows) = form(240 + random.below(40))
            let follower = Follower(form)
            for _ in 0..<4 {
                form.update {
                    for _ in 0..<(50 + random.below(300)) {
                        change(form, rows, &random)
                    }
                }
                try #require(follower.drawing == Drawing(form), "ROWKIT_SEED=\(seed)")
            }
        }
    }

    private func change(_ form: Form, _ rows: [StringRow], _ random: inout SeededGenerator) {
        guard let section = form.randomElement(using: &random) else { return }
        let row = rows[random.below(rows.count)]
        switch random.below(8) {
        case 0...2: section.insert(StringRow(), at: random.below(section.count + 1))
        case 3: row.hidden = Condition(random.chance(2))
        case 4:
            if let section = row.section {
                attempt { () throws(Form.Problem) in try section.remove(row) }
            }
        case 5: if row.section == nil { section.insert(row, at: random.below(section.count + 1)) }
        case 6:
            guard row.section != nil, let anchor = section.last, anchor !== row else { return }
            attempt { () throws(Form.Problem) in
                try section.move(row, to: random.chance(2) ? .start : .before(anchor))
            }
        default: if section.count > 0 { section.remove(at: random.below(section.count)) }
        }
    }
}

extension Section {
    fileprivate func title(_ title: String) { for row in self { row.title = title } }
}
