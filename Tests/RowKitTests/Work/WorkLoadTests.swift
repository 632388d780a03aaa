import RowKit
import Testing

@Suite("The work load of a form")
struct WorkLoadTests {
    private let row = StringRow("a")
    private let other = StringRow("b")
    private let watcher = StringRow("watcher")
    private let form = Form()

    init() {
        form.append(Section([row, other, watcher]))
        watcher.disabled = .function { $0.hasWork }
    }

    private func ask(_ row: StringRow) {
        row.perform(.latest("k")) {
            1
        } then: { _, _ in
        }
    }

    @Test("is empty only with nothing to start and nothing to cancel")
    func emptiness() {
        #expect(form.takeWork().isEmpty)
        ask(row)
        let first = form.takeWork()
        #expect(first.start.count == 1)
        #expect(first.cancel.isEmpty)
        #expect(!first.isEmpty)
        row.cancel(.latest("k"))
        let second = form.takeWork()
        #expect(second.start.isEmpty)
        #expect(second.cancel == first.start.map(\.id))
        #expect(!second.isEmpty)
        ask(row)
        _ = form.takeWork()
        row.cancel(.latest("k"))
        ask(other)
        let third = form.takeWork()
        #expect(third.start.count == 1)
        #expect(third.cancel.count == 1)
        #expect(!third.isEmpty)
        #expect(form.takeWork().isEmpty)
    }

    @Test("updates conditions when work is requested, taken and requeued")
    func conditions() {
        #expect(!watcher.isDisabled)
        ask(row)
        #expect(watcher.isDisabled)
        let load = form.takeWork()
        #expect(!watcher.isDisabled)
        form.requeue(load.start)
        #expect(watcher.isDisabled)
        #expect(form.takeWork().start.map(\.id) == load.start.map(\.id))
        #expect(!watcher.isDisabled)
        row.cancel(.latest("k"))
        #expect(watcher.isDisabled)
        #expect(form.takeWork().cancel.count == 1)
        #expect(!watcher.isDisabled)
    }
}
