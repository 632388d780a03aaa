import RowKit
import Testing

@Suite("The focus")
struct FocusTests {
    /// Two fields in one row, as in Former.
    final class PairCell: Cell<String>, CellType {
        let (first, second) = (TextFieldView(), TextFieldView())
        let log = Recorder<String>()

        override func setup() {
            super.setup()
            (first.part, second.part) = ("first", "second")
            contentView = StackView(.horizontal, [first, LabelView("–"), second])
        }

        override func focusDidEnter(from direction: FocusDirection) {
            super.focusDidEnter(from: direction)
            log("enter \(direction)")
        }

        override func focusDidLeave(to direction: FocusDirection) {
            super.focusDidLeave(to: direction)
            log("leave \(direction)")
        }
    }

    final class PairRow: Row<PairCell>, RowType {}

    private let form = Form {
        Section {
            ControlRow<TextFieldView>("before") { row in
                row.add(rule: RuleRequired())
            }
            PairRow("pair") { $0.add(rule: RuleRequired()) }
            StringRow("plain")
            ControlRow<TextFieldView>("off") { $0.disabled = true }
        }
        Section {
            ControlRow<DateView>("date")
            ControlRow<TextAreaView>("area")
        }
    }
    private let controller: FormViewController
    private let stage: FormStage

    init() {
        controller = FormViewController(form: form)
        stage = FormStage(controller)
    }

    private let first = ViewID("pair/content/first")
    private let second = ViewID("pair/content/second")
    private var pair: PairRow? { form.rowBy(tag: "pair") }

    private func send(_ id: ViewID, _ action: ViewAction) -> [ViewPatch.Change] {
        stage.patch(ViewEvent(id, action)).changes
    }

    private func focuses(_ changes: [ViewPatch.Change]) -> [ViewID?] {
        changes.compactMap { if case .focus(let id) = $0 { .some(id) } else { nil } }
    }

    @Test("is sent again to a host that focused a view which had been redrawn meanwhile")
    func behind() throws {
        var mirror = ViewMirror(stage.snapshot)
        _ = stage.takePatch()
        let row = try #require(pair)
        try form[0].remove(row)
        try form[0].insert(row, at: .start)
        let event = ViewEvent(first, .focus)
        mirror.apply(event)
        mirror.apply(stage.patch(event))
        #expect(stage.focused == first)
        #expect(mirror.focused == first)
        #expect(mirror.screens == stage.snapshot)
    }

    @Test("that the user removed does not return with its view")
    func takenAway() throws {
        _ = send(first, .focus)
        _ = send(first, .blur)
        let row = try #require(pair)
        row.hidden = true
        row.hidden = false
        try form[0].remove(row)
        try form[0].insert(row, at: .start)
        #expect(focuses(stage.takePatch().changes) == [])
        #expect(stage.focused == nil)
    }

    @Test("follows the user, which is not sent back to the host")
    func byHost() throws {
        let changes = send(first, .focus)
        #expect(focuses(changes).isEmpty)
        #expect(changes == [.set(ViewID("pair"), [.isHighlighted: true])])
        #expect(stage.focused == first)
        #expect(controller.focusedRow === pair)
        #expect(try #require(pair).isHighlighted)
        #expect(focuses(send(first, .blur)).isEmpty)
        #expect(stage.focused == nil)
        #expect(controller.focusedRow == nil)
        #expect(pair?.cell.log.take() == ["enter direct", "leave direct"])
    }

    @Test("moves between the fields of a row without leaving the row")
    func withinRow() throws {
        let pair = try #require(pair)
        var changes = send(first, .focus)
        _ = pair.cell.log.take()
        changes = send(second, .focus)
        #expect(changes.isEmpty)
        #expect(stage.focused == second)
        #expect(pair.isHighlighted)
        #expect(!pair.isTouched)
        #expect(pair.validationErrors.isEmpty)
        #expect(pair.cell.log.entries.isEmpty)
        // The blur of the first field arrives late.
        #expect(send(first, .blur).isEmpty)
        #expect(stage.focused == second)
        #expect(pair.isHighlighted)
        changes = send(second, .key(.previous))
        #expect(changes == [.focus(first)])
        _ = send(first, .blur)
        #expect(pair.isTouched)
        #expect(pair.validationErrors.count == 1)
    }

    @Test("notifies listeners of the rows that it leaves and enters")
    func listeners() throws {
        let log = Recorder<String>()
        let before = try #require(form.rowBy(tag: "before") as ControlRow<TextFieldView>?)
        before.onCellHighlightChanged { _, row in log("before \(row.isHighlighted)") }
        try #require(pair).onCellHighlightChanged { _, row in log("pair \(row.isHighlighted)") }
        _ = send(.control("before"), .focus)
        #expect(log.take() == ["before true"])
        _ = send(.control("before"), .key(.enter))
        #expect(Set(log.take()) == ["before false", "pair true"])
        _ = send(first, .key(.enter))
        #expect(log.entries.isEmpty, "the focus stays in the row")
        controller.endEditing()
        #expect(log.take() == ["pair false"])
    }

