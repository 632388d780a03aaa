import RowKit
import TestRuns
import Testing

@Suite("Validation whose results change values", .timeLimit(.minutes(1)))
struct ValidationRoundsTests {
    private let clock = ManualClock()

    @Test(
        "ends, and is reported only after a hundred rounds",
        arguments: [(0, false), (1, false), (2, false), (99, false), (100, true)])
    func rounds(writes: Int, isProblem: Bool) async {
        let row = NumberRow("n") { row in
            row.value = 0
            row.add(rule: RuleAsync { _ in nil })
        }
        row.onRowValidationChanged { _, row in
            guard !row.isValidating, let value = row.value, value < writes else { return }
            row.value = value + 1
        }
        let form = Form { row }
        #expect(await form.validate(clock: clock) == [])
        #expect(row.value == writes)
        #expect(form.isValidating == isProblem)
        #expect(form.problems.map(\.place) == (isProblem ? ["n"] : []))
        #expect(form.problems.allSatisfy { $0.code == .unsettled })
    }

    @Test("does not wait for rules that another client runs, which is no problem of the form")
    func otherClients() async {
        let row = NumberRow("n") { row in
            row.value = 1
            row.add(rule: RuleAsync { _ in nil })
        }
        let form = Form { row }
        let driver = WorkDriver(form)
        form.validate()
        driver.take()
        #expect(await form.validate(clock: clock) == [])
        #expect(form.isValidating)
        #expect(form.problems.isEmpty)
        let error = await #expect(throws: SubmissionError.self) {
            try await form.submit(clock: clock)
        }
        #expect(error?.validating == ["n"])
        #expect(form.problems.isEmpty)
        await driver.finishAll()
        #expect(!form.isValidating)
        #expect(form.problems.isEmpty)
    }

    @Test("runs a rule that throws once, and again at the next validation")
    func unchecked() async {
        struct Offline: Error {}
        let asked = Counter()
        let row = StringRow("a") { row in
            row.add(
                rule: RuleAsync<String> { _ in
                    asked.increment()
                    throw Offline()
                })
        }
        let form = Form { row }
        for times in 1...2 {
            let errors = await form.validate(clock: clock)
            #expect(errors.map(\.code) == ["unchecked"])
            #expect(asked.value == times)
        }
        form.validate()
        #expect(form.isValidating)
        await form.settle(clock: clock)
        #expect(asked.value == 3)
        #expect(form.problems.isEmpty)
    }
}
