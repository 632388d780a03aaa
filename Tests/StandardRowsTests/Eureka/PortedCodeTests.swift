import RowKit
import RowTesting
import StandardRows
import Testing

// Code from Eureka with the changes that Coming from Eureka names in its tables.

private final class UpperCaseRow: _TextRow<TextCell>, RowType {
    override func customUpdateCell() {
        super.customUpdateCell()
        cell.textField.text = cell.textField.text.uppercased()
    }
}

private final class WheelRow<T: Equatable & Sendable>: _PickerInlineRow<PickerInlineCell<T>>,
    RowType
{
    override func setupInlineRow(_ inlineRow: PickerRow<T>) {
        super.setupInlineRow(inlineRow)
        inlineRow.title = "Wheel"
    }
}

/// An inline row that expands only while it has no value.
private final class OnceRow: _DateInlineRow<DateInlineCell>, RowType {
    override func customDidSelect() {
        if value == nil || isExpanded { super.customDidSelect() }
    }
}

/// A row that presents its screen only while it has no value.
private final class OncePushRow: _PushRow<PushSelectorCell<String>>, RowType {
    override func customDidSelect() {
        if value == nil { super.customDidSelect() }
    }
}

/// A button of another value type.
private final class CountRow: _ButtonRowOf<Int>, RowType {}

/// A screen that ends as Eureka's do.
private final class PlaceController: RowViewController<String> {
    func tappedDone() {
        row?.value = "Bern"
        onDismissCallback?(self)
    }
}

private final class PlaceRow: Row<ButtonCell>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<PlaceController>?
    @OptionalHook var onPresentCallback: ((FormViewController, PlaceController) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(
                controllerProvider: .callback(builder: { PlaceController() }), onDismiss: nil)
        }
    }
}

/// Rows of several cells with one superclass.
private class CappedRow<Cell: CellType>: FieldRow<Cell>
where Cell: BaseCell, Cell: ControlCellType<TextFieldView>, Cell.Value: InputTypeInitiable {
    @Setting var cap = 3
}

private final class CappedTextRow: CappedRow<TextCell>, RowType {}
private final class CappedIntRow: CappedRow<IntCell>, RowType {}

/// The style of a controller's cells.
private enum HouseStyle {
    static func apply(to cell: BaseCell) { cell.textLabel?.textColor = .red }
}

@Suite("Code that comes from Eureka")
struct PortedCodeTests {
    @Test("subclasses rows with their cells")
    func ownRows() {
        let name = UpperCaseRow("name") { $0.value = "ada" }
        let wheel = WheelRow<String>("wheel") { $0.options = ["a", "b"] }
        let form = Form { Section([name, wheel]) }
        #expect(name.cell.textField.text == "ADA")
        wheel.expandInlineRow()
        #expect(wheel.inlineRow?.title == "Wheel")
        #expect(form.problems.isEmpty)
    }

    @Test("changes in a subclass when a row expands or presents its screen")
    func selection() {
        let date = OnceRow("date")
        let place = OncePushRow("place") { $0.options = ["Bern"] }
        let controller = FormViewController(form: Form { Section([date, place]) })
        var heard: [String] = []
        date.onExpandInlineRow { _, _, _ in heard.append("expand") }
        date.onCollapseInlineRow { _, _, _ in heard.append("collapse") }
        date.didSelect()
        date.inlineRow?.value = .distantPast
        date.didSelect()
        date.didSelect()
        #expect(heard == ["expand", "collapse"])
        #expect(date.isCollapsed)
        place.didSelect()
        #expect(controller.presented != nil)
        controller.dismissPresented()
        place.value = "Bern"
        place.didSelect()
        #expect(controller.presented == nil)
    }

    @Test("finds the cell of a row of unknown class")
    func baseCell() {
        let form = Form { TextRow("name") }
        let row = form.rowBy(tag: "name")
        (row as? any BaseRowType)?.baseCell.height = { 30 }
        (row as? any BaseRowType)?.baseCell.view.backgroundColor = .red
        let name: TextRow? = form.rowBy(tag: "name")
        #expect(name?.cell.height?() == 30)
        #expect(name?.cell.backgroundColor == .red)
        let plain = LabelRow { $0.title = "Plain" }
        (plain as BaseRow as? any BaseRowType)?.baseCell.view.textLabel?.textColor = .red
        #expect(plain.cell.textLabel?.textColor == .red)
    }

    @Test("collapses an inline row of unknown class")
    func baseInlineRow() {
        let form = Form { DateInlineRow("date") }
        let row = form.rowBy(tag: "date")
        (row as? any BaseInlineRowType)?.expandInlineRow()
        #expect(form.rows.count == 2)
        (row as? any BaseInlineRowType)?.collapseInlineRow()
        #expect(form.rows.count == 1)
    }

    @Test("gives rows of several cells one superclass")
    func genericFields() {
        let name = CappedTextRow("name") { $0.cap = 5 }
        let count = CappedIntRow("count")
        let form = Form { Section([name, count]) }
        form.setValues(["name": "Ada", "count": 2])
        #expect(name.cell.textField.text == "Ada")
        #expect(count.cell.textField.text == "2")
        #expect(name.cap == 5)
        #expect(count.cap == 3)
        #expect(form.problems.isEmpty)
    }

