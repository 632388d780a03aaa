import TestRuns
import Testing

@testable import RowKit

@Suite("Conditions without a cycle", .timeLimit(.minutes(1)))
struct ConditionLimitTests {
    @Test("A function may find one stale condition after another")
    func shortCircuits() {
        let summary = NumberRow("all")
        summary.hidden = .function { form in
            (0..<150).allSatisfy { form.rowBy(tag: "r\($0)")?.isHidden == true }
        }
        let rows = (0..<150).map { number in NumberRow("r\(number)") { $0.hidden = "$none == nil" }
        }
        let form = Form { Section([summary] + rows) }
        #expect(form.problems.isEmpty)
        #expect(summary.isHidden)
        rows[149].hidden = nil
        #expect(!summary.isHidden)
    }

    @Test("A broken cycle is no longer one, whatever other rows read meanwhile")
    func opened() {
        let (a, b, which) = (NumberRow("a"), NumberRow("b"), FlagRow("which"))
        let others = (0..<150).map { number in
            NumberRow("r\(number)") { row in
                row.hidden = .function { form in
                    form.rowBy(tag: "which")?.baseValue == nil
                        && form.rowBy(tag: "a")?.isHidden == true
                }
            }
        }
        let form = Form { Section([which] + others) }
        form.update {
            a.hidden = "$b.isHidden"
            b.hidden = "$a.isHidden"
            form[0].append(a)
            form[0].append(b)
        }
        #expect(form.problems.map(\.code) == [.cycle])
        form.update {
            which.value = true
            b.hidden = "$which == true"
        }
        #expect(b.isHidden, "the cycle is broken, and both conditions hold")
        #expect(a.isHidden, "the cycle is broken, and both conditions hold")
    }

    @Test("Reading rows before they join causes no further evaluations")
    func newcomers() {
        let form = Form { Section() }
        for number in 0..<1_000 {
            let row = NumberRow { $0.hidden = .function { _ in false } }
            row.title = "\(number), \(row.title ?? "")"
            form[0].append(row)
        }
        #expect(form.conditions.evaluations < 5_000)
    }
}
