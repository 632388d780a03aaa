import RowKit
import Testing

@Suite("Work requested by rows")
struct WorkTests {
    private let row = StringRow("a")
    private let other = StringRow("b")
    private let form = Form()
    private let driver: WorkDriver
    private let heard = Recorder<String>()
    private struct Failure: Error {}

    init() {
        driver = WorkDriver(form)
        form +++ Section([row, other])
    }

    /// Requests work whose result is recorded.
    private func ask(_ row: StringRow, _ key: String = "k", for answer: String) {
        row.perform(.latest(key)) {
            answer
        } then: { [heard] row, result in
            heard("\(row.tag ?? "-"): \((try? result.get()) ?? "failed")")
        }
    }

    @Test("is taken with its key, tag, place and delay, and finished")
    func order() async throws {
        row.perform(.latest("search"), after: .milliseconds(300)) {
            42
        } then: { [heard] row, result in
            heard("\(row.tag ?? "-") \((try? result.get()) ?? 0)")
        }
        #expect(form.hasWork)
        #expect(!form.isIdle)
        #expect(row.isPerforming(.latest("search")))
        #expect(!row.isPerforming(.latest("other")))
        #expect(!other.isPerforming(.latest("search")))
        let order = try #require(form.takeWork().start.first)
        #expect(order.key == .latest("search"))
        #expect(order.key.description == "search")
        #expect(order.tag == "a")
        #expect(order.place == "a")
        #expect(order.delay == .milliseconds(300))
        #expect(!form.hasWork)
        #expect(!form.isIdle)
        #expect(form.takeWork().isEmpty)
        form.finish(order.id, await order.run())
        #expect(heard.take() == ["a 42"])
        #expect(form.isIdle)
        #expect(!row.isPerforming(.latest("search")))
        form.finish(order.id, await order.run())
        #expect(heard.take() == [], "the identifier is no longer known")
    }

    @Test("is over once finished: cancelling it then changes nothing")
    func cancelledLate() async {
        ask(row, for: "1")
        await driver.finishAll()
        #expect(heard.take() == ["a: 1"])
        let changes = form.recorded()
        let warned = Condition.function { [row] _ in
            row.cancel(.latest("k"))
            return false
        }
        row.cancel(.latest("k"))
        #expect(changes.take().isEmpty)
        other.hidden = warned
        #expect(form.problems == [], "a condition may call a method that changes nothing")
    }

    @Test("delivers errors as results")
    func failure() async {
        row.perform(.latest("k")) { () async throws -> Int in
            throw Failure()
        } then: {
            [heard] _, result in
            if case .failure(let error) = result { heard("\(type(of: error))") }
        }
        await driver.finishAll()
        #expect(heard.take() == ["Failure"])
    }

    @Test("is replaced by a new request with the same key, whichever finishes first")
    func latest() async {
        ask(row, for: "1")
        #expect(driver.take() == ["a k"])
        ask(row, for: "2")
        ask(row, for: "3")
        #expect(driver.take() == ["a k"], "replaced work that was not taken is never seen")
        #expect(driver.cancelled.count == 1)
        #expect(driver.running.count == 1)
        await driver.finishCancelled()
        #expect(heard.take() == [])
        #expect(row.isPerforming(.latest("k")))
        await driver.finish()
        #expect(heard.take() == ["a: 3"])
        #expect(form.isIdle)
    }

    @Test("of other keys and rows is independent, and may finish in any order")
    func keys() async {
        ask(row, "x", for: "1")
        ask(row, "y", for: "2")
        ask(other, "x", for: "3")
        #expect(driver.take() == ["a x", "a y", "b x"])
        await driver.finish(at: 2)
        await driver.finish(at: 1)
        await driver.finish()
        #expect(heard.take() == ["b: 3", "a: 2", "a: 1"])
    }

    @Test("is dropped when it is cancelled and when the row or its section is removed")
    func dropped() async throws {
        let actions: [() throws -> Void] = [
            { row.cancel(.latest("k")) }, { try form[0].remove(row) },
            {
                form[0].insert(row, at: 0)
                ask(row, for: "again")
                driver.take()
                try form.remove(form[0])
            },
        ]
        for action in actions {
            ask(row, for: "1")
            driver.take()
            try action()
            #expect(form.isIdle)
            #expect(!row.isPerforming(.latest("k")))
            driver.take()
            #expect(driver.running.isEmpty)
            while !driver.cancelled.isEmpty { await driver.finishCancelled() }
        }
        #expect(heard.take() == [])
    }

    @Test("that has not been taken is cancelled without a trace")
    func cancelledEarly() {
        ask(row, for: "1")
        row.cancel(.latest("k"))
        row.cancel(.latest("unknown"))
        #expect(!form.hasWork)
        #expect(form.isIdle)
        #expect(form.takeWork().isEmpty)
    }

