import RowKit
import Testing

@Suite("The lifetime of work")
struct WorkLifetimeTests {
    /// A row with work of each kind under way, in a form.
    private func busy(_ row: StringRow) -> Form {
        let form = Form { row }
        row.add(rule: RuleAsync { _ in nil })
        row.value = "x"
        row.validate()
        row.perform(.latest("k")) {
            1
        } then: { row, _ in
            row.value = "landed"
        }
        return form
    }

    @Test("A form dies with work taken and untaken, and so do its rows")
    func form() async throws {
        weak var form: Form?
        weak var row: StringRow?
        var orders: [WorkOrder] = []
        do {
            let living = StringRow("a")
            let busy = busy(living)
            orders = busy.takeWork().start
            living.perform(.latest("untaken")) {
                1
            } then: { _, _ in
            }
            (form, row) = (busy, living)
        }
        #expect(orders.count == 2 && form == nil && row == nil)
        for order in orders { _ = await order.run() }
    }

    @Test("A row that left its form dies, though its work still runs; the answer is dropped")
    func row() async throws {
        let form = Form { Section("empty") }
        weak var row: StringRow?
        do {
            let living = StringRow("a")
            form[0].append(living)
            living.perform(.latest("k")) {
                1
            } then: { row, _ in
                row.value = "landed"
            }
            row = living
        }
        let order = try #require(form.takeWork().start.first)
        form[0].removeAll()
        #expect(row == nil && form.isIdle)
        form.finish(order.id, await order.run())
    }

    @Test("A row in no form dies with what it waits for")
    func waiting() {
        weak var row: StringRow?
        do {
            let living = StringRow("a")
            living.add(rule: RuleAsync { _ in nil })
            living.validate()
            living.perform(.latest("k")) {
                1
            } then: { row, _ in
                row.value = "landed"
            }
            row = living
        }
        #expect(row == nil)
    }

    @Test("A row outlives its form, and performs nothing until it joins another")
    func orphan() async {
        let row = StringRow("a")
        var section: Section?
        do { section = busy(row)[0] }
        #expect(section?.form == nil && !row.isPerforming(.latest("k")) && !row.isValidating)
        guard let section else { return }
        let next = Form { section }
        #expect(next.isIdle)
        row.perform(.latest("k")) {
            1
        } then: { row, _ in
            row.value = "landed"
        }
        await WorkDriver(next).finishAll()
        #expect(row.value == "landed")
    }

    @Test("An answer's closure dies once it has answered, was replaced or was cancelled")
    func closures() async {
        let row = StringRow("a")
        let form = Form { row }
        let endings: [(WorkDriver) async -> Void] = [
            { await $0.finishAll() },
            { _ in
                row.perform(.latest("k")) {
                    1
                } then: { _, _ in
                }
            },
            { _ in row.cancel(.latest("k")) },
        ]
        for end in endings {
            weak var kept: Counter?
            do {
                let counter = Counter()
                row.perform(.latest("k")) {
                    1
                } then: { _, _ in
                    counter.increment()
                }
                kept = counter
            }
            #expect(kept != nil)
            await end(WorkDriver(form))
            #expect(kept == nil)
        }
    }
}
