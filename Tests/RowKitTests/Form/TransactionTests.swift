import RowKit
import Testing

@Suite("Transactions")
struct TransactionTests {
    private let a = NumberRow("a") { $0.value = 0 }
    private let b = NumberRow("b") { $0.value = 0 }
    private let c = NumberRow("c") { $0.value = 0 }
    private let form = Form()
    private let heard = Recorder<String>()

    init() {
        form.append(Section([a, b, c]))
    }

    private func listen(to row: NumberRow) {
        row.onValueChange { [heard] row, change in
            heard("\(row.tag ?? "-"): \(described(change.old)) > \(described(change.new))")
        }
    }

    @Test("A single write is a transaction, and complete when it returns")
    func singleWrite() {
        a.onChange { [b] in b.value = ($0.value ?? 0) * 2 }
        b.onChange { [c] in c.value = ($0.value ?? 0) + 1 }
        let changes = form.recorded()
        a.value = 5
        #expect(c.value == 11)
        #expect(changes.take().map { $0.updatedRows.map(\.tag) } == [["a", "b", "c"]])
    }

    @Test("Several writes to a row cause one call, with the old and the new value")
    func coalescing() {
        listen(to: a)
        form.update {
            a.value = 1
            a.value = 2
            #expect(heard.entries.isEmpty)
            #expect(a.value == 2)
            a.value = 3
        }
        #expect(heard.take() == ["a: 0 > 3"])
    }

    @Test("Writes that leave the value the same cause no call")
    func evenWrites() {
        listen(to: a)
        let changes = form.recorded()
        a.value = 0
        #expect(changes.entries.isEmpty)
        form.update {
            a.value = 1
            a.value = 0
        }
        #expect(heard.entries.isEmpty)
    }

    @Test("Callbacks run in rounds, in the order of the first writes")
    func rounds() {
        for row in [a, b, c] { listen(to: row) }
        a.onChange { [c, heard] _ in
            c.value = 10
            c.value = 11
            heard("a wrote")
        }
        form.update {
            b.value = 1
            a.value = 1
            b.value = 2
        }
        #expect(heard.take() == ["b: 0 > 2", "a: 0 > 1", "a wrote", "c: 0 > 11"])
    }

    @Test("A callback sees the settled form, whatever was written after its row")
    func settled() {
        a.onChange { [form, c, heard] _ in
            heard("\(form.rows.count) \(described(c.value)) \(c.indexPath?.row ?? -1)")
        }
        form.update {
            a.value = 1
            b.hidden = true
            c.value = 9
            #expect(form.rows.count == 2, "derived state is never stale")
        }
        #expect(heard.take() == ["2 9 1"])
    }

    @Test("Nested transactions end with the outermost")
    func nesting() {
        listen(to: a)
        let changes = form.recorded()
        form.update {
            form.update { a.value = 1 }
            form[0].update(by: nil) { a.value = 2 }
            #expect(heard.entries.isEmpty)
            #expect(changes.entries.isEmpty)
        }
        #expect(heard.take() == ["a: 0 > 2"])
        #expect(changes.take().count == 1)
    }

    @Test("A transaction keeps its changes if its body throws, and returns the body's result")
    func throwing() {
        struct Stop: Error {}
        listen(to: a)
        #expect(throws: Stop.self) {
            try form.update {
                a.value = 4
                throw Stop()
            }
        }
        #expect(heard.take() == ["a: 0 > 4"])
        #expect(form.update { 42 } == 42)
    }

    @Test("A listener receives only what is written after it was added")
    func lateListener() {
        form.update {
            a.value = 1
            listen(to: a)
            a.value = 2
        }
        #expect(heard.take() == ["a: 1 > 2"])
    }

    @Test("A row outside any form stores its value, and calls no listener")
    func noForm() {
        let row = NumberRow()
        listen(to: row)
        row.value = 3
        #expect(row.value == 3)
        #expect(heard.entries.isEmpty)
        row.resetRowValue()
        #expect(row.value == nil)
        #expect(!row.isChanged)
    }

    @Test("A row's isSame decides whether a write changes anything")
    func sameness() {
        let row = PersonRow { $0.value = Person(email: "a@b", name: "Ada") }
        let form = Form { row }
        let changes = form.recorded()
        row.onChange { [heard] in heard($0.value?.name ?? "nil") }
        row.value = Person(email: "a@b", name: "Eve")
        #expect(heard.take() == ["Eve"])
        #expect(changes.take().count == 1)
        #expect(row.isChanged)
        row.value = Person(email: "a@b", name: "Eve")
        #expect(heard.entries.isEmpty)
        #expect(changes.entries.isEmpty)
    }
}

private struct Person: Equatable, Sendable {
    var email: String
    var name: String
    static func == (left: Person, right: Person) -> Bool { left.email == right.email }
}

private final class PersonRow: Row<ValueCell<Person>>, RowType {
    override func isSame(_ old: Person?, _ new: Person?) -> Bool {
        old == new && old?.name == new?.name
    }
}
