// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RowKit
import StandardRows
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The code of the article on coming from Eureka.

// snippet: eureka-controller
final class EventViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationOptions = RowNavigationOptions.enabled.union(.stopDisabledRow)
        animateScroll = true
        rowKeyboardSpacing = 20

        form
            +++ Section("Event")
            <<< TextRow("title") { row in
                row.title = "Title"
                row.placeholder = "Enter text here"
                row.add(rule: RuleRequired())
                row.validationOptions = .validatesOnChange
            }
            .cellUpdate { cell, row in
                if !row.isValid { cell.titleLabel?.textColor = .systemRed }
            }
            <<< SwitchRow("allDay") {
                $0.title = "All day"
            }
            .onChange { row in
                row.title = (row.value ?? false) ? "All day long" : "All day"
            }
            .cellSetup { cell, _ in
                cell.backgroundColor = .lightGray
            }
            <<< DateTimeRow("start") {
                $0.title = "Start"
                $0.value = Date(timeIntervalSinceReferenceDate: 0)
                $0.hidden = "$allDay == true"
            }
            +++ Section(header: "Contact", footer: "Nobody else sees this.")
            <<< PhoneRow("phone") {
                $0.title = "Phone"
                $0.hidden = Condition.function(["allDay"]) { form in
                    (form.rowBy(tag: "allDay") as? SwitchRow)?.value ?? false
                }
            }

        let continents = SelectableSection<ListCheckRow<String>>(
            "Continent", selectionType: .singleSelection(enableDeselection: true))
        for option in ["Africa", "Antarctica", "Asia"] {
            continents
                <<< ListCheckRow<String>(option) { listRow in
                    listRow.title = option
                    listRow.selectableValue = option
                    listRow.value = nil
                }
        }
        form +++ continents

        form
            +++ MultivaluedSection(
                multivaluedOptions: [.reorder, .insert, .delete], header: "Tags"
            ) {
                $0.tag = "tags"
                $0.addButtonProvider = { _ in ButtonRow { $0.title = "Add a tag" } }
                $0.multivaluedRowToInsertAt = { _ in NameRow { $0.placeholder = "Tag" } }
                $0 <<< NameRow { $0.placeholder = "Tag" }
            }
    }
}
// end

// snippet: eureka-own-row
public final class CustomCell: Cell<Bool>, CellType {
    let label = LabelView("Custom")
    let switchControl = ToggleView()

    public override func setup() {
        super.setup()
        switchControl.part = "switch"
        switchControl.name = "Custom"
        contentView = StackView(.horizontal, [label, switchControl])
        switchControl.onToggle { [weak self] isOn in self?.switchValueChanged(isOn) }
    }

    func switchValueChanged(_ isOn: Bool) {
        row?.setValue(isOn, by: .user)
    }

    public override func update() {
        super.update()
        switchControl.isOn = row?.value ?? false
    }
}

public final class CustomRow: Row<CustomCell>, RowType {
    /// The colour of the row while it is on.
    @Setting public var onColor = RowColor.white

    public override func customUpdateCell() {
        super.customUpdateCell()
        cell.backgroundColor = value == true ? onColor : .black
    }
}

public enum CustomRowPlugin: RowPlugin {
    public static let name = "CustomRow", version = "1.0.0"
    public static let rows = [RowDescriptor(CustomRow.self, "A switch after a text.")]
}
// end

// What RegisterRows writes for the row above.
extension CustomRow: _DeclaredSettings {
    /// The settings that the class declares.
    public static var _declaredSettings: [RowSetting] {
        [.init("onColor", \CustomRow.onColor, "The colour of the row while it is on.")]
    }
}

// snippet: eureka-own-inline-row
class WheelInlineRow<T: Equatable & Sendable>: Row<PickerInlineCell<T>>, InlineRowType, RowType {
    typealias InlineRow = PickerRow<T>
    @Setting var options: [T] = []

    func setupInlineRow(_ inlineRow: InlineRow) {
        inlineRow.options = options
        inlineRow.displayValueFor = displayValueFor
        inlineRow.cell.height = nil
    }
}
// end

@Suite("The article on coming from Eureka")
struct ComingFromEurekaTests {
    @Test("shows a controller as it was written for Eureka")
    func controller() throws {
        let controller = EventViewController()
        let stage = FormStage(controller)
        let form = controller.form
        #expect(stage.screens.count == 1 && form.problems.isEmpty)
        #expect(form.rows.map(\.title).prefix(4) == ["Title", "All day", "Start", "Phone"])
        let allDay: SwitchRow? = form.rowBy(tag: "allDay")
        allDay?.value = true
        #expect(form.rows.map(\.title).prefix(2) == ["Title", "All day long"])
        #expect(form.rowBy(tag: "start")?.isHidden == true)
        #expect(form.rowBy(tag: "phone")?.isHidden == true)
    }