    @Test("of a row outside a form waits until the row joins one; only the latest is kept")
    func waiting() async {
        let row = StringRow("late")
        ask(row, for: "1")
        ask(row, "cancelled", for: "2")
        ask(row, for: "3")
        row.cancel(.latest("cancelled"))
        #expect(row.isPerforming(.latest("k")))
        #expect(!row.isPerforming(.latest("cancelled")))
        form[0].append(row)
        #expect(row.isPerforming(.latest("k")))
        #expect(driver.take() == ["late k"])
        await driver.finish()
        #expect(heard.take() == ["late: 3"])
        #expect(!row.isPerforming(.latest("k")))
    }

    @Test("continues when the row moves, is hidden or is disabled")
    func stays() async throws {
        form.append(Section("second"))
        ask(row, for: "1")
        driver.take()
        try form[1].move(row, to: .end)
        row.hidden = true
        row.disabled = true
        await driver.finish()
        #expect(heard.take() == ["a: 1"])
    }

    @Test("writes its result in one transaction, as the program's change")
    func transaction() async {
        let changes = form.recorded()
        row.onValueChange { [heard] _, change in heard("\(change.new ?? "") by \(change.origin)") }
        row.perform(.latest("k")) {
            "x"
        } then: { [other] row, result in
            row.value = try? result.get()
            row.title = "loaded"
            other.value = "y"
        }
        driver.take()
        _ = changes.take()
        await driver.finish()
        #expect(heard.take() == ["x by program"])
        #expect(changes.take().map { $0.updatedRows.count } == [2])
    }

    @Test("passes the row as its static type: a class, a generic superclass or any row")
    func selfTypes() async {
        let (asking, any) = (AskingRow("asking"), row as BaseRow)
        form[0].append(asking)
        asking.ask()
        any.perform(.latest("k")) {
            1
        } then: { (row: BaseRow, _) in
            row.title = "any"
        }
        await driver.finishAll()
        #expect(asking.placeholder == "asked")
        #expect(row.title == "any")
    }

    @Test("ignores a result of another type")
    func mismatch() throws {
        ask(row, for: "1")
        let order = try #require(form.takeWork().start.first)
        form.finish(order.id, WorkOrder.Outcome(.success(1)))
        #expect(heard.take() == [])
        #expect(form.isIdle)
    }

    @Test("may be requested by a result")
    func chain() async {
        row.perform(.latest("k")) {
            1
        } then: { [heard] row, _ in
            heard("first")
            row.perform(.latest("k")) {
                2
            } then: { _, _ in
                heard("second")
            }
        }
        await driver.finishAll()
        #expect(heard.take() == ["first", "second"])
        #expect(form.isIdle)
    }

    @Test("cannot be requested by a condition, which only reads")
    func conditions() {
        row.hidden = .function(["b"]) { [other] _ in
            other.perform(.latest("k")) {
                1
            } then: { _, _ in
            }
            return false
        }
        #expect(!form.hasWork)
        #expect(form.problems.count == 1)
    }

    @Test("is announced once, at the end of the outermost transaction")
    func told() {
        form.onWork = { [heard] in heard("work") }
        ask(row, for: "1")
        #expect(heard.take() == ["work"])
        ask(row, for: "2")
        #expect(heard.take() == ["work"], "replaced work still has to be taken")
        driver.take()
        form.update {
            ask(row, for: "3")
            form.update { ask(other, for: "4") }
            #expect(heard.take() == [])
        }
        #expect(heard.take() == ["work"])
        form.update {
            ask(row, "new", for: "5")
            driver.take()
        }
        #expect(heard.take() == [], "it has already been taken")
        row.cancel(.latest("new"))
        #expect(heard.take() == ["work"], "there is work to cancel")
        row.onChange { [self] row in ask(row, for: "6") }
        row.value = "x"
        #expect(heard.take() == ["work"])
        row.title = "nothing to do with it"
        #expect(heard.take() == [])
        form.onWork = nil
        row.value = nil
    }

    @Test("that was taken and not run can be requeued, unless cancelled")
    func requeue() {
        form.onWork = { [heard] in heard("work") }
        ask(row, for: "1")
        ask(other, for: "2")
        let load = form.takeWork()
        row.cancel(.latest("k"))
        _ = heard.take()
        form.requeue(load.start)
        #expect(heard.take() == ["work"])
        #expect(driver.take() == ["b k"])
    }
}

/// Rows whose logic is in a generic superclass, as in published rows.
private class _AskingRow<Cell: CellType>: _ValueRow<Cell> {
    func ask() {
        perform(.latest("k")) {
            "asked"
        } then: { row, result in
            row.placeholder = try? result.get()
        }
    }
}

private final class AskingRow: _AskingRow<ValueCell<String>>, RowType {}
