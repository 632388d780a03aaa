import Testing

@testable import RowKit

@Suite("Conditions and lifetime")
struct ConditionLifetimeTests {
    @Test("A form is freed with its conditions, settled or not")
    func form() {
        weak var form: Form?
        weak var row: BaseRow?
        do {
            let made = Form { Section([NumberRow("a"), NumberRow("b"), NumberRow("c")]) }
            made.rowBy(tag: "b")?.hidden = "$a == 1 AND $later.isHidden"
            made.rowBy(tag: "c")?.disabled = .function { form in form.values().isEmpty }
            made[0].hidden = "$b.isDisabled"
            made.rowBy(tag: "a")?.baseValue = 1
            (form, row) = (made, made.rowBy(tag: "b"))
        }
        #expect(form == nil)
        #expect(row == nil)
    }

    @Test("A row that reads itself is freed with its form")
    func cycle() {
        weak var row: BaseRow?
        do {
            let made = NumberRow("a") { $0.hidden = "$a.isHidden OR $a == 1" }
            let form = Form { Section([made]) }
            made.value = 1
            #expect(form.problems.map(\.code) == [.cycle])
            row = made
        }
        #expect(row == nil)
    }

    @Test("A removed row is freed, whether it was read or read others")
    func removedRows() {
        weak var reader: BaseRow?
        weak var source: BaseRow?
        let form = Form { Section(strings("stays")) }
        do {
            let (a, b) = (NumberRow("a"), NumberRow("b"))
            form[0].append(contentsOf: [a, b])
            b.hidden = "$a == 1"
            form[0][0].hidden = "$a == 2 OR $b.isHidden"
            a.value = 1
            (source, reader) = (a, b)
            form[0].removeAll { $0 === a || $0 === b }
        }
        #expect(source == nil)
        #expect(reader == nil)
        #expect(form.outline == [["stays"]])
        #expect(form.problems.isEmpty)
    }

    @Test("A row that left one form follows the rows of the form it joins")
    func rejoining() {
        let row = NumberRow("b") { $0.hidden = "$a == 1" }
        let first = Form { Section([NumberRow("a") { $0.value = 1 }, row]) }
        #expect(row.isHidden)
        first[0].removeAll { $0 === row }
        let second = Form { Section([NumberRow("a"), row]) }
        #expect(!row.isHidden)
        (first.rowBy(tag: "a") as NumberRow?)?.value = 2
        (second.rowBy(tag: "a") as NumberRow?)?.value = 1
        #expect(row.isHidden)
        #expect(second.outline == [["a"]])
    }
}
