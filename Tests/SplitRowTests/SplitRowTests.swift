import Foundation
import RowKit
import RowTesting
import SplitRow
import StandardRows
import TestRows
import Testing

@Suite("A split row")
struct SplitRowTests {
    private let row = SplitRow<TextRow, IntRow>("street") { row in
        row.title = "Address"
        row.rowLeft.title = "Street"
        row.rowRight.title = "Number"
        row.rowLeftPercentage = 0.75
    }
    private let form = Form("Delivery")

    init() { form.append(Section([row])) }

    private func value(_ left: String?, _ right: Int?) -> SplitRowValue<String, Int> {
        SplitRowValue(left: left, right: right)
    }

    @Test("shows the cells of both rows below its title, with their shares")
    func drawing() {
        row.value = value("Main Street", 12)
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Address"
                    rows: stack horizontal [named "Address"]
                      0: cell
                        content: stack horizontal
                          title: label "Street"
                          field: textField "Main Street"
                      1: cell
                        content: stack horizontal
                          title: label "Number"
                          field: textField "12" [number keyboard]

                """)
        #expect(row.cell.rows.shares == [0.75, 0.25])
        #expect(row.displayText == "Main Street, 12")
    }

    @Test(
        "is no value for the rule that requires one if neither row has one",
        arguments: [(nil, nil, false), (" ", nil, false), ("a", nil, true), (" ", 0, true)]
            as [(String?, Int?, Bool)])
    func blank(left: String?, right: Int?, isValid: Bool) {
        row.add(rule: RuleRequired())
        row.value = value(left, right)
        #expect(row.validate().isEmpty == isValid)
        #expect(RuleRequired(allowsBlank: true).isValid(value: value(" ", nil)) == nil)
    }

    @Test("names the row that changed, even if its old and new values are equal")
    func sides() {
        let row = SplitRow<NotedRow, IntRow>("pair")
        let form = Form { row }
        var sides: [Set<SplitRowSide>] = []
        row.onValueChange { row, change in
            sides.append(row.sides(changedFrom: change.old, to: change.new))
        }
        row.value = SplitRowValue(left: Noted(text: "a", note: "old"), right: 1)
        row.rowLeft.value = Noted(text: "a", note: "new")
        row.value = nil
        #expect(sides == [[.left, .right], [.left], [.left, .right]])
        #expect(form.rows.count == 1)
    }

    @Test("accepts text in either row, and has no value once both are empty")
    func typing() {
        var changes: [String] = []
        row.onValueChange { row, change in
            let sides = row.sides(changedFrom: change.old, to: change.new)
            changes.append("\(sides.map(\.rawValue).sorted()) by \(change.origin)")
        }
        let tester = FormTester(form: form)
        tester.type("Main Street", into: "street:left") {
            $0.values["street"] = value("Main Street", nil)
        }
        tester.type("12", into: "street:right") { $0.values["street"] = value("Main Street", 12) }
        tester.type("", into: "street:left") { $0.values["street"] = value(nil, 12) }
        tester.type("", into: "street:right") { $0.values["street"] = nil }
        tester.finish()
        #expect(
            changes == [
                #"["left"] by user"#, #"["right"] by user"#, #"["left"] by user"#,
                #"["right"] by user"#,
            ])
        #expect(row.isTouched)
        #expect(row.rowLeft.isTouched)
    }

    @Test("synchronizes its value with both rows, with and without a form")
    func values() {
        for row in [row, SplitRow<TextRow, IntRow>()] {
            row.value = value("High Street", 3)
            #expect(row.rowLeft.value == "High Street")
            #expect(row.rowRight.value == 3)
            row.rowRight.value = 4
            #expect(row.value == value("High Street", 4))
            row.value = nil
            #expect(row.rowLeft.value == nil)
            #expect(row.rowRight.value == nil)
        }
    }

    @Test("notifies listeners of each change once, listing every row whose value changed")
    func listeners() {
        var told: [String] = []
        row.onChange { _ in told.append("both") }
        row.rowLeft.onChange { _ in told.append("left") }
        row.rowRight.onChange { _ in told.append("right") }
        row.value = value("a", 1)
        #expect(told.sorted() == ["both", "left", "right"])
        told = []
        row.rowRight.value = 2
        #expect(told.sorted() == ["both", "right"])
        row.value = value("a", 2)
        #expect(told.count == 2)
    }

    @Test("keeps text that a row cannot read, along with the other row's value")
    func unreadText() throws {
        row.value = value("Main Street", 12)
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.type("12x", into: "street:right") {
            $0.values["street"] = value("Main Street", nil)
        }
        #expect(row.rowRight.unreadInput?.text == "12x")
        #expect(form.isDirty)
        let errors = form.validate()
        #expect(errors.map(\.place) == ["street.right"])
        #expect(!form.isValid)
        #expect(!row.isValid)
        #expect(row.rowLeft.isValid)
        let copy = SplitRow<TextRow, IntRow>("street")
        let again = Form { copy }
        #expect(again.restore(form.state) == [])
        #expect(copy.rowRight.unreadInput?.text == "12x")
        #expect(copy.rowLeft.value == "Main Street")
        #expect(again.state == form.state)
        tester.finish()
        form.reset()
        #expect(row.rowRight.unreadInput == nil)
        #expect(row.value == nil)
        #expect(form.isValid)
        #expect(!form.isDirty)
        #expect(!row.rowRight.isTouched)
    }

    @Test("can hide one of its rows, which keeps its value and yields its space to the other")
    func hiding() {
        let kind = TextRow("kind")
        form.append(Section([kind]))
        row.rowRight.hidden = "$kind == 'abroad'"
        row.rowRight.add(rule: RuleRequired())
        row.value = value("Main Street", nil)
        let stage = FormStage(FormViewController(form: form))
        #expect(form.validate().count == 1)
        kind.value = "abroad"
        #expect(row.rowRight.isHidden)
        #expect(!row.rowLeft.isHidden)
        #expect(!row.isHidden)
        #expect(row.rowRight.cell.view.isHidden)
        #expect(row.cell.rows.shares == [])
        #expect(form.isValid)
        #expect(form.validate() == [])
        let refused = stage.receive(
            ViewEvent(ViewID("street:right/content/field"), .type("5")))
        #expect(refused.refusal?.reason == .hidden)
        kind.value = nil
        #expect(!row.rowRight.cell.view.isHidden)
        #expect(row.cell.rows.shares == [0.75, 0.25])
        row.hidden = true
        #expect(row.rowLeft.isHidden)
        #expect(form.validate() == [])
    }

    @Test("skips a disabled row when disabled rows are not validated")
    func validationOfEnabledRows() async {
        row.rowLeft.add(rule: RuleRequired())
        row.rowRight.add(rule: RuleRequired())
        row.rowLeft.disabled = true
        #expect(form.validate().map(\.place) == ["street.left", "street.right"])
        form.cleanValidationErrors()
        #expect(form.validate(includeDisabled: false).map(\.place) == ["street.right"])
        #expect(form.validationErrors.map(\.place) == ["street.right"])
        #expect(row.validate(quietly: true).count == 2)
        let later = await form.validate(includeDisabled: false, clock: ContinuousClock())
        #expect(later.map(\.place) == ["street.right"])
        row.disabled = true
        #expect(form.validate(includeDisabled: false) == [])
    }

    @Test("disables both rows along with itself, or only one of them")
    func disabling() {
        let tester = FormTester(form: form)
        row.rowLeft.disabled = true
        #expect(!row.rowLeft.cell.view.isEnabled)
        #expect(row.rowRight.cell.view.isEnabled)
        tester.expectRefusal(.disabled) { $0.type("a", into: "street:left") }
        row.rowLeft.disabled = nil
        form.isDisabled = true
        #expect(row.rowLeft.isDisabled)
        #expect(row.rowRight.isDisabled)
        #expect(!row.rowRight.cell.view.isEnabled)
        tester.expectRefusal(.disabled) { $0.type("1", into: "street:right") }
        tester.finish()
    }

    @Test("passes the focus through its rows in order, and is highlighted while either has it")
    func focus() {
        let next = TextRow("next")
        form.append(Section([next]))
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.focus("street:left") { $0.focused = "street:left" }
        #expect(row.isHighlighted)
        #expect(row.rowLeft.isHighlighted)
        tester.key(.next)
        #expect(row.isHighlighted)
        #expect(row.rowRight.isHighlighted)
        #expect(!row.rowLeft.isHighlighted)
        tester.key(.next)
        #expect(next.isHighlighted)
        #expect(!row.isHighlighted)
        #expect(!row.rowRight.isHighlighted)
        tester.key(.previous)
        #expect(row.rowRight.isHighlighted)
        #expect(row.wasBlurred)
        tester.key(.previous)
        #expect(row.rowLeft.isHighlighted)
        tester.finish()
    }

    @Test("validates the row that loses the focus, and both once the focus leaves the split row")
    func validationOnBlur() {
        let next = TextRow("next")
        form.append(Section([next]))
        row.rowLeft.add(rule: RuleRequired())
        row.rowRight.add(rule: RuleRequired())
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.focus("street:left")
        tester.focus("street:right")
        #expect(row.validationErrors.map(\.place) == ["street.left"])
        #expect(row.rowLeft.cell.view.error != nil)
        #expect(row.cell.view.error == nil)
        tester.focus("next")
        #expect(row.validationErrors.map(\.place) == ["street.left", "street.right"])
        tester.finish()
    }

    @Test("is submitted only if both rows are valid, with the last typed text")
    func submission() throws {
        var submitted: [String] = []
        form.onSubmit { submitted.append($0.keys.joined()) }
        row.rowRight.add(rule: RuleGreaterThan(min: 3))
        row.value = value("a", 2)
        let stage = FormStage(FormViewController(form: form))
        #expect(throws: (any Error).self) { try form.submit() }
        #expect(row.rowRight.isHighlighted)
        #expect(!row.rowLeft.isHighlighted)
        #expect(stage.focused == ViewID("street:right/content/field"))
        row.rowRight.value = 4
        let values = try form.submit()
        #expect(values["street"] as? SplitRowValue == value("a", 4))
        #expect(submitted.count == 1)
    }

    @Test("clears a hidden half on submission, if configured to")
    func clearing() throws {
        row.rowRight.hiddenValue = .clearOnSubmit
        row.rowRight.hidden = true
        row.value = value("a", 1)
        _ = try form.submit()
        #expect(row.value == value("a", nil))
        row.rowLeft.hiddenValue = .clearOnHide
        row.hidden = true
        #expect(row.value == nil)
    }

    @Test("may contain the same tags as another split row")
    func equalTags() {
        let home = SplitRow<TextRow, IntRow>("home") { row in
            row.rowLeft = TextRow("left") { $0.value = "a" }
            row.rowRight = IntRow("right")
        }
        let work = SplitRow<TextRow, IntRow>("work") { row in
            row.rowLeft = TextRow("left")
            row.rowLeft.tag = "left"
        }
        form.append(Section([home, work]))
        #expect(form.problems == [])
        #expect(form.rowBy(tag: "left") == nil)
        #expect(home.rowLeft.tag == nil)
        #expect(work.rowLeft.tag == nil)
        #expect(home.value == value("a", nil))
    }

    @Test("accepts another row, with its own value or that of the row it replaces")
    func replacing() {
        row.value = value("a", 1)
        let stage = FormStage(FormViewController(form: form))
        let old = row.rowLeft
        row.rowLeft = TextRow { $0.title = "Road" }
        #expect(row.rowLeft.value == "a")
        #expect(old.form == nil)
        #expect(old.outerRow == nil)
        row.rowRight = IntRow { $0.value = 9 }
        #expect(row.value == value("a", 9))
        let changes = stage.receive(ViewEvent(ViewID("street:left/content/field"), .type("b")))
        #expect(changes.refusal == nil)
        #expect(row.value == value("b", 9))
        #expect((stage.view(ViewID("street:right/content/field")) as? TextFieldView)?.text == "9")
        form.append(Section([old]))
        #expect(form.problems == [])
        #expect(old.form === form)
        form.append(Section([row.rowLeft]))
        #expect(form.problems.map(\.code) == [.alreadyPlaced])
    }

    @Test("shows rows with the phrases and defaults of its form")
    func manners() {
        var defaults = Form.Defaults()
        defaults.set(\TextRow.placeholder, "anything")
        form.defaults = defaults
        #expect(row.rowLeft.placeholder == "anything")
        row.rowLeft = TextRow()
        #expect(row.rowLeft.placeholder == "anything")
        form.defaults = Form.Defaults()
        #expect(row.rowLeft.placeholder == nil)
        #expect(row.rowLeft.form === form)
        #expect(row.rowLeft.section == nil)
    }

    @Test("can be read by conditions half by half, and reports a share out of range")
    func conditions() {
        let note = LabelRow("note") { $0.hidden = "$street.right > 10" }
        form.append(Section([note]))
        row.rowRight.value = 12
        #expect(note.isHidden)
        row.rowLeftPercentage = 1.5
        #expect(
            form.problems.map(\.message)
                == ["rowLeftPercentage cannot be 1.5: it must be from 0 to 1"])
        #expect(row.cell.rows.shares == [1, 0])
    }

    @Test("excludes a password in it from the state")
    func secrets() throws {
        let row = SplitRow<AccountRow, PasswordRow>("account")
        let form = Form { row }
        row.value = SplitRowValue(left: "ada", right: "secret")
        let json = String(decoding: try JSONEncoder().encode(form.state), as: UTF8.self)
        #expect(!json.contains("secret"))
        #expect(form.state.omittedValues == ["account:right"])
    }

    @Test("opens the screen of a row in it")
    func presenting() {
        let row = SplitRow<PushRow<String>, CheckRow>("trip") { row in
            row.rowLeft.options = ["Bern", "Biel"]
        }
        let tester = FormTester(form: Form { row })
        tester.isExhaustive = false
        tester.select("trip:left")
        #expect(tester.stage.screens.count == 2)
        #expect(tester.stage.screens.last?.presenter == ViewID("trip:left"))
        let option = tester.stage.screens.last?.sections.first?.rows.last
        tester.send(.press, to: option?.id.text ?? "")
        tester.toggle("trip:right", true)
        #expect(row.value == SplitRowValue(left: "Biel", right: true))
        tester.finish()
    }

    @Test("can be an entry of a multivalued section")
    func entries() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            section in
            section.tag = "streets"
            section.multivaluedRowToInsertAt = { _ in SplitRow<TextRow, IntRow>() }
        }
        let form = Form { section }
        form.setValues(["streets": [value("a", 1), value("b", 2)]])
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.type("3", into: "streets[0]:right") {
            $0.values["streets"] = [value("a", 3), value("b", 2)]
        }
        tester.delete("streets[0]") { $0.values["streets"] = [value("b", 2)] }
        tester.type("x", into: "streets[0]:right")
        #expect(form.validate().map(\.place) == ["streets[0].right"])
        let copy = Form {
            MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) { section in
                section.tag = "streets"
                section.multivaluedRowToInsertAt = { _ in SplitRow<TextRow, IntRow>() }
            }
        }
        #expect(copy.restore(form.state) == [])
        #expect(copy.state == form.state)
        tester.finish()
    }

    @Test("waits for the asynchronous rules of its rows")
    func asyncRules() async {
        row.rowLeft.add(
            rule: RuleAsync<String> { $0 == "free" ? nil : ValidationError(msg: "taken") })
        row.value = value("mine", 1)
        #expect(form.validate() == [])
        #expect(form.isValidating)
        #expect(row.isValidating)
        let errors = await form.validate(clock: .continuous)
        #expect(errors.map(\.message) == ["taken"])
        #expect(errors.map(\.place) == ["street.left"])
        row.rowLeft.value = "free"
        #expect(await form.validate(clock: .continuous) == [])
    }

    @Test("notifies listeners of state changes in its rows")
    func stateChanges() {
        let stage = FormStage(FormViewController(form: form))
        _ = stage.takeStateChanges()
        var copy = stage.state
        for (id, text) in [("left", "Main"), ("right", "1x"), ("right", "1")] {
            _ = stage.receive(ViewEvent(ViewID("street:\(id)/content/field"), .type(text)))
            copy.apply(stage.takeStateChanges())
            #expect(copy == stage.state)
        }
    }

    @Test("does not expand an inline row in it, and reports that")
    func inlineRows() {
        let row = SplitRow<DateInlineRow, TextRow>("when")
        let form = Form { row }
        let stage = FormStage(FormViewController(form: form))
        #expect(
            form.problems.map(\.message) == [
                "the inline row DateInlineRow does not expand within another row; "
                    + "use a row that shows its control itself, such as DateRow"
            ])
        #expect(!row.rowLeft.cell.view.isSelectable)
        row.rowLeft.expandInlineRow()
        #expect(row.rowLeft.isCollapsed)
        #expect(stage.screens.last?.sections.first?.rows.count == 1)
    }

    @Test("works with a cell that inherits from nothing, and with a nested split row")
    func otherCells() {
        let row = PlainSplitRow("plain") { $0.value = SplitRowValue(left: "a", right: 1) }
        #expect(row.cell.cells.count == 2)
        let nested = SplitRow<SplitRow<TextRow, TextRow>, TextRow>("nested")
        let form = Form { nested }
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.type("x", into: "nested:left:right")
        #expect(nested.value?.left?.right == "x")
        tester.finish()
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: SplitRowPlugin.self) }
}

/// A cell that inherits from nothing.
private final class PlainSplitCell: SplitCellType {
    typealias Value = SplitRowValue<String, Int>
    let view = CellView()
    weak var row: RowOf<Value>?
    var height: (() -> Double)?
    var cells: [CellView] = []

    func show(_ left: CellView, _ right: CellView, shares: [Double]) { cells = [left, right] }
}

private final class PlainSplitRow: _SplitRow<TextRow, IntRow, PlainSplitCell>, RowType {}

/// A value that is equal to others with a different note.
private struct Noted: Equatable, Sendable {
    let text: String
    let note: String

    static func == (first: Noted, second: Noted) -> Bool { first.text == second.text }
}

private final class NotedCell: Cell<Noted>, CellType {}

/// A row that notices a different note.
private final class NotedRow: Row<NotedCell>, RowType {
    override func isSame(_ old: Noted?, _ new: Noted?) -> Bool {
        super.isSame(old, new) && old?.note == new?.note
    }
}
