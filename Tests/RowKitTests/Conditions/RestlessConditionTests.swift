import Testing

@testable import RowKit

@Suite("A condition that changes what it reads")
struct RestlessConditionTests {
    private let row = StringRow("a")
    private let section = Section()
    private let form = Form()

    init() {
        section.append(row)
        form.append(section)
    }

    @Test(
        "is no problem if it settles by the last permitted evaluation",
        arguments: [(-1, false), (0, false), (1, true)])
    func limit(beyond: Int, isProblem: Bool) {
        let last = Rounds.limit + beyond
        var results = 0
        row.hidden = .function { [unowned section] _ in
            results += 1
            let isVisible = section.count == 1
            return results < last ? isVisible : !isVisible
        }
        let codes: [Form.Problem.Code] = isProblem ? [.cycle] : []
        #expect(form.problems.map(\.code) == codes)
        #expect(results == min(last, Rounds.limit))
    }

    @Test("is ignored if it never settles, whatever its last result", arguments: [false, true])
    func neverResting(isHiddenBefore: Bool) {
        row.hidden = Condition(isHiddenBefore)
        row.hidden = .function { [unowned section] _ in section.count == 1 }
        #expect(form.problems.map(\.code) == [.cycle])
        #expect(form.problems.first?.place == "a.isHidden")
        #expect(!row.isHidden)
        #expect(form.outline == [["a"]])
        section.append(StringRow("b"))
        section.remove(at: 1)
        #expect(form.outline == [["a"]])
        #expect(form.problems.count == 1)
        row.hidden = true
        #expect(row.isHidden)
        #expect(form.outline == [[]])
        #expect(form.problems.count == 1)
    }
}