    @Test("styles the cells of several classes of rows by one function")
    func defaults() {
        var defaults = Form.Defaults()
        defaults.cellUpdate(LabelRow.self) { cell, _ in HouseStyle.apply(to: cell) }
        defaults.cellUpdate(PushRow<String>.self) { cell, _ in HouseStyle.apply(to: cell) }
        let label = LabelRow("label")
        let push = PushRow<String>("push")
        let form = Form(defaults: defaults) { Section([label, push]) }
        #expect(label.cell.textLabel?.textColor == .red)
        #expect(push.cell.textLabel?.textColor == .red)
        #expect(form.problems.isEmpty)
    }

    @Test("keeps a formatter of money in a constant")
    func money() {
        let formatter = CurrencyFormatter<Double>("EUR")
        let price = DecimalRow("price") { row in
            row.value = 1.5
            row.formatter = formatter
        }
        #expect(price.displayText?.contains("1.50") == true)
    }

    @Test("changes the title of a header, and replaces it for a height")
    func headers() throws {
        let section = Section("Old") { $0.append(TextRow("name")) }
        let stage = FormStage(FormViewController(form: Form { section }))
        section.header?.title = "New"
        _ = stage.takeChanges()
        let label = stage.screens.first?.sections.first?.header as? LabelView
        #expect(label?.text == "New")
        var header = HeaderFooterView(title: "Address")
        header?.height = { 60 }
        section.header = header
        section.header?.title = "Addresses"
        _ = stage.takeChanges()
        let view = stage.screens.first?.sections.first?.header
        #expect(view?.height == 60)
        #expect((view as? LabelView)?.text == "Addresses")
        section.header = "Text"
        section.header?.title = nil
        #expect(section.header?.title == "")
    }

    @Test("adds options to a picker, and listens to a section of options")
    func options() {
        let picker = PickerRow<String>("picker") { row in
            row.options = []
            for number in 1...3 { row.options?.append("option \(number)") }
            row.value = row.options?.first
        }
        #expect(picker.value == "option 1")
        var chosen: [String?] = []
        let section = SelectableSection<ListCheckRow<String>>("Continent") { section in
            section <<< ListCheckRow<String> { $0.selectableValue = "Asia" }
        }
        section.onSelectSelectableRow { _, row in chosen.append(row.value) }
        let form = Form { section }
        section.first?.didSelect()
        #expect(chosen == ["Asia"])
        #expect(form.problems.isEmpty)
    }

    @Test("writes to the form when its asynchronous work is done")
    func asynchronousWork() async {
        let name = TextRow("name")
        let tester = FormTester(form: Form { name })
        name.perform(.latest("load")) {
            "Ada"
        } then: { row, result in
            row.value = try? result.get()
        }
        tester.expectWork("load", of: "name")
        await tester.advance(by: .zero) { $0.values["name"] = "Ada" }
        tester.finish()
    }

    @Test("ends a screen after it has written the value")
    func screens() throws {
        let row = PlaceRow("place") { $0.title = "Place" }
        let controller = FormViewController(form: Form("Trip") { row })
        row.didSelect()
        let place = try #require(controller.presented as? PlaceController)
        place.tappedDone()
        #expect(controller.presented == nil)
        #expect(row.value == "Bern")
    }

    @Test("dismisses what its controller presents")
    func dismissal() {
        var presenting: FormViewController?
        let row = PlaceRow("place").onPresent { from, _ in presenting = from }
        let controller = FormViewController(form: Form("Trip") { row })
        row.didSelect()
        #expect(presenting === controller)
        #expect(controller.presented != nil)
        presenting?.dismissPresented()
        #expect(controller.presented == nil)
    }

    @Test("has its appearance reset after cellUpdate, but not after other callbacks")
    func appearance() {
        let row = TextRow("name")
        row.add(rule: RuleRequired())
        row.validationOptions = .validatesOnChange
        row.cellUpdate { cell, row in
            if !row.isValid { cell.titleLabel?.textColor = .systemRed }
        }
        row.onCellHighlightChanged { cell, row in
            if row.isHighlighted { cell.backgroundColor = .lightGray }
        }
        let stage = FormStage(FormViewController(form: Form { row }))
        stage.controller.focus(row)
        row.value = "Ada"
        row.value = nil
        _ = stage.takeChanges()
        #expect(row.cell.titleLabel?.textColor == .systemRed)
        stage.controller.endEditing()
        row.value = "Ada"
        _ = stage.takeChanges()
        #expect(row.cell.titleLabel?.textColor == nil)
        #expect(row.cell.backgroundColor == .lightGray)
    }

    @Test("sets up fields, texts and buttons")
    func looks() {
        let row = TextRow("name") { $0.contentType = "given-name" }
        row.cellUpdate { cell, _ in
            cell.textLabel?.styledText = StyledText("Name", runs: [.init(0..<1, color: .red)])
            cell.textField.font = .boldSystemFont(ofSize: 12)
        }
        let count = CountRow("count") { $0.value = 1 }
        let stage = FormStage(FormViewController(form: Form { Section([row, count]) }))
        row.cell.formViewController()?.focus(row)
        #expect(row.isHighlighted)
        #expect(row.cell.textField.content == "given-name")
        #expect(row.cell.textLabel?.styledText?.runs.count == 1)
        #expect(stage.screens.count == 1)
        #expect((count as Any) is _ButtonRowOf<Int>)
    }
}
