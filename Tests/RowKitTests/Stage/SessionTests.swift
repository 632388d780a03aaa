import RowKit
import TestRuns
import Testing

@Suite("A session", .timeLimit(.minutes(1)))
struct SessionTests {
    @Sendable static func makeController() -> FormViewController {
        FormViewController(
            form: Form("Film") {
                Section("Search") {
                    SearchRow("title")
                    SwitchedRow("seen") { $0.title = "Seen" }
                    TextRow("opinion") { row in
                        row.title = "Opinion"
                        row.hidden = "$seen == false"
                        row.add(rule: RuleRequired())
                    }
                }
            })
    }

    static let field = ViewID("title/content/field")
    static let answer = ViewID("title/content/answer")

    @Test("handles events and returns their changes")
    func events() async throws {
        let session = FormSession { Self.makeController() }
        #expect(await session.snapshot().first?.children.first?.children.count == 3)
        let shown = await session.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        guard
            case .insert(let view, into: ViewID("#:0"), after: ViewID("seen")) = shown.changes.first
        else {
            Issue.record("\(shown)")
            return
        }
        #expect(view.id == ViewID("opinion"))
        #expect(shown.number == 1)
        await session.send(ViewEvent(ViewID("opinion/content/field"), .type("good")))
        #expect(await session.values()["opinion"] as? String == "good")
    }

    @Test("performs a numbered event of its only host once")
    func numbers() async {
        let session = FormSession { Self.makeController() }
        let toggle = ViewEvent(ViewID("seen/accessory"), .toggle(true), number: 7)
        let answer = await session.send(toggle)
        #expect(!answer.changes.isEmpty)
        await session.withForm { $0.rowBy(tag: "seen")?.baseValue = false }
        #expect(await session.send(toggle) == answer)
        #expect(await session.values()["seen"] as? Bool == false)
        let older = ViewEvent(ViewID("seen/accessory"), .toggle(true), number: 6)
        #expect(await session.send(older).changes.isEmpty)
        #expect(await session.values()["seen"] as? Bool == false)
        await session.send(ViewEvent(ViewID("seen/accessory"), .toggle(true), number: 8))
        #expect(await session.values()["seen"] as? Bool == true)
    }

    @Test("does not report earlier restored changes to its first host")
    func restoredBefore() async {
        let session = FormSession { Self.makeController() }
        let draft = await session.state
        await session.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        let state = await session.state
        await session.restore(draft)
        await session.restore(state)
        let host = await session.attach { stage, changes in stage.describe(changes) }
        let (shown, number) = await session.withStage { ($0.snapshot, $0.changeNumber) }
        #expect(shown.first?.children.first?.children.count == 4)
        let opinion = ViewID("opinion/content/field")
        let changes = await host.send(ViewEvent(opinion, .type("good"))).changes
        #expect(changes.isEmpty)
        await session.withForm { $0.rowBy(tag: "opinion")?.title = "New" }
        var pushes = host.pushes.makeAsyncIterator()
        #expect(await pushes.next()?.number == number + 1)
    }

    @Test("returns the reason why an event changed nothing")
    func refusals() async {
        let session = FormSession { Self.makeController() }
        let changes = await session.send(ViewEvent(ViewID("opinion/content/field"), .type("x")))
        #expect(changes.changes == [])
        #expect(changes.refusal == ViewRefusal(.hidden, "the row \"opinion\" is hidden"))
    }

    @Test("runs work after its delay, and pushes the changes of its result")
    func pushes() async throws {
        let clock = ManualClock()
        let session = FormSession(clock: clock) { Self.makeController() }
        var pushes = await session.pushes().makeAsyncIterator()
        await session.send(ViewEvent(Self.field, .type("v")))
        await session.send(ViewEvent(Self.field, .type("ve")))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        let pushed = try #require(await pushes.next())
        #expect(pushed.changes == [.set(Self.answer, [.text: "VE"])])
        #expect(await session.isIdle)
    }

    @Test("keeps changes for the next event while it has no listener")
    func unheard() async {
        let session = FormSession { Self.makeController() }
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        let changes = await session.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        #expect(changes.changes.contains(.set(Self.field, [.text: "Vertigo"])))
    }

