import RowKit
import TestRuns
import Testing

@Suite("Asynchronous rules")
struct AsyncRuleTests {
    private let row = StringRow("name")
    private let form = Form()
    private let driver: WorkDriver
    private let asked = SharedLog()
    private let heard = Recorder<String>()
    private struct Offline: Error {}

    init() {
        driver = WorkDriver(form)
        form +++ Section([row])
        row.onRowValidationChanged { [heard] _, row in heard(shown(row)) }
    }

    /// A rule that rejects one text and records the values it validates.
    private func rule(
        _ wrong: String, id: String? = nil, after delay: Duration = .zero
    ) -> RuleAsync<String> {
        RuleAsync(id: id, after: delay) { [asked] value in
            asked("\(value ?? "nil")")
            if value == "offline" { throw Offline() }
            return value == wrong ? ValidationError(msg: "not \(wrong)") : nil
        }
    }

    @Test("run if the other rules pass, and add their errors in order")
    func order() async {
        row.add(rule: rule("x", id: "first", after: .milliseconds(300)))
        row.add(rule: RuleMaxLength(maxLength: 3))
        row.add(rule: rule("x", id: "second"))
        row.value = "too long"
        #expect(row.validate().map(\.code) == ["maxLength"])
        #expect(!row.isValidating)
        #expect(!form.hasWork)
        row.value = "x"
        #expect(row.validate() == [])
        #expect(row.isValidating)
        #expect(form.isValidating)
        driver.take()
        #expect(driver.running.map(\.key.description) == [#"rule "first""#, #"rule "second""#])
        #expect(driver.running.map(\.delay) == [.milliseconds(300), .zero])
        await driver.finish(at: 1)
        #expect(row.validationErrors.map(\.ruleID) == ["second"])
        #expect(row.isValidating)
        await driver.finish()
        #expect(row.validationErrors.map(\.ruleID) == ["first", "second"])
        #expect(row.validationErrors.map(\.description) == ["name: not x", "name: not x"])
        #expect(!row.isValidating)
        #expect(!form.isValidating)
        #expect(!row.isValid)
    }

    @Test("do not run again for a value they have validated, and never quietly")
    func once() async {
        row.add(rule: rule("x"))
        row.value = "x"
        #expect(row.validate(quietly: true).isEmpty)
        #expect(!row.isValidating)
        row.validate()
        row.validate()
        await driver.finishAll()
        #expect(asked.take() == ["x"])
        #expect(row.validate().count == 1)
        #expect(form.validate().count == 1)
        #expect(!row.isValidating)
        #expect(row.validate(quietly: true).count == 1)
        row.cleanValidationErrors()
        #expect(row.validate().count == 1)
        #expect(asked.take() == [])
        #expect(!form.hasWork)
        row.value = "y"
        #expect(row.isValidating, "an invalid row is validated at each write")
        #expect(row.isValid, "an invalid row is validated at each write")
        #expect(row.validate(quietly: true).isEmpty)
        await driver.finishAll()
        #expect(asked.take() == ["y"])
        #expect(row.isValid)
    }

    @Test("notify listeners and observers when they start and when they finish")
    func told() async {
        row.add(rule: rule("x"))
        row.value = "x"
        let changes = form.recorded()
        row.validate()
        #expect(heard.take() == ["validating"])
        await driver.finishAll()
        #expect(heard.take() == ["not x"])
        row.value = "y"
        #expect(heard.take() == ["validating"])
        await driver.finishAll()
        #expect(heard.take() == ["valid"])
        #expect(changes.take().map { $0.updatedRows.count } == [1, 1, 1, 1])
    }

    @Test("are ignored if the value has changed")
    func stale() async {
        row.add(rule: rule("x"))
        row.value = "x"
        row.validate()
        driver.take()
        row.value = "y"
        #expect(!row.isValidating, "the row is validated only on blur")
        #expect(form.isIdle, "the row is validated only on blur")
        driver.take()
        await driver.finishCancelled()
        #expect(row.isValid)
        row.validate()
        driver.take()
        row.validationOptions = .validatesOnChange
        row.value = "z"
        #expect(row.isValidating)
        #expect(driver.take().count == 1)
        #expect(driver.cancelled.count == 1)
        await driver.finish()
        #expect(!row.isValidating)
        #expect(row.isValid)
    }