    @Test("enters a row of several fields at the end that it comes from")
    func direction() throws {
        let pair = try #require(pair)
        let before = ViewID.control("before")
        _ = send(before, .focus)
        #expect(focuses(send(before, .key(.enter))) == [first])
        #expect(focuses(send(first, .key(.enter))) == [second])
        #expect(pair.cell.log.take() == ["enter forward"])
        #expect(focuses(send(second, .key(.enter))) == [.control("date")])
        #expect(pair.cell.log.take() == ["leave forward"])
        #expect(focuses(send(.control("date"), .key(.previous))) == [second])
        #expect(focuses(send(second, .key(.previous))) == [first])
        #expect(focuses(send(first, .key(.previous))) == [before])
        #expect(pair.cell.log.take() == ["enter backward", "leave backward"])
        #expect(!controller.canFocus(.backward))
        #expect(controller.canFocus(.forward))
    }

    @Test("skips fields that cannot be edited")
    func within() throws {
        let pair = try #require(pair)
        pair.cell.first.isReadOnly = true
        _ = send(.control("before"), .focus)
        #expect(focuses(send(.control("before"), .key(.next))) == [second])
        pair.cell.contentView?.isHidden = true
        _ = send(.control("before"), .focus)
        #expect(focuses(send(.control("before"), .key(.next))) == [.control("date")])
        #expect(!controller.focus(pair))
    }

    @Test(
        "stops at rows or skips them, depending on the options",
        arguments: [
            Example("default", [.enabled, .skipCanNotBecomeFirstResponderRow], "date"),
            Example("disabled", [], nil),
            Example("stop at rows that cannot have it", [.enabled], nil),
            Example(
                "stop at disabled rows",
                [.enabled, .stopDisabledRow, .skipCanNotBecomeFirstResponderRow], nil),
        ] as [Example<RowNavigationOptions, String?>])
    func options(example: Example<RowNavigationOptions, String?>) {
        controller.navigationOptions = example.input
        _ = send(second, .focus)
        let moved = focuses(send(second, .key(.next)))
        #expect(moved == (example.outcome.map { [.control($0)] } ?? []))
        _ = send(second, .focus)
        // Return ends editing if there is no next field.
        #expect(focuses(send(second, .key(.enter))) == [example.outcome.map { .control($0) }])
    }

    @Test(
        "enters menus and wheels of options, and skips choices with a button for each option",
        arguments: ChoiceView.Style.allCases)
    func choices(style: ChoiceView.Style) throws {
        let row = ControlRow<ChoiceView>("choice") { $0.add(rule: RuleRequired()) }
        row.cell.control.style = style
        form[1].append(row)
        _ = stage.takePatch()
        let (area, choice) = (ViewID.control("area"), ViewID.control("choice"))
        _ = send(area, .focus)
        let isFocusable = style == .menu || style == .wheel
        #expect(focuses(send(area, .key(.next))) == (isFocusable ? [choice] : []))
        #expect(stage.focused == (isFocusable ? choice : area))
        #expect(row.isHighlighted == isFocusable)
        #expect(controller.focus(row) == isFocusable)
        #expect(send(choice, .focus).isEmpty == isFocusable)
        _ = send(choice, .blur)
        #expect(row.isTouched == isFocusable)
        #expect(row.validationErrors.isEmpty != isFocusable)
    }

    @Test("stays if Return inserts a line break, and is removed by Escape")
    func keys() {
        let area = ViewID.control("area")
        _ = send(area, .focus)
        #expect(send(area, .key(.enter)).isEmpty)
        #expect(stage.focused == area)
        #expect(focuses(send(area, .key(.escape))) == [nil])
        #expect(stage.focused == nil)
        // A key press implies focus.
        #expect(focuses(send(.control("before"), .key(.enter))) == [first])
        #expect(form.rowBy(tag: "before")?.isTouched == true)
    }

    @Test("does not move if a field handles the key")
    func ownKeys() throws {
        let pair = try #require(pair)
        let keys = Recorder<ViewAction.Key>()
        pair.cell.first.onKey { key in
            keys(key)
            return key == .enter
        }
        _ = send(first, .focus)
        #expect(send(first, .key(.enter)).isEmpty)
        #expect(focuses(send(first, .key(.next))) == [second])
        #expect(keys.entries == [.enter, .next])
    }