    @Test("has defaults in the form")
    func defaults() {
        // snippet: eureka-defaults
        var defaults = Form.Defaults()
        defaults.set(\TextRow.placeholder, "optional")
        defaults.cellUpdate(TextRow.self) { cell, _ in
            cell.textLabel?.font = .italicSystemFont(ofSize: 18)
        }
        let form = Form(defaults: defaults) { TextRow("nickname") }
        // end
        let row: TextRow? = form.rowBy(tag: "nickname")
        #expect(row?.placeholder == "optional")
        #expect(row?.cell.textLabel?.font == .italicSystemFont(ofSize: 18))
    }

    @Test("observes instead of using delegates")
    func observing() {
        var prints: [String] = []
        func print(_ items: Any...) { prints.append(items.map { "\($0)" }.joined(separator: " ")) }
        let form = Form { TextRow("name") }
        // snippet: eureka-observers
        let values = form.onValueChange { row, old, new in
            print(row.tag ?? "-", old ?? "nothing", new ?? "nothing")
        }
        let structure = form.observe { changes in
            print(changes.insertedRows.count, "new rows")
        }
        // end
        form.rowBy(tag: "name")?.baseValue = "Ada"
        form[0].append(TextRow())
        #expect(prints == ["name nothing Ada", "0 new rows", "1 new rows"])
        withExtendedLifetime([values, structure]) {}
    }

    @Test("has headers made of views")
    func headers() {
        let form = Form()
        // snippet: eureka-header
        form
            +++ Section { section in
                var header = HeaderFooterView<ImageView>(.class)
                header.height = { 100 }
                header.onSetupView = { view, _ in
                    view.image = .symbol("star")
                    view.backgroundColor = .red
                }
                section.header = header
            }
        // end
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.screens.first?.textDrawing.contains("star") == true)
    }

    @Test("has swipe actions")
    func swipes() {
        let row = TextRow("name")
        // snippet: eureka-swipe
        let delete = SwipeAction(style: .destructive, title: "Delete") { action, row, completion in
            completion?(true)
        }
        delete.actionBackgroundColor = .blue
        delete.image = .symbol("trash")
        row.trailingSwipe.actions = [delete]
        row.trailingSwipe.performsFirstActionWithFullSwipe = true
        // end
        let form = Form { row }
        delete.perform(on: row)
        #expect(form.allRows.isEmpty)
    }

    @Test("has formatters that use the language of the form")
    func formatters() {
        let row = DecimalRow("price")
        // snippet: eureka-formatter
        row.formatter = CurrencyFormatter("EUR")
        row.useFormatterDuringInput = true
        row.useFormatterOnDidBeginEditing = true
        // end
        row.value = 1234.5
        #expect(row.displayText == "1234.50 EUR")
    }

    @Test("accepts options as an array, or loads them")
    func options() {
        @Sendable func loadCountries() async throws -> [String] { ["Chad"] }
        // snippet: eureka-options
        let country = PushRow<String>("country") { row in
            row.options = ["Chad", "Chile"]
            row.selectorTitle = "Choose a country"
        }
        .onPresent { _, selector in
            selector.enableDeselection = false
            selector.sectionKeyForValue = { String($0.prefix(1)) }
            selector.sectionHeaderTitleForKey = { "Countries with \($0)" }
        }
        let later = PushRow<String>("later") { row in
            row.optionsProvider = .lazy { try await loadCountries() }
        }
        // end
        #expect(country.options == ["Chad", "Chile"] && later.options == nil)
    }

    @Test("finds errors by row, and customizes messages")
    func validation() {
        // snippet: eureka-validation
        var rules = RuleSet<String>()
        rules.add(rule: RuleMinLength(minLength: 3))
        rules.add(
            rule: RuleClosure { value in value == "root" ? ValidationError(msg: "Taken") : nil })
        let name = TextRow("name") { $0.add(ruleSet: rules) }
        let form = Form { name }
        name.value = "root"
        let errors = form.validate().map { "\($0.tag ?? "-"): \($0.msg)" }  // name: Taken
        // end
        #expect(errors == ["name: Taken"])
    }
}
