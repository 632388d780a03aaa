import RowKit
import Testing

@Suite("A listener to all values of a form")
struct ValueListenerTests {
    private let first = StringRow("first") { $0.value = "a" }
    private let second = NumberRow("second")
    private let form: Form
    private let heard = Recorder<String>()

    init() { form = Form() +++ Section([first, second]) }

    private func listen(as name: String = "") -> FormObservation {
        form.onValueChange { [heard] row, old, new in
            heard("\(name)\(row.tag ?? "-"): \(described(old)) \(described(new))")
        }
    }

    @Test("receives each change once, with the old and the new value")
    func once() {
        let observation = listen()
        first.value = "b"
        first.value = "b"
        second.baseValue = 1
        second.value = nil
        form.update {
            first.value = "c"
            first.value = "d"
        }
        form.update {
            first.value = "x"
            first.value = "d"
        }
        #expect(
            heard.take() == [
                "first: a b", "second: nil 1", "second: 1 nil", "first: b d",
            ])
        withExtendedLifetime(observation) {}
    }

    @Test("receives changes of hidden rows and of later rows, but not of rows that have left")
    func reach() {
        let observation = listen()
        first.hidden = true
        first.value = "b"
        let third = StringRow("third")
        form[0].append(third)
        third.value = "c"
        form.update {
            third.value = "d"
            form.allSections[0].removeLast()
        }
        third.value = "e"
        #expect(heard.take() == ["first: a b", "third: nil c"])
        withExtendedLifetime(observation) {}
    }

    @Test("is called in the order of the writes, before the rows' own listeners")
    func order() {
        let observation = listen()
        first.onChange { [heard] _ in heard("own of first") }
        form.update {
            second.value = 2
            first.value = "b"
        }
        #expect(heard.take() == ["second: nil 2", "first: a b", "own of first"])
        withExtendedLifetime(observation) {}
    }

    @Test("is one of many, each called until its observation is released")
    func lifetime() {
        var one: FormObservation? = listen(as: "1 ")
        var two: FormObservation? = listen(as: "2 ")
        first.value = "b"
        one = nil
        first.value = "c"
        two = nil
        first.value = "d"
        #expect(heard.take() == ["1 first: a b", "2 first: a b", "2 first: b c"])
        #expect(one == nil)
        #expect(two == nil)
    }

    @Test("can cancel another that would be called next")
    func dropping() {
        var other: FormObservation?
        let observation = form.onValueChange { [heard] _, _, _ in
            heard("one")
            other = nil
        }
        other = listen(as: "other ")
        first.value = "b"
        first.value = "c"
        #expect(heard.take() == ["one", "one"])
        #expect(other == nil)
        withExtendedLifetime(observation) {}
    }

    @Test("sees the settled form, and writes as the program")
    func settled() {
        let third = StringRow("third") { $0.hidden = "$first == 'b'" }
        form[0].append(third)
        second.onValueChange { [heard] _, change in heard("\(change.origin)") }
        let observation = form.onValueChange { [heard, second] row, _, _ in
            heard("\(row.tag ?? "-") \(third.isHidden)")
            if row.tag == "first" { second.value = 3 }
        }
        first.setValue("b", by: .user)
        #expect(heard.take() == ["first true", "second true", "program"])
        withExtendedLifetime(observation) {}
    }

    @Test("receives changes of an expanded row as those of the row above it")
    func inline() throws {
        let inline = NumberInlineRow("inline")
        form[0].append(inline)
        inline.expandInlineRow()
        let observation = listen()
        try #require(inline.inlineRow).value = 4
        inline.value = 5
        #expect(heard.take() == ["inline: nil 4", "inline: 4 5"])
        withExtendedLifetime(observation) {}
    }

    @Test("is called with or without a controller, which receives the changes too")
    func controller() {
        final class Hearing: FormViewController {
            var heard: [String] = []
            override func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {
                super.valueHasBeenChanged(for: row, oldValue: oldValue, newValue: newValue)
                heard.append("\(row.tag ?? "-"): \(oldValue ?? "nil") \(newValue ?? "nil")")
            }
        }
        let controller = Hearing(form: form)
        first.hidden = true
        first.value = "b"
        second.value = 1
        second.value = 1
        #expect(controller.heard == ["first: a b", "second: nil 1"])
        let observation = listen()
        controller.form = Form()
        first.value = "c"
        #expect(controller.heard.count == 2)
        #expect(heard.take() == ["first: b c"])
        withExtendedLifetime(observation) {}
    }

    @Test("is not called for a silent write, nor are the row's listeners")
    func silence() {
        first.onChange { [heard] in heard("own: \($0.value ?? "-")") }
        second.hidden = "$first == 'silent'"
        first.add(rule: RuleMaxLength(maxLength: 3))
        first.validationOptions = .validatesOnChange
        let observation = listen()
        let changes = form.recorded()
        first.setValueSilently("silent")
        #expect(first.value == "silent")
        #expect(second.isHidden)
        #expect(!first.isValid)
        #expect(heard.take().isEmpty)
        #expect(changes.take().count == 1)
        first.value = "b"
        #expect(heard.take() == ["first: silent b", "own: b"])
        withExtendedLifetime(observation) {}
    }

    @Test("receives the other writes in the transaction of a silent write")
    func silenceInTransaction() {
        let observation = listen()
        form.update {
            first.value = "b"
            first.setValueSilently("c")
            second.setValueSilently(1)
            second.value = 2
        }
        #expect(heard.take() == ["first: a c", "second: 1 2"])
        form.update { first.setValueSilently("d") }
        first.setValueSilently(nil)
        #expect(heard.take().isEmpty)
        #expect(first.value == nil)
        withExtendedLifetime(observation) {}
    }

    @Test("is not called for a silent write to an expanded row")
    func silenceInline() throws {
        let row = NumberInlineRow("inline") { $0.value = 1 }
        form[0].append(row)
        row.expandInlineRow()
        let child = try #require(row.inlineRow)
        let observation = listen()
        child.onChange { [heard] _ in heard("child") }
        row.setValueSilently(2)
        #expect(child.value == 2)
        #expect(heard.take().isEmpty)
        child.setValueSilently(3)
        #expect(row.value == 3)
        #expect(heard.take().isEmpty)
        child.value = 4
        #expect(heard.take() == ["child", "inline: 3 4"])
        withExtendedLifetime(observation) {}
    }
}
