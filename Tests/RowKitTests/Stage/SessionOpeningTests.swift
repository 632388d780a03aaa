import RowKit
import TestRuns
import Testing

@Suite("Work requested before a session opened")
struct SessionOpeningTests {
    static func makeForm() -> Form {
        let row = SearchRow("title")
        row.search = { $0 }
        row.look(for: "Vertigo")
        return Form("Film") { row }
    }

    /// The ways to open a session of the form.
    enum Opening: CaseIterable {
        case closure, controller, form

        func session(_ clock: ManualClock) -> FormSession {
            switch self {
            case .closure:
                FormSession(clock: clock) {
                    FormViewController(form: SessionOpeningTests.makeForm())
                }
            case .controller:
                FormSession(
                    controller: FormViewController(form: SessionOpeningTests.makeForm()),
                    clock: clock)
            case .form:
                FormSession(form: SessionOpeningTests.makeForm(), clock: clock)
            }
        }
    }

    @Test("runs without an event from a host", .timeLimit(.minutes(1)), arguments: Opening.allCases)
    func opened(by opening: Opening) async {
        let clock = ManualClock()
        let session = opening.session(clock)
        // Nothing is sent to the session: it starts by itself.
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await session.untilIdle()
        let found = await session.withForm { form in
            (form.rowBy(tag: "title") as SearchRow?)?.found
        }
        #expect(found == "Vertigo")
    }
}
