import RowKit
import Synchronization
import Testing

@Suite("A submission that a row requests")
struct RequestedSubmissionTests {
    /// What the listener received: the name and the identifier of each submission.
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])

        var all: [String] { lines.withLock(\.self) }

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    /// Opened by a test, so that the listener continues.
    private let stream: AsyncStream<Void>
    private let gate: AsyncStream<Void>.Continuation
    private let log = Log()

    init() { (stream, gate) = AsyncStream.makeStream() }

    /// A form with a name, a row that requests the submission, and a listener that waits.
    private func makeForm() -> Form {
        let name = StringRow("name") { $0.add(rule: RuleRequired()) }
        let send = StringRow("send")
        let form = Form { Section([name, send]) }
        send.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        send.disabled = .function([]) { $0.isSubmitting }
        form.onSubmit { [unowned form, log, stream] values in
            for await _ in stream { break }
            guard values["name"] as? String != "Ada" else {
                throw SubmissionError(["name": "Taken."])
            }
            log.add("\(values["name"] as? String ?? "") \(form.submissionID ?? "")")
        }
        return form
    }

    private func makeSession() -> FormSession {
        FormSession(controller: FormViewController(form: makeForm()))
    }

    private func press(_ session: FormSession, id: String? = nil) async {
        var event = ViewEvent(ViewID("send"), .press)
        event.submissionID = id
        await session.send(event)
    }

    @Test("is performed by a session, which continues meanwhile")
    func bySession() async {
        let session = makeSession()
        await session.withForm { $0.rowBy(tag: "name")?.baseValue = "Grace" }
        await press(session, id: "first")
        #expect(await !session.isIdle)
        while await !session.withForm(\.isSubmitting) { await Task.yield() }
        #expect(await session.withForm { $0.rowBy(tag: "send")?.isDisabled } == true)
        #expect(await !session.isIdle)
        #expect(await !session.withForm(\.isSubmissionRequested))
        gate.yield()
        await session.untilIdle()
        #expect(log.all == ["Grace first"])
        #expect(await session.isIdle)
        #expect(await !session.withForm(\.isSubmitting))
    }

    @Test("is one submission, however often it is requested before it ends")
    func once() async {
        let session = makeSession()
        await session.withForm { form in
            form.rowBy(tag: "name")?.baseValue = "Grace"
            form.requestSubmission()
            form.requestSubmission()
        }
        while await !session.withForm(\.isSubmitting) { await Task.yield() }
        await session.withForm { $0.requestSubmission() }
        #expect(await !session.withForm(\.isSubmissionRequested))
        gate.yield()
        await session.untilIdle()
        #expect(log.all.count == 1)
    }

    @Test("leaves its errors on the rows")
    func errors() async {
        let session = makeSession()
        await press(session)
        await session.untilIdle()
        let codes = await session.withForm { $0.rowBy(tag: "name")?.validationErrors.map(\.code) }
        #expect(codes == ["required"])
        await session.withForm { $0.rowBy(tag: "name")?.baseValue = "Ada" }
        await press(session)
        gate.yield()
        await session.untilIdle()
        let messages = await session.withForm { $0.rowBy(tag: "name")?.validationErrors.map(\.msg) }
        #expect(messages == ["Taken."])
        #expect(log.all.isEmpty)
    }

    @Test("is the one that a host begins before it")
    func host() async throws {
        gate.yield()
        let form = makeForm()
        form.rowBy(tag: "name")?.baseValue = "Grace"
        form.requestSubmission()
        try await form.submit()
        #expect(!form.isSubmissionRequested)
        #expect(log.all.count == 1)
        gate.yield()
        await form.settle()
        #expect(log.all.count == 1)
    }

    @Test("is performed by settling the form, also if the result of work requests it")
    func settling() async {
        let form = makeForm()
        let name = form.rowBy(tag: "name") as? StringRow
        name?.perform(.latest("name")) {
            "Grace"
        } then: { [unowned form] row, result in
            row.value = try? result.get()
            form.requestSubmission()
        }
        gate.yield()
        #expect(!form.isIdle)
        await form.settle()
        #expect(form.isIdle)
        #expect(log.all.count == 1)
    }

    @Test("cannot be requested by a condition")
    func condition() {
        let form = makeForm()
        form.rowBy(tag: "name")?.hidden = .function([]) { form in
            form.requestSubmission()
            return false
        }
        #expect(!form.isSubmissionRequested)
        #expect(form.problems.count == 1)
    }

    @Test("belongs to the screen whose row requests it, also if the host may not let it begin yet")
    func secondScreen() async throws {
        let session = FormSession { [self] in
            let controller = FormViewController(form: Form { StringRow("first") })
            controller.show(FormViewController(form: makeForm()))
            return controller
        }
        let button = try await session.withStage { stage in
            stage.top.form.rowBy(tag: "name")?.baseValue = "Grace"
            return try #require(stage.screens.last?.sections.first?.rows.last).id
        }
        var press = ViewEvent(button, .press)
        press.submissionID = "first"
        #expect(await session.sendWithoutSubmitting(press) == nil)
        #expect(await session.isIdle)
        await session.send(press)
        gate.yield()
        await session.untilIdle()
        #expect(log.all == ["Grace first"])
    }

    @Test("is not performed once its screen has been closed, even if it is opened again")
    func closedScreen() async throws {
        let session = FormSession { [self] in
            let controller = FormViewController(form: Form { StringRow("first") })
            controller.show(FormViewController(form: makeForm()))
            return controller
        }
        await session.withStage { stage in
            let top = stage.top
            top.form.rowBy(tag: "name")?.baseValue = "Grace"
            top.form.requestSubmission()
            top.dismiss()
            _ = stage.screens
            stage.controller.show(top)
        }
        gate.yield()
        await session.untilIdle()
        #expect(log.all.isEmpty)
    }

    @Test("has the identifier of the action only once, if the action submits two forms")
    func twoForms() async throws {
        let session = FormSession { [self] in
            let (outer, inner) = (makeForm(), makeForm())
            let controller = FormViewController(form: outer)
            controller.show(FormViewController(form: inner))
            for form in [outer, inner] { form.rowBy(tag: "name")?.baseValue = "Grace" }
            (inner.rowBy(tag: "send") as? StringRow)?.onCellSelection { [unowned outer] _, _ in
                outer.requestSubmission()
            }
            return controller
        }
        var press = ViewEvent(
            try await session.withStage { stage in
                try #require(stage.screens.last?.sections.first?.rows.last).id
            }, .press)
        press.submissionID = "first"
        await session.send(press)
        gate.yield()
        gate.yield()
        await session.untilIdle()
        #expect(log.all.count == 2)
        #expect(log.all.filter { $0 == "Grace first" }.count == 1)
    }

    @Test("is not requested by restoring a state, whose values were submitted when they were new")
    func restoring() async {
        func form() -> Form {
            let form = Form { StringRow("code") }
            (form.rowBy(tag: "code") as? StringRow)?.onChange { [unowned form] _ in
                form.requestSubmission()
            }
            return form
        }
        let used = form()
        used.rowBy(tag: "code")?.baseValue = "1234"
        #expect(used.isSubmissionRequested)
        let restored = form()
        #expect(restored.restore(used.state).isEmpty)
        #expect(!restored.isSubmissionRequested)
        restored.rowBy(tag: "code")?.baseValue = "4321"
        #expect(restored.isSubmissionRequested)
    }

    @Test("that leads to another one without end is a problem", arguments: [true, false])
    func endless(inSession: Bool) async {
        func form() -> Form {
            let form = Form { StringRow("name") }
            var count = 0
            form.onSubmit { [unowned form] _ in
                count += 1
                guard count < 300 else { return }
                (form.rowBy(tag: "name") as? StringRow)?.perform(.latest("next")) {
                } then: { [unowned form] _, _ in
                    form.requestSubmission()
                }
            }
            form.requestSubmission()
            return form
        }
        if inSession {
            let session = FormSession(controller: FormViewController(form: form()))
            await session.untilIdle()
            #expect(await session.withForm { $0.problems.map(\.code) } == [.unsettled])
        } else {
            let form = form()
            await form.settle()
            #expect(form.problems.map(\.code) == [.unsettled])
        }
    }
}
