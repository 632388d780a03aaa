import RowKit
import TestRuns
import Testing

@Suite("A session with several hosts", .timeLimit(.minutes(1)))
struct SharedSessionTests {
    private struct Copy {
        let host: SessionHost<ViewPatch>
        var mirror: ViewMirror
        var number: Int
        var pushes: AsyncStream<ViewPatch>.Iterator

        init(_ session: FormSession) async {
            host = await session.attach { stage, changes in stage.describe(changes) }
            pushes = host.pushes.makeAsyncIterator()
            mirror = ViewMirror(await session.snapshot())
            number = await session.withStage { stage in stage.changeNumber }
        }

        mutating func send(_ event: ViewEvent) async {
            mirror.apply(event)
            take(await host.send(event))
        }

        mutating func takePush() async { if let push = await pushes.next() { take(push) } }

        private mutating func take(_ patch: ViewPatch) {
            #expect(patch.number == number || patch.number == number + 1, "no change is lost")
            mirror.apply(patch)
            number = patch.number
        }
    }

    @Test("sends each of them the changes made through the others, in one order")
    func others() async {
        let session = FormSession { SessionTests.makeController() }
        var (first, second) = (await Copy(session), await Copy(session))
        await first.send(ViewEvent(SessionTests.field, .type("Vertigo", caret: 7)))
        await second.takePush()
        await second.send(ViewEvent(ViewID("seen/accessory"), .toggle(true)))
        await first.takePush()
        await session.withForm { form in form.title = "Films" }
        await first.takePush()
        await second.takePush()
        let snapshot = await session.snapshot()
        for copy in [first, second] {
            #expect(copy.mirror.unappliedChanges == [])
            // The caret is that of the host whose user typed.
            #expect(copy.mirror.screens.map(\.withoutCarets) == snapshot.map(\.withoutCarets))
        }
    }

    @Test("does not move the focus of the others")
    func focus() async {
        let session = FormSession { SessionTests.makeController() }
        var (first, second) = (await Copy(session), await Copy(session))
        await first.send(ViewEvent(SessionTests.field, .key(.enter)))
        await session.withForm { form in form.title = "Films" }
        await second.takePush()
        while second.number < (await session.withStage { stage in stage.changeNumber }) {
            await second.takePush()
        }
        #expect(second.mirror.focused == nil)
    }

    @Test("performs an event once, and returns its response again if it is repeated")
    func repeated() async throws {
        let session = FormSession {
            FormViewController(
                form: Form {
                    MultivaluedSection(multivaluedOptions: .insert) { section in
                        section.tag = "guests"
                        section.multivaluedRowToInsertAt = { _ in TextRow() }
                    }
                })
        }
        let host = await session.attach { stage, changes in stage.describe(changes) }
        let section = try #require(await session.snapshot().first?.children.first)
        let add = try #require(section.children.first).id
        let answer = await host.send(ViewEvent(add, .press, number: 1))
        #expect(!answer.isEmpty)
        #expect(await host.send(ViewEvent(add, .press, number: 1)) == answer)
        let next = await host.send(ViewEvent(add, .press, number: 2))
        #expect(next != answer)
        #expect(!next.isEmpty)
        #expect(await host.send(ViewEvent(add, .press, number: 1)).isEmpty)
        #expect(await session.withForm { form in form.first?.count } == 3)
    }

    @Test("performs an event once, even if its host was detached before it repeats the event")
    func repeatedAfterDetaching() async {
        let session = FormSession { SessionTests.makeController() }
        let host = await session.attach { stage, changes in stage.describe(changes) }
        let toggle = ViewEvent(ViewID("seen/accessory"), .toggle(true), number: 1)
        let answer = await host.send(toggle)
        #expect(!answer.isEmpty)
        await host.detach()
        await session.withForm { $0.rowBy(tag: "seen")?.baseValue = false }
        #expect(await host.send(toggle) == answer)
        #expect(await session.values()["seen"] as? Bool == false)
        // Another host has its own numbers.
        let other = await session.attach { stage, changes in stage.describe(changes) }
        #expect(await !other.send(toggle).isEmpty)
        #expect(await session.values()["seen"] as? Bool == true)
        // As does the detached host, which sends more events.
        let back = ViewEvent(ViewID("seen/accessory"), .toggle(false), number: 2)
        let last = await host.send(back)
        await session.withForm { $0.rowBy(tag: "seen")?.baseValue = true }
        #expect(await host.send(back) == last)
        #expect(await session.values()["seen"] as? Bool == true)
    }

    @Test(
        "keeps the responses to 16 detached hosts, and to all that are attached",
        arguments: [(15, true), (16, false)])
    func detachedLimit(others: Int, isKept: Bool) async {
        let session = FormSession { SessionTests.makeController() }
        var hosts: [SessionHost<ViewPatch>] = []
        for _ in 0..<others + 2 {
            hosts.append(await session.attach { stage, changes in stage.describe(changes) })
        }
        let (attached, detached) = (hosts[0], hosts[1])
        for host in hosts.dropFirst() { await host.detach() }
        let toggle = ViewEvent(ViewID("seen/accessory"), .toggle(true), number: 1)
        for host in hosts { _ = await host.send(toggle) }
        for (host, isPerformed) in [(attached, false), (detached, !isKept)] {
            await session.withForm { $0.rowBy(tag: "seen")?.baseValue = false }
            _ = await host.send(toggle)
            #expect(await session.values()["seen"] as? Bool == isPerformed)
        }
    }

    @Test("sends nothing to a detached host")
    func detached() async {
        let session = FormSession { SessionTests.makeController() }
        let host = await session.attach { _, changes in changes.number }
        await host.detach()
        var pushes = host.pushes.makeAsyncIterator()
        await session.withForm { form in form.title = "Films" }
        #expect(await pushes.next() == nil)
    }
}

extension ViewDescription {
    /// The view without the positions of carets, which differ between hosts.
    var withoutCarets: ViewDescription {
        var view = self
        view.properties[.caret] = nil
        view.children = view.children.map(\.withoutCarets)
        return view
    }
}
