import RowKit
import TestRuns
import Testing

@Suite("Settling a form", .timeLimit(.minutes(1)))
struct SettleTests {
    private let clock = ManualClock()
    private let heard = Recorder<String>()

    @Test("runs work after its delay, measured only by the clock")
    func delays() async {
        let (early, late) = (StringRow("early"), StringRow("late"))
        let form = Form { Section([late, early]) }
        for (row, delay) in [(late, Duration.seconds(300_000)), (early, .seconds(100_000))] {
            row.perform(.latest("k"), after: delay) { [clock] in
                clock.now.offset
            } then: {
                [heard, clock] row, result in
                heard("\(row.tag ?? "") at \((try? result.get().components.seconds) ?? 0)")
                clock.advance(by: .seconds(200_000))
            }
        }
        let time = Task { [clock] in
            await clock.sleepers(2)
            clock.advance(by: .seconds(99_999))
            clock.advance(by: .seconds(1))
        }
        await form.settle(clock: clock)
        await time.value
        #expect(heard.take() == ["early at 100000", "late at 300000"])
        #expect(form.isIdle)
        #expect(!form.hasWork)
    }

    @Test("returns immediately without work")
    func idle() async {
        let turn = Turn()
        #expect(await turn.othersWhileSettling(clock: clock) == 0)
        #expect(clock.sleeps == 0)
    }

    /// An actor whose other callers run only while it is suspended.
    private actor Turn {
        private var others = 0

        /// The number of other calls that ran while a form without work was settled.
        func othersWhileSettling(clock: ManualClock) async -> Int {
            let form = Form { StringRow() }
            let other = Task { self.others += 1 }
            await form.settle(clock: clock)
            let count = others
            await other.value
            return form.isIdle && others == 1 ? count : -1
        }
    }

    @Test("starts work that a result requests while other work is running")
    func whileRunning() async {
        let (slow, quick) = (StringRow("slow"), StringRow("quick"))
        let form = Form { Section([slow, quick]) }
        slow.perform(.latest("k")) { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: {
            [heard] _, _ in
            heard("slow")
        }
        quick.perform(.latest("k")) {
            1
        } then: { [heard, clock] row, _ in
            heard("quick")
            row.perform(.latest("k")) {
                // The slow work never finishes unless this runs concurrently.
                await clock.sleepers(1)
                clock.advance(by: .seconds(1))
            } then: { _, _ in
            }
        }
        await form.settle(clock: clock)
        #expect(heard.take() == ["quick", "slow"])
    }

    @Test("cancels work that is replaced or cancelled while it runs or waits")
    func replaced() async {
        let (row, other) = (StringRow("a"), StringRow("b"))
        let form = Form { Section([row, other]) }
        let (stopped, stop) = AsyncStream.makeStream(of: String.self)
        row.perform(.latest("run")) { [clock] in
            do { try await clock.sleep(for: .seconds(1)) } catch {
                stop.yield("stopped")
                throw error
            }
        } then: { [heard] _, _ in
            heard("never")
        }
        row.perform(.latest("wait"), after: .seconds(1)) {
            1
        } then: { [heard] _, _ in
            heard("never")
        }
        other.perform(.latest("k")) { [clock] in
            await clock.sleepers(2)
        } then: { [heard, row] _, _ in
            row.cancel(.latest("wait"))
            row.perform(.latest("run")) {
                2
            } then: { _, _ in
                heard("second")
            }
        }
        await form.settle(clock: clock)
        #expect(heard.take() == ["second"])
        var stops = stopped.makeAsyncIterator()
        #expect(await stops.next() == "stopped")
    }

    @Test("ends when the calling task is cancelled; unfinished work can be taken")
    func cancelled() async {
        let task = Task { [clock] in
            let row = StringRow("a")
            let form = Form { row }
            row.perform(.latest("deaf")) {
                await Task { try? await clock.sleep(for: .seconds(1)) }.value
            } then: { row, _ in
                row.value = "landed"
            }
            row.perform(.latest("late"), after: .seconds(1)) {
                1
            } then: { _, _ in
            }
            await form.settle(clock: clock)
            return [form.isIdle, form.hasWork, row.value == nil, form.takeWork().start.count == 2]
        }
        await clock.sleepers(2)
        task.cancel()
        #expect(await task.value == [false, true, true, true])
        clock.advance(by: .seconds(1))
    }

    @Test("does not begin if the calling task is already cancelled")
    func cancelledBefore() async {
        let task = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            let row = StringRow("a")
            let form = Form { row }
            row.perform(.latest("k")) {
                1
            } then: { _, _ in
            }
            await form.settle(clock: clock)
            return form.hasWork
        }
        #expect(await task.value)
    }

    @Test("delivers results on the caller's actor, and runs work requested meanwhile")
    func isolation() async {
        let owner = Owner(clock: clock)
        let settled = Task { await owner.settle() }
        await clock.sleepers(1)
        await owner.askMore()
        await settled.value
        #expect(await owner.landed == ["more", "first"])
    }

    /// An actor that owns a form.
    private actor Owner {
        private let row: StringRow
        private let form: Form
        private let clock: ManualClock
        private(set) var landed: [String] = []

        init(clock: ManualClock) {
            let row = StringRow("a")
            self.clock = clock
            self.row = row
            form = Form { row }
        }

        func settle() async {
            row.perform(.latest("first"), after: .seconds(1)) {
                1
            } then: { [self] _, _ in
                assumeIsolated { $0.landed.append("first") }
            }
            await form.settle(clock: clock)
        }

        func askMore() {
            row.perform(.latest("more")) {
                2
            } then: { [self] _, _ in
                assumeIsolated { $0.landed.append("more") }
                clock.advance(by: .seconds(1))
            }
        }
    }
}
