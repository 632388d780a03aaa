import RowKit
import TestRuns
import Testing

@Suite("Results that request more work endlessly", .timeLimit(.minutes(1)))
struct EndlessWorkTests {
    /// A row that requests work after each result, up to a number of times, and counts the results.
    private static func askingRow(_ tag: String, times: Int = .max) -> NumberRow {
        let row = NumberRow(tag) { $0.value = 0 }
        ask(row, times)
        return row
    }

    private static func ask(_ row: NumberRow, _ times: Int) {
        guard times > 0 else { return }
        row.perform(.latest("work")) {
        } then: { row, _ in
            row.value = (row.value ?? 0) + 1
            Self.ask(row, times - 1)
        }
    }

    private func text(_ places: String) -> String { "\(places): \(EndlessTests.endlessAnswers)" }

    @Test("are reported with the rows, and their work can still be taken")
    func settling() async {
        let (first, second) = (Self.askingRow("first"), Self.askingRow("second"))
        let other = Self.askingRow("other", times: 3)
        let form = Form { Section([first, other, second]) }
        await form.settle(clock: ManualClock())
        let texts = [text("first, second"), text("second, first")]
        #expect(form.problemTexts.allSatisfy(texts.contains))
        #expect(form.problems.map(\.code) == [.unsettled])
        #expect(first.value == 101)
        #expect(second.value == 101)
        #expect(other.value == 3)
        #expect(form.hasWork)
        #expect(form.takeWork().start.count == 2)
    }

    @Test("end each time the form is settled")
    func again() async {
        let row = Self.askingRow("row")
        let form = Form { row }
        await form.settle(clock: ManualClock())
        await form.settle(clock: ManualClock())
        #expect(form.problemTexts == [text("row")])
        #expect(row.value == 202)
    }

    @Test("are not reported if they end in time, however many there are")
    func ending() async {
        let row = Self.askingRow("row", times: 101)
        let many = (0..<500).map { number in
            StringRow("\(number)") { row in
                row.value = "x"
                row.validationOptions = .validatesOnChange
                row.add(rule: RuleAsync { _ in nil })
            }
        }
        let form = Form {
            row
            Section(many)
        }
        #expect(await form.validate(clock: ManualClock()).isEmpty)
        #expect(row.value == 101)
        #expect(form.problems.isEmpty)
        #expect(form.isIdle)
    }

    @Test("end while other work continues, which is awaited")
    func beside() async {
        let (row, slow) = (Self.askingRow("row"), StringRow("slow"))
        let form = Form { Section([row, slow]) }
        let (signals, signal) = AsyncStream.makeStream(of: String.self)
        row.onChange { if $0.value == 101 { signal.yield("done") } }
        slow.perform(.latest("work")) {
            await signals.first { _ in true }
        } then: { row, result in
            row.value = try? result.get()
        }
        await form.settle(clock: ManualClock())
        #expect(form.problemTexts == [text("row")])
        #expect(slow.value == "done")
        #expect(row.value == 101)
    }

    @Test("do not block callers of a session, which continues")
    func session() async {
        let session = FormSession {
            FormViewController(form: Form { Self.askingRow("row") })
        }
        await session.untilIdle()
        let problems = await session.withForm { $0.problemTexts }
        #expect(problems == [text("row")])
        let counts = await (session.values()["row"] as? Int, session.isIdle)
        #expect(counts.0 ?? 0 > 100)
        #expect(!counts.1)
        await session.untilIdle()
        await session.stop()
    }

    @Test("of rules do not block a session that submits")
    func submission() async {
        let session = FormSession {
            let row = NumberRow("row") { row in
                row.value = 0
                row.validationOptions = .validatesOnChange
                row.add(rule: RuleAsync { _ in nil })
                row.onRowValidationChanged { _, row in
                    if !row.isValidating { row.value = (row.value ?? 0) + 1 }
                }
            }
            return FormViewController(form: Form { row })
        }
        let error = await #expect(throws: SubmissionError.self) { try await session.submit() }
        #expect(error?.errors == [])
        #expect(error?.validating == ["row"])
        let problems = await session.withForm { $0.problemTexts }
        #expect(problems == [text("row")])
        await session.stop()
    }
}
