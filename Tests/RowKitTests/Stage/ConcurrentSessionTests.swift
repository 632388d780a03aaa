import RowKit
import TestRuns
import Testing

@Suite("Many sessions at once", .timeLimit(.minutes(5)))
struct ConcurrentSessionTests {
    /// A controller whose searches answer after different numbers of turns.
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

    /// What a person does in one session.
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

    @Test("end in the states that one after the other gives")
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

    @Test("of which many tasks drive one, it takes every event")
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
