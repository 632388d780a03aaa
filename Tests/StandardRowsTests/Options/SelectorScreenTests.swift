import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

/// A custom push row, as in Eureka's documentation.
private final class CustomPushRow<T: Equatable & Sendable>: SelectorRow<PushSelectorCell<T>>,
    RowType
{
    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(
                controllerProvider: ControllerProvider.callback {
                    SelectorViewController<OptionsRow<PushSelectorCell<T>>> { _ in }
                },
                onDismiss: { selector in selector.title = nil })
        }
    }
}

/// Another appearance for a row that presents options.
private final class LoudCell: PushSelectorCell<String> {
    override var titleText: String? { super.titleText?.uppercased() }
}

@Suite("Every way to customise a screen of options")
struct SelectorScreenTests {
    private func films(_ setUp: (PushRow<String>) -> Void = { _ in }) -> PushRow<String> {
        PushRow<String>("film") { row in
            row.title = "Film"
            row.options = ["Rope", "Vertigo", "Rebecca"]
            setUp(row)
        }
    }

    private func tester(_ row: BaseRow) -> FormTester {
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        return tester
    }

    private func screen(_ tester: FormTester) -> String {
        tester.stage.screens.last?.textDrawing ?? ""
    }

    @Test("Rows and cells of options are set up once, and cells are updated each time")
    func optionRows() {
        var (setUp, cells) = ([String](), [String]())
        func customize<Owner>(
            _ selector: OptionsViewController<ListCheckRow<String>, Owner>
        ) {
            selector.selectableRowSetup = { row in
                setUp.append(row.selectableValue ?? "-")
                row.title = row.title.map { "\($0)!" }
            }
            selector.selectableRowCellSetup = { cell, row in
                cells.append(row.title ?? "-")
                cell.height = { 60 }
            }
            selector.selectableRowCellUpdate = { cell, row in
                cell.detailTextLabel?.text = row.isSelected ? "your choice" : nil
            }
        }
        let one = films().onPresent { _, selector in
            selector.dismissOnSelection = false
            selector.dismissOnChange = false
            customize(selector)
        }
        let several = MultipleSelectorRow<String>("film") { $0.options = one.options }
            .onPresent { _, selector in customize(selector) }
        for (row, chosen) in [(one, 1), (several, 2)] as [(BaseRow, Int)] {
            (setUp, cells) = ([], [])
            let tester = tester(row)
            tester.select("film")
            tester.select("film>#:0:1")
            tester.select("film>#:0:2")
            #expect(setUp == ["Rope", "Vertigo", "Rebecca"])
            #expect(cells == ["Rope!", "Vertigo!", "Rebecca!"])
            #expect(screen(tester).contains(#"label "Rebecca!""#))
            #expect(screen(tester).components(separatedBy: "your choice").count == chosen + 1)
            tester.finish()
        }
    }

    @Test(
        "The screen is dismissed on selection, on change, or by the user alone",
        arguments: [
            (true, true, true, true), (true, false, true, true), (false, true, true, false),
            (false, false, false, false),
        ])
    func dismissal(onSelection: Bool, onChange: Bool, changed: Bool, same: Bool) {
        for (option, isDismissed) in [(0, changed), (1, same)] {
            let row = films { $0.value = "Vertigo" }.onPresent { _, selector in
                selector.enableDeselection = false
                selector.dismissOnSelection = onSelection
                selector.dismissOnChange = onChange
            }
            let tester = tester(row)
            tester.select("film")
            tester.select("film>#:0:\(option)")
            #expect((tester.stage.controller.presented == nil) == isDismissed)
            #expect(row.value == ["Rope", "Vertigo"][option])
            tester.finish()
        }
    }

    @Test("The options of one or several are grouped, with headers and footers")
    func groups() {
        let one = films().onPresent { _, selector in
            selector.sectionKeyForValue = { String($0.prefix(1)) }
            selector.sectionHeaderTitleForKey = { "With \($0)" }
            selector.sectionFooterTitleForKey = { $0 == "R" ? "Two films" : nil }
        }
        let many = MultipleSelectorRow<String>("films") {
            $0.options = ["Rope", "Vertigo", "Rebecca"]
        }
        .onPresent { _, selector in
            selector.sectionKeyForValue = { String($0.prefix(1)) }
            selector.sectionFooterTitleForKey = { "That was \($0)" }
        }
        let tester = tester(one)
        tester.select("film")
        let sections = tester.stage.controller.presented?.form
        #expect(sections?.map { $0.header?.title } == ["With R", "With V"])
        #expect(sections?.map { $0.footer?.title } == ["Two films", nil])
        #expect(sections?.map { $0.map(\.title) } == [["Rope", "Rebecca"], ["Vertigo"]])
        tester.finish()
        let others = self.tester(many)
        others.select("films")
        let groups = others.stage.controller.presented?.form
        #expect(groups?.map { $0.header?.title } == ["R", "V"])
        #expect(groups?.map { $0.footer?.title } == ["That was R", "That was V"])
        others.select("films>#:0:1") { $0.values["films"] = Set(["Rebecca"]) }
        #expect(others.stage.controller.presented != nil, "the screen of several options stays")
        others.finish()
    }

