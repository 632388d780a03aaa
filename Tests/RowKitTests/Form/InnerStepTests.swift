import Testing

@testable import RowKit

@Suite("A later step of the same transaction")
struct InnerStepTests {
    private let a = NumberRow("a")
    private let b = NumberRow("b")
    private let c = NumberRow("c")
    private let form = Form()
    private let heard = Recorder<String>()

    init() { form.append(Section([a, b, c])) }

    @Test("has the origin of the outer transaction, even after an inner step that threw")
    func origin() {
        struct Stop: Error {}
        for row in [a, b, c] {
            row.onValueChange { [heard] row, change in
                heard("\(row.tag ?? "") \(change.origin)")
            }
        }
        form.update(by: .user) {
            try? form.update(by: .program) { () throws(Stop) in
                a.value = 1
                throw Stop()
            }
            b.value = 1
            form[0].update(by: .program) { b.title = "B" }
            c.value = 1
        }
        #expect(heard.take() == ["a program", "b user", "c user"])
        #expect(!a.isTouched)
        #expect(b.isTouched)
        #expect(c.isTouched)
        a.value = 2
        #expect(heard.take() == ["a program"])
    }

    @Test("still counts as the user's after one of its rows lost the focus")
    func afterBlur() {
        form.update(by: .user) {
            a.setHighlighted(true)
            a.setHighlighted(false)
            b.value = 1
        }
        #expect(a.isTouched)
        #expect(b.isTouched)
        #expect(!a.isHighlighted)
    }

    @Test("finds no focus on a row that was hidden, removed or moved to a hidden section")
    func focus() throws {
        for row in [a, b, c] { row.setHighlighted(true) }
        let hidden = Section()
        hidden.hidden = true
        form.append(hidden)
        try form.update { () throws(Form.Problem) in
            a.hidden = true
            #expect(!a.isHighlighted)
            try form[0].remove(b)
            #expect(!b.isHighlighted)
            try hidden.move(c, to: .end)
            #expect(!c.isHighlighted)
            form[0].append(b)
            #expect(!b.isHighlighted)
        }
    }

    @Test("validates according to the current conditions")
    func validation() {
        a.add(rule: RuleRequired())
        b.add(rule: RuleRequired())
        a.hidden = "$c == 1"
        b.hidden = "$c == nil"
        form.update {
            #expect(form.validate(quietly: true).map(\.tag) == ["a"])
            c.value = 1
            #expect(form.validate(quietly: true).map(\.tag) == ["b"])
            c.value = nil
            #expect(form.validate().map(\.tag) == ["a"])
            #expect(form.validationErrors.map(\.tag) == ["a"])
            #expect(!form.isValid)
            c.value = 1
            #expect(form.isValid)
            form[0].hidden = true
            c.value = nil
            #expect(form.validate().isEmpty)
        }
        #expect(form.validate(includeHidden: true).map(\.tag) == ["a", "b"])
    }

    @Test("sees the tags, index paths and conditions left by the earlier steps")
    func derived() throws {
        let guests = MultivaluedSection {
            $0.tag = "guests"
            $0.multivaluedRowToInsertAt = { _ in StringRow() }
        }
        form.append(guests)
        try form.update { () throws(Form.Problem) in
            guests.append(StringRow { $0.value = "Ada" })
            #expect(form.rowBy(tag: "guests[0]")?.baseValue as? String == "Ada")
            try guests.move(b, to: .start)
            b.value = 4
            #expect(form.rowBy(tag: "guests[0]") === b)
            #expect(b.indexPath?.section == 1)
            form.move(from: 1, to: 0)
            #expect(b.indexPath == RowPath(section: 0, row: 0))
            #expect(c.indexPath?.row == 1)
            a.hidden = "$guests[0] == 4"
            #expect(c.indexPath?.row == 0)
            try form[1].move(b, to: .end)
            #expect(!a.isHidden)
            #expect(c.indexPath?.row == 1)
        }
    }
}