    @Test("sends every listener the same pushes")
    func listeners() async throws {
        let session = FormSession { Self.makeController() }
        var first = await session.pushes().makeAsyncIterator()
        var second = await session.pushes().makeAsyncIterator()
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        let pushed = try #require(await first.next())
        #expect(await second.next() == pushed)
    }

    @Test("keeps the last pushes for a slow listener, with numbers that reveal lost ones")
    func pushLimit() async throws {
        let session = FormSession { Self.makeController() }
        var pushes = await session.pushes().makeAsyncIterator()
        let count = FormSession.pushLimit + 3
        for number in 1...count {
            await session.withForm { form in form.setValues(["title": "film \(number)"]) }
        }
        for number in 4...count {
            let pushed = try #require(await pushes.next())
            guard pushed.number == number else {
                Issue.record("\(pushed.number) in the place of \(number)")
                return
            }
        }
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        let pushed = try #require(await pushes.next())
        #expect(pushed.number == count + 1)
        #expect(pushed.changes == [.set(Self.field, [.text: "Vertigo"])])
    }

    @Test("runs work that a controller requests while it loads")
    func loading() async {
        final class Loading: FormViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let row = SearchRow("title") { $0.delay = .zero }
                form +++ row
                row.look(for: "psycho")
            }
        }
        let session = FormSession { Loading() }
        await session.untilIdle()
        #expect(await session.snapshot().first?.textLines.contains("PSYCHO") == true)
    }

    @Test("waits for asynchronous rules before submitting")
    func submission() async throws {
        let clock = ManualClock()
        let session = sessionOfKnownFilms(clock)
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        async let submitted = session.submit()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(try await submitted["title"] as? String == "Vertigo")

        await session.withForm { form in form.setValues(["title": "Verdigris"]) }
        let refused = Task { try await session.submit() }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: SubmissionError.self) { try await refused.value }
        #expect(error?.errors.map(\.msg) == ["no such film"])
    }

    /// A session with a rule that takes a second and accepts a single film.
    private func sessionOfKnownFilms(_ clock: ManualClock) -> FormSession {
        FormSession(clock: clock) {
            let controller = Self.makeController()
            let row: SearchRow? = controller.form.rowBy(tag: "title")
            row?.add(
                rule: RuleAsync<String>(after: .seconds(1)) { title in
                    title == "Vertigo" ? nil : ValidationError(msg: "no such film")
                })
            return controller
        }
    }

    @Test("validates a value that changes while it waits to be submitted")
    func changeDuringSubmission() async throws {
        let clock = ManualClock()
        let session = sessionOfKnownFilms(clock)
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        let submitted = Task { try await session.submit() }
        await clock.sleepers(1)
        // The rule for the earlier value is cancelled, and nothing else is running.
        await session.withForm { form in form.setValues(["title": "Verdigris"]) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: SubmissionError.self) { try await submitted.value }
        #expect(error?.errors.map(\.msg) == ["no such film"])
        #expect(await session.withForm { !$0.isSubmitting })
    }

    @Test("submits what is valid after a change while it waits")
    func correctionDuringSubmission() async throws {
        let clock = ManualClock()
        let session = sessionOfKnownFilms(clock)
        await session.withForm { form in form.setValues(["title": "Verdigris"]) }
        async let submitted = session.submit()
        await clock.sleepers(1)
        await session.withForm { form in form.setValues(["title": "Vertigo"]) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(try await submitted["title"] as? String == "Vertigo")
    }

    @Test("is released with its form, even while work is running")
    func lifetime() async {
        let clock = ManualClock()
        final class Witness: Sendable {
            let onDeinit: @Sendable () -> Void
            init(_ onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
            deinit { onDeinit() }
        }
        // Returns only if the form is released.
        await withCheckedContinuation { (gone: CheckedContinuation<Void, Never>) in
            Task {
                let witness = Witness { gone.resume() }
                let session = FormSession(clock: clock) {
                    let controller = Self.makeController()
                    controller.form.keepObserving { _ in _ = witness }
                    return controller
                }
                await session.send(ViewEvent(Self.field, .type("v")))
                await clock.sleepers(1)
            }
        }
    }
}

extension ViewDescription {
    /// The texts of all labels, from first to last.
    fileprivate var textLines: [String] {
        var lines: [String] = []
        if case .string(let text) = properties[.text] { lines.append(text) }
        return lines + children.flatMap(\.textLines)
    }
}
