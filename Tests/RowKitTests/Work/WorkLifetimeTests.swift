import RowKit
import Testing

@Suite("The lifetime of work")
struct WorkLifetimeTests {
    /// A form with the row, which has pending work of each kind.
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

    @Test("A form and its rows are freed despite work, taken or not")
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
        #expect(orders.count == 2)
        #expect(form == nil)
        #expect(row == nil)
        for order in orders { _ = await order.run() }
    }

    @Test("A removed row is freed while its work runs, and the result is dropped")
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
        #expect(row == nil)
        #expect(form.isIdle)
        form.finish(order.id, await order.run())
    }

    @Test("A row outside a form is freed with its pending work")
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

    @Test("A row may outlive its form, and performs nothing until it joins another")
    func orphan() async {
        let row = StringRow("a")
        var section: Section?
        do { section = busy(row)[0] }
        #expect(section?.form == nil)
        #expect(!row.isPerforming(.latest("k")))
        #expect(!row.isValidating)
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

    @Test("The completion closure is freed once it has run, is replaced or is cancelled")
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
