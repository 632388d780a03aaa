import RowKit
import TestRuns
import Testing

@Suite("A session that was stopped", .timeLimit(.minutes(1)))
struct StoppedSessionTests {
    private let clock = ManualClock()

    private func makeSession() -> FormSession {
        FormSession(clock: clock) { SessionTests.makeController() }
    }

    @Test("ignores the result of earlier work, even though that work continues")
    func answers() async {
        let session = makeSession()
        await session.send(ViewEvent(SessionTests.field, .type("v")))
        await clock.sleepers(1)
        await session.stop()
        clock.advance(by: .seconds(1))
        await session.untilIdle()
        let found = await session.withForm { ($0.rowBy(tag: "title") as SearchRow?)?.found }
        #expect(found == nil)
        #expect(await !session.isIdle)
    }

    @Test("handles events, and runs work requested from then on")
    func events() async {
        let session = makeSession()
        await session.send(ViewEvent(SessionTests.field, .type("v")))
        await clock.sleepers(1)
        await session.stop()
        let shown = await session.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        #expect(shown.refusal == nil)
        #expect(shown.changes.count == 1)
        await session.send(ViewEvent(SessionTests.field, .type("ve")))
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await session.untilIdle()
        let found = await session.withForm { ($0.rowBy(tag: "title") as SearchRow?)?.found }
        #expect(found == "VE")
    }

    @Test("ends a pending submission, and calls that wait until it is idle")
    func waiting() async throws {
        let session = makeSession()
        await session.withForm { form in
            let row: SearchRow? = form.rowBy(tag: "title")
            row?.add(rule: RuleAsync<String>(after: .seconds(1)) { _ in nil })
            form.setValues(["title": "Vertigo"])
        }
        async let submitted = session.submit()
        await clock.sleepers(1)
        async let idle: Void = session.untilIdle()
        await session.stop()
        await idle
        do {
            _ = try await submitted
            Issue.record("a form was submitted while it was still being validated")
        } catch {
            let error = try #require(error as? SubmissionError)
            #expect(error.errors.isEmpty)
            #expect(error.validating == ["title"])
        }
    }
}