    @Test("Groups are in the order of the form's language")
    func orderOfGroups() {
        let row = PushRow<String>("place") {
            $0.options = ["Zypern", "Österreich", "Oman", "Albanien", "Ägypten"]
        }
        .onPresent { _, selector in selector.sectionKeyForValue = { String($0.prefix(1)) } }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: .gmt))
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.select("place")
        let sections = tester.stage.controller.presented?.form
        #expect(sections?.map { $0.header?.title } == ["A", "Ä", "O", "Ö", "Z"])
        tester.finish()
    }

    @Test("A row specifies whether its screen can be searched, in a document as well")
    func searchable() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        for name in ["PushRow", "MultipleSelectorRow", "AlertRow", "PopoverSelectorRow"] {
            for isSearchable in [JSONValue.null, true, false] {
                let row = try factory.make(
                    name, tag: "row",
                    settings: ["options": ["a", "b"], "isSearchable": isSearchable])
                let tester = tester(row)
                tester.select("row")
                #expect(screen(tester).contains("search:") == (isSearchable == true), "\(name)")
                tester.finish()
            }
        }
    }

    @Test("A long list can be searched unless its row says otherwise")
    func longLists() {
        for (isSearchable, expected) in [(Bool?.none, true), (false, false)] {
            let row = PushRow<Int>("row") { row in
                row.options = Array(0..<1_000)
                row.isSearchable = isSearchable
            }
            let tester = tester(row)
            tester.select("row")
            #expect(screen(tester).contains("search:") == expected)
            #expect(screen(tester).contains("Show more"))
            tester.finish()
        }
    }

    @Test("The alert and the sheet have a cancel button with a custom title")
    func cancelTitle() {
        let alert = AlertRow<String>("row") { $0.options = ["a"] }
        let sheet = ActionSheetRow<String>("row") { row in
            row.options = ["a"]
            row.cancelTitle = "Not now"
        }
        for (row, title) in [(alert, "Cancel"), (sheet, "Not now")] as [(RowOf<String>, String)] {
            let tester = tester(row)
            tester.select("row")
            #expect(tester.stage.controller.presented?.dismissTitle == title)
            tester.finish()
        }
    }

    @Test("A screen can be created with a closure that is called when it is dismissed")
    func closure() {
        var dismissed = 0
        let selector = SelectorViewController<OptionsRow<PushSelectorCell<String>>> { controller in
            dismissed += 1
            #expect(controller.presented == nil)
        }
        let row = films { row in
            row.presentationMode = .show(controllerProvider: .callback { selector })
        }
        let tester = tester(row)
        tester.select("film")
        #expect(tester.stage.controller.presented === selector)
        #expect(dismissed == 0)
        tester.select("film>#:0:0")
        #expect(dismissed == 1)
        tester.finish()
    }

    @Test("A mode creates its controller, and presents it for any row")
    func mode() throws {
        let row = LabelRow("label")
        let controller = FormViewController(form: form(row))
        var dismissed: [String] = []
        let mode = PresentationMode<FormViewController>.presentModally(
            controllerProvider: .callback { FormViewController(form: Form("Over it")) },
            onDismiss: { dismissed.append($0.title ?? "-") })
        let made = try #require(mode.makeController())
        mode.present(made, row: row, presentingController: controller)
        #expect(controller.presented === made)
        #expect(made.presentation == .modal)
        #expect(made.presenterRow === row)
        made.dismiss()
        #expect(dismissed == ["Over it"])
        #expect(controller.presented == nil)
    }

    @Test("A custom row inherits the screen, its title and the presentation callback")
    func ownRow() {
        var presented: [String] = []
        let row = CustomPushRow<String>("film") { row in
            row.options = ["Rope"]
            row.selectorTitle = "Which one?"
        }
        .onPresent { from, to in presented.append("\(from.title ?? "-"): \(to.title ?? "-")") }
        let tester = FormTester(form: Form("Cinema") { row })
        tester.isExhaustive = false
        tester.select("film") { $0.screens = ["Cinema", "Which one?"] }
        #expect(presented == ["Cinema: Which one?"])
        tester.select("film>#:0:0") { $0.values["film"] = "Rope" }
        tester.finish()
    }

    @Test("A row's appearance can be changed, individually or by the defaults of its form")
    func otherLook() {
        let one = films { $0.cellProvider = CellProvider { LoudCell() } }
        var defaults = Form.Defaults()
        defaults.set(\PushRow<String>.cellProvider) { CellProvider { LoudCell() } }
        let other = films()
        let tester = FormTester(form: Form(defaults: defaults) +++ other)
        #expect(one.cell is LoudCell)
        #expect(one.cell.textLabel?.text == "FILM")
        #expect(tester.drawing("film").contains(#"label "FILM""#))
        #expect(films().cell.textLabel?.text == "Film")
        tester.finish()
    }

    @Test("The rows in Eureka's list have options, a screen title and an initial value")
    func eurekasList() {
        let form = Form {
            AlertRow<String>("alert") { row in
                row.title = "Alert"
                row.selectorTitle = "Who is there?"
                row.options = ["Ann", "Bob"]
                row.value = "Bob"
            }
            ActionSheetRow<String>("sheet") { row in
                row.title = "Sheet"
                row.selectorTitle = "Your favourite player?"
                row.options = ["Diego", "Edinson"]
                row.value = "Diego"
            }
            PushRow<String>("push") { row in
                row.title = "Push"
                row.options = ["Ann", "Bob"]
                row.value = "Ann"
                row.selectorTitle = "Choose a person"
            }
            MultipleSelectorRow<String>("several") { row in
                row.title = "Several"
                row.options = ["Ann", "Bob"]
                row.value = ["Ann"]
            }
            SegmentedRow<String>("segments") { row in
                row.title = "Segments"
                row.options = ["One", "Two"]
                row.value = "One"
            }
        }
        #expect(form.validate().isEmpty)
        let controller = FormViewController(form: form)
        let titles = ["alert", "sheet", "push", "several"].map { tag in
            form.rowBy(tag: tag)?.didSelect()
            return controller.presented?.title
        }
        #expect(
            titles == ["Who is there?", "Your favourite player?", "Choose a person", "Several"])
        #expect(form.values()["several"] as? Set<String> == ["Ann"])
    }
}