    @Test("are ignored if they finish in a transaction that has changed the value")
    func staleInside() async throws {
        row.add(rule: rule("x"))
        row.value = "x"
        row.validate()
        #expect(heard.take() == ["validating"])
        let order = try #require(form.takeWork().start.first)
        let result = await order.run()
        form.update {
            row.value = "y"
            form.finish(order.id, result)
            #expect(row.isValid)
            #expect(!row.isValidating)
        }
        #expect(row.isValid)
        #expect(heard.take() == ["valid"])
    }

    @Test("that throw leave an unchecked error, and run again at the next validation")
    func unchecked() async throws {
        form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["unchecked": "Not checked"])
        row.add(rule: rule("x", id: "remote"))
        row.value = "offline"
        row.validate()
        await driver.finishAll()
        let error = try #require(row.validationErrors.first)
        #expect(error.code == "unchecked")
        #expect(error.ruleID == "remote")
        #expect(error.description == "name: Not checked")
        #expect(ValidationError(.unchecked).message == "Could not be checked")
        #expect(row.validate().isEmpty)
        #expect(row.isValidating)
        await driver.finishAll()
        #expect(row.validationErrors.map(\.code) == ["unchecked"])
        #expect(asked.take() == ["offline", "offline"])
    }

    @Test("stop when another rule fails, when errors are cleaned and on reset")
    func stopped() async {
        let other = StringRow("other") { $0.value = "x" }
        form[0].append(other)
        row.add(rule: RuleEqualsToRow(row: other))
        row.add(rule: rule("x"))
        row.validationOptions = .validatesOnChange
        row.value = "x"
        #expect(row.isValidating)
        other.value = "y"
        #expect(!row.isValidating)
        #expect(row.validationErrors.map(\.code) == ["equalsToRow"])
        other.value = "x"
        #expect(row.isValidating)
        row.cleanValidationErrors()
        #expect(!row.isValidating)
        #expect(form.isIdle)
        row.validate()
        form.reset()
        #expect(!row.isValidating)
        #expect(row.value == nil)
    }

    @Test("do not run for the value that a reset restores")
    func reset() async {
        row.resetValue = "x"
        row.add(rule: rule("x"))
        row.validationOptions = .validatesOnChange
        row.value = "y"
        await driver.finishAll()
        form.reset()
        #expect(row.value == "x")
        #expect(!row.isValidating)
        await driver.finishAll()
        #expect(row.isValid)
        #expect(asked.take() == ["y"])
    }

    @Test("can be removed, and are ignored afterwards")
    func removed() async {
        var rules = RuleSet<String>()
        rules.add(rule: rule("x", id: "one"))
        rules.add(rule: rule("x", id: "two"))
        rules.add(rule: RuleMaxLength(maxLength: 3))
        row.add(ruleSet: rules)
        row.value = "x"
        row.validate()
        row.remove(ruleWithIdentifier: "one")
        await driver.finishAll()
        #expect(row.validationErrors.map(\.ruleID) == ["two"])
        #expect(asked.take() == ["x"])
        row.value = "y"
        #expect(row.isValidating)
        #expect(heard.take().last == "validating")
        row.remove(ruleWithIdentifier: "two")
        #expect(!row.isValidating)
        #expect(heard.take() == ["valid"])
        row.add(rule: rule("x"))
        row.validate()
        row.removeAllRules()
        #expect(!row.isValidating)
        #expect(row.isValid)
        #expect(form.isIdle)
        #expect(row.validate().isEmpty)
    }

    @Test("of a removed row run again when it is validated in its next form")
    func leaving() async throws {
        row.add(rule: rule("x"))
        row.value = "x"
        row.validate()
        driver.take()
        try form[0].remove(row)
        #expect(!row.isValidating)
        row.validate()
        #expect(row.isValidating, "it waits for a form")
        #expect(asked.take() == [], "it waits for a form")
        let next = Form { row }
        #expect(next.isValidating)
        await WorkDriver(next).finishAll()
        #expect(row.validationErrors.map(\.message) == ["not x"])
    }

    @Test("update conditions that read whether a row is validating")
    func conditions() async {
        let spinner = StringRow("spinner")
        form[0].append(spinner)
        spinner.hidden = .function([]) { [row] _ in !row.isValidating }
        row.add(rule: rule("x"))
        row.validate()
        #expect(!spinner.isHidden)
        await driver.finishAll()
        #expect(spinner.isHidden)
    }

    @Test("prevent a form from being submitted until they finish")
    func submission() async throws {
        let untagged = StringRow()
        form[0].append(untagged)
        for row in [row, untagged] { row.add(rule: rule("x")) }
        row.value = "y"
        let early = try #require(throws: SubmissionError.self) { try form.submit() }
        #expect(early.errors.isEmpty)
        #expect(early.validating == ["name", "sections[0].rows[1]"])
        #expect(
            early.description == """
                name: Is still being checked
                sections[0].rows[1]: Is still being checked
                """)
        await driver.finishAll()
        #expect(try await described(form.submit()) == ["name": "y"])
        row.value = "x"
        #expect(throws: SubmissionError.self) { try form.submit() }
        await driver.finishAll()
        let wrong = try #require(throws: SubmissionError.self) { try form.submit() }
        #expect(wrong.description == "name: not x")
        #expect(wrong.validating == [])
    }

    @Test("are awaited by asynchronous validation, and run for values written meanwhile")
    func waiting() async throws {
        let clock = ManualClock()
        let second = StringRow("second") { $0.add(rule: rule("x")) }
        form[0].append(second)
        row.add(rule: rule("y"))
        row.value = "x"
        row.perform(.latest("k")) {
            "x"
        } then: { _, result in
            second.value = try? result.get()
        }
        #expect(await form.validate(clock: clock).map(\.description) == ["second: not x"])
        #expect(second.validationErrors.count == 1)
        #expect(row.isValid)
        #expect(!form.isValidating)
        second.value = "z"
        #expect(try await described(form.submit(clock: clock)) == ["name": "x", "second": "z"])
        _ = asked.take()
        row.value = "offline"
        let error = await #expect(throws: SubmissionError.self) {
            try await form.submit(clock: clock)
        }
        #expect(error?.errors.map(\.code) == ["unchecked"])
        #expect(asked.take() == ["offline"])
        #expect(row.validationErrors.map(\.code) == ["unchecked"])
    }

    @Test("that cannot be awaited are listed in the error")
    func cancelled() async {
        let task = Task { () -> [String] in
            withUnsafeCurrentTask { $0?.cancel() }
            let form = Form { StringRow("a") { $0.add(rule: RuleAsync { _ in nil }) } }
            do throws(SubmissionError) {
                try await form.submit(clock: ManualClock())
                return []
            } catch {
                return error.validating
            }
        }
        #expect(await task.value == ["a"])
    }

    @Test("may be custom types without an identifier or a delay")
    func ownType() async {
        row.add(rule: RuleShort())
        row.value = "long"
        row.validate()
        await driver.finishAll()
        #expect(row.validationErrors.map(\.message) == ["Too long"])
        row.removeAllRules()
        row.add(rule: RuleAsync(msg: "Taken") { $0 != "long" })
        row.validate()
        await driver.finishAll()
        #expect(row.validationErrors.map(\.message) == ["Taken"])
    }

    private struct RuleShort: AsyncRuleType {
        func validate(_ value: String?) async throws -> ValidationError? {
            value?.count ?? 0 > 3 ? ValidationError(msg: "Too long") : nil
        }
    }
}

/// The validation state that a row shows.
private func shown(_ row: BaseRow) -> String {
    if row.isValidating { return "validating" }
    return row.validationErrors.first?.message ?? "valid"
}
