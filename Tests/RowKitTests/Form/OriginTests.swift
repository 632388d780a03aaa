import RowKit
import Testing

@Suite("The origin of a write")
struct OriginTests {
    private let row = NumberRow("row")
    private let other = NumberRow("other")
    private let form = Form()
    private let heard = Recorder<Origin>()

    init() {
        form.append(Section([row, other]))
        row.onValueChange { [heard] in heard($1.origin) }
        other.onValueChange { [heard] in heard($1.origin) }
    }

    @Test("is the program by default; a write by the user touches the row")
    func writes() {
        row.value = 1
        #expect(heard.take() == [.program])
        #expect(!row.isTouched)
        row.setValue(2, by: .user)
        #expect(heard.take() == [.user])
        #expect(row.isTouched)
        form.update(by: .user) { other.value = 3 }
        #expect(heard.take() == [.user])
        #expect(other.isTouched)
    }

    @Test("is inherited by a nested transaction that does not specify one")
    func nesting() {
        form.update(by: .user) {
            form.update { row.value = 1 }
            form.update(by: .program) { other.value = 1 }
        }
        #expect(heard.take() == [.user, .program])
        #expect(row.isTouched)
        #expect(!other.isTouched)
        row.value = 2
        #expect(heard.take() == [.program], "the origin ends with its transaction")
    }

    @Test("is the program in callbacks")
    func callbacks() {
        row.onChange { [other] in other.value = $0.value }
        row.setValue(1, by: .user)
        #expect(heard.take() == [.user, .program])
        #expect(!other.isTouched)
    }

    @Test("is the program in any listener while the user acts")
    func listeners() {
        let target = NumberRow("target")
        let inline = NumberInlineRow("inline")
            .onCellSelection { _, _ in target.value = (target.value ?? 0) + 1 }
            .onExpandInlineRow { _, _, _ in target.value = 10 }
            .onCollapseInlineRow { _, _, _ in target.value = 20 }
            .onCellHighlightChanged { _, row in target.value = row.isHighlighted ? 30 : 40 }
        target.onValueChange { [heard] in heard($1.origin) }
        let form = Form { Section([target, inline]) }
        form.update(by: .user) { inline.didSelect() }
        form.update(by: .user) { inline.didSelect() }
        form.update(by: .user) { inline.setHighlighted(true) }
        form.update(by: .user) { inline.setHighlighted(false) }
        #expect(heard.entries.allSatisfy { $0 == .program })
        #expect(heard.entries.count == 6)
        #expect(!target.isTouched)
    }

    @Test("is the user when a row reacts to its selection")
    func selection() {
        let options = SelectableSection<OptionRow>()
        let option = OptionRow { $0.selectableValue = "a" }
        options.append(option)
        form.append(options)
        option.onValueChange { [heard] in heard($1.origin) }
        options.onSelectSelectableRow { [other] _, _ in other.value = 1 }
        option.didSelect()
        #expect(option.isTouched)
        #expect(!other.isTouched)
        #expect(heard.take().sorted { "\($0)" < "\($1)" } == [.program, .user])
    }
}