    @Test(
        "is lost when its row or view is hidden, disabled or removed; the row is validated",
        arguments: ["hidden", "disabled", "section hidden", "view hidden", "view gone"])
    func lost(how: String) throws {
        let pair = try #require(pair)
        _ = send(first, .focus)
        switch how {
        case "hidden": pair.hidden = true
        case "disabled": pair.disabled = true
        case "section hidden": form[0].hidden = true
        case "view hidden": pair.cell.first.isHidden = true
        default: pair.cell.contentView = nil
        }
        let changes = stage.takePatch().changes
        #expect(focuses(changes) == [nil])
        #expect(stage.focused == nil)
        #expect(!pair.isHighlighted)
        #expect(pair.isTouched)
        #expect(controller.focusedRow == nil)
        pair.hidden = false
        #expect(pair.validationErrors.count == 1)
    }

    @Test("stays with a row that moves, and is lost with a row that is removed")
    func removed() throws {
        let pair = try #require(pair)
        _ = send(first, .focus)
        try form[1].move(pair, to: .end)
        #expect(focuses(stage.takePatch().changes).isEmpty)
        #expect(stage.focused == first)
        #expect(pair.isHighlighted)
        try form[1].remove(pair)
        #expect(focuses(stage.takePatch().changes) == [nil])
        #expect(stage.focused == nil)
        #expect(!pair.isHighlighted)
    }

    @Test("is sent again when its row gets another ID, because hosts redraw the row")
    func renamed() throws {
        let row = ControlRow<TextFieldView>()
        form[0].append(row)
        _ = stage.takePatch()
        _ = send(.control("#:0:0"), .focus)
        try form[1].move(row, to: .end)
        #expect(stage.takePatch().changes.last == .focus(.control("#:1:0")))
        #expect(stage.focused == .control("#:1:0"))
        #expect(row.isHighlighted)
    }

    @Test("moves where the program last put it")
    func byProgram() throws {
        let before = try #require(form.rowBy(tag: "before") as BaseRow?)
        #expect(controller.focus(before))
        #expect(controller.focus(try #require(pair), from: .backward))
        #expect(focuses(stage.takePatch().changes) == [second])
        for tag in ["plain", "off"] {
            let row = try #require(form.rowBy(tag: tag) as BaseRow?)
            #expect(!controller.focus(row))
        }
        controller.endEditing()
        #expect(focuses(stage.takePatch().changes) == [nil])
        // A later event of the user wins.
        controller.focus(before)
        let changes = send(second, .focus)
        #expect(focuses(changes).isEmpty)
        #expect(stage.focused == second)
    }

    @Test("belongs to the screen on top")
    func screens() throws {
        let (pair, before) = (
            try #require(pair), try #require(form.rowBy(tag: "before") as BaseRow?)
        )
        _ = send(first, .focus)
        let other = FormViewController(form: Form { Section { ControlRow<TextFieldView>("x") } })
        controller.present(other)
        _ = stage.takePatch()
        #expect(stage.focused == nil)
        #expect(!pair.isHighlighted)
        #expect(pair.validationErrors.count == 1)
        #expect(!controller.focus(before))
        #expect(other.focus(other.form[0][0]))
        #expect(stage.takePatch().changes.last == .focus(ViewID(">x/content/control")))
        other.dismiss()
        _ = stage.takePatch()
        #expect(stage.focused == nil)
        #expect(!before.isHighlighted)
        // The row that presented a screen stays highlighted until the screen is dismissed.
        _ = send(second, .focus)
        let third = FormViewController(form: Form())
        controller.present(third, from: pair)
        _ = stage.takePatch()
        #expect(pair.isHighlighted)
        #expect(stage.focused == nil)
        third.dismiss()
        #expect(!pair.isHighlighted)
        #expect(controller.focusedRow == nil)
    }

    @Test("leaves the cell of a row that presents a screen, which stays highlighted")
    func covered() throws {
        let pair = try #require(pair)
        _ = send(first, .focus)
        controller.present(FormViewController(form: Form("Other")), as: .show, from: pair)
        #expect(pair.cell.log.entries == ["enter direct", "leave direct"])
        #expect(pair.isHighlighted)
        #expect(stage.focused == nil)
    }

    @Test("can move to a row below a screen that is dismissed at the same time")
    func belowDismissed() throws {
        let other = FormViewController(form: Form { Section { ControlRow<TextFieldView>("x") } })
        controller.present(other)
        _ = stage.takePatch()
        _ = send(ViewID(">x/content/control"), .focus)
        other.dismiss()
        #expect(controller.focus(try #require(pair)))
        let changes = stage.takePatch().changes
        #expect(changes.first == .remove(ViewID(">:")))
        #expect(changes.last == .focus(first))
    }
}
