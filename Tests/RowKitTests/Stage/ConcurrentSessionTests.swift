import RowKit
import TestRuns
import Testing

@Suite("Many sessions at once", .timeLimit(.minutes(5)))
struct ConcurrentSessionTests {
    /// A controller whose searches return after different numbers of yields.
    @Sendable private static func makeController() -> FormViewController {
        let controller = SessionTests.makeController()
        let row: SearchRow? = controller.form.rowBy(tag: "title")
        row?.delay = .zero
        row?.search = { text in
            for _ in 0..<(text.utf8.reduce(0) { $0 + Int($1) } % 7) { await Task.yield() }
            return text.uppercased()
        }
        return controller
    }

    /// The user's events in one session.
    private static func script(_ seed: UInt64) -> [ViewEvent] {
        var random = SeededGenerator(seed: seed)
        return (0..<20).map { _ in
            switch Int.random(in: 0..<4, using: &random) {
            case 0: ViewEvent(ViewID("seen/accessory"), .toggle(.random(using: &random)))
            case 1:
                ViewEvent(
                    ViewID("opinion/content/field"),
                    .type("\(Int.random(in: 0..<9, using: &random))"))
            case 2: ViewEvent(SessionTests.field, .focus)
            default:
                ViewEvent(
                    SessionTests.field, .type("film \(Int.random(in: 0..<99, using: &random))"))
            }
        }
    }

    private static func run(_ seed: UInt64) async -> [ViewDescription] {
        let session = FormSession { makeController() }
        for event in script(seed) { await session.send(event) }
        await session.untilIdle()
        return await session.snapshot()
    }

    @Test("end in the same states as when they run one after another")
    func sameAsSerial() async {
        let first = Runs.seed
        let count = UInt64(max(20, Runs.count(of: 1_000)))
        let together = await withTaskGroup(of: (UInt64, [ViewDescription]).self) { group in
            for seed in first..<first + count { group.addTask { (seed, await Self.run(seed)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for seed in first..<first + count {
            #expect(await Self.run(seed) == together[seed], "seed \(seed)")
        }
    }

    /// A host that sends events, and applies all patches afterwards in the order of their numbers.
    private struct Host: Sendable {
        let host: SessionHost<ViewPatch>
        var mirror: ViewMirror
        var number: Int
        /// The responses to the events of this host, with the events.
        var answers: [(event: ViewEvent, patch: ViewPatch)] = []

        init(_ session: FormSession) async {
            host = await session.attach { stage, changes in stage.describe(changes) }
            let (screens, number) = await session.withStage { ($0.snapshot, $0.changeNumber) }
            (mirror, self.number) = (ViewMirror(screens), number)
        }

        mutating func send(_ event: ViewEvent) async {
            answers.append((event, await host.send(event)))
        }

        /// Detaches the host, and applies the pushes and responses received.
        mutating func finish() async {
            await host.detach()
            var patches = answers.map { (event: Optional($0.event), patch: $0.patch) }
            for await push in host.pushes where push.number > number {
                patches.append((nil, push))
            }
            // A response that changed nothing has the number of the last change.
            patches.sort { first, second in
                (first.patch.number, first.event == nil ? 0 : 1)
                    < (second.patch.number, second.event == nil ? 0 : 1)
            }
            for (event, patch) in patches {
                #expect(patch.number == number || patch.number == number + 1, "no change is lost")
                if let event { mirror.apply(event) }
                mirror.apply(patch)
                number = patch.number
            }
            #expect(mirror.unappliedChanges == [])
        }
    }

    @Test("send the same changes to each of several hosts that share one")
    func sharedHosts() async {
        for seed in Runs.seeds(of: 2_000) {
            let session = FormSession { Self.makeController() }
            // Hosts attach while others send events.
            var hosts = await withTaskGroup(of: Host.self) { group in
                for task in 0..<6 {
                    group.addTask {
                        var host = await Host(session)
                        for event in Self.script(seed &* 6 &+ UInt64(task)) {
                            await host.send(event)
                        }
                        return host
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            await session.untilIdle()
            let shown = await session.snapshot().map(\.withoutCarets)
            for place in hosts.indices {
                await hosts[place].finish()
                #expect(hosts[place].mirror.screens.map(\.withoutCarets) == shown, "seed \(seed)")
            }
        }
    }

    @Test("handle every event of many tasks that drive one")
    func sharedSession() async {
        let session = FormSession { Self.makeController() }
        await withTaskGroup { group in
            for task in 0..<50 {
                group.addTask {
                    for event in Self.script(UInt64(task)) { await session.send(event) }
                }
            }
        }
        await session.send(ViewEvent(SessionTests.field, .type("the last")))
        await session.untilIdle()
        #expect(await session.values()["title"] as? String == "the last")
        let found = await session.withForm { form in
            (form.rowBy(tag: "title") as SearchRow?)?.found
        }
        #expect(found == "THE LAST")
    }
}
