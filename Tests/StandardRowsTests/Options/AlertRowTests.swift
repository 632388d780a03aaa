import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnAlertRow: _AlertRow<OwnPlainCell<Int>>, RowType {}
private final class OwnSheetRow: _ActionSheetRow<OwnPlainCell<Int>>, RowType {}
private final class OwnPopoverRow: _PopoverSelectorRow<OwnPlainCell<Int>>, RowType {}

@Suite("Options in alerts, sheets and popovers")
struct AlertRowTests {
    private func setUp(_ row: some OptionsPresenter) {
        row.title = "Language"
        row.selectorTitle = "Which do you speak?"
        row.noValueDisplayText = "None"
        row.optionsProvider = ["English", "Español"]
    }

    /// Opens the options of a row, chooses one, and opens them again.
    private func check(
        _ row: some OptionsPresenter, as presentation: FormView.Presentation
    ) {
        setUp(row)
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        #expect(
            tester.drawing("row") == """
                cell row [disclosureIndicator]
                  text: label "Language"
                  detail: label "None"

                """)
        tester.select("row") { $0.screens = ["", "Which do you speak?"] }
        #expect(
            tester.stage.screens.last?.textDrawing == """
                form row>: "Which do you speak?" [\(presentation)]
                  section row>#:0
                    cell row>#:0:0
                      text: label "English"
                    cell row>#:0:1
                      text: label "Español"

                """)
        tester.select("row>#:0:1") {
            $0.screens = [""]
            $0.values["row"] = "Español"
        }
        #expect(tester.drawing("row").contains(#"detail: label "Español""#))
        tester.select("row")
        tester.dismiss { $0.screens = [""] }
        #expect(row.baseValue as? String == "Español", "the options were dismissed")
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.select("row") }
        tester.finish()
    }

    @Test("are chosen in an alert")
    func alert() { check(AlertRow<String>("row"), as: .alert) }

    @Test("are chosen in an action sheet")
    func sheet() { check(ActionSheetRow<String>("row"), as: .sheet) }

    @Test("are chosen in a popover")
    func popover() { check(PopoverSelectorRow<String>("row"), as: .popover) }

    @Test("stay chosen when chosen again, unless deselection is enabled")
    func deselecting() {
        let alert = AlertRow<String>("alert") { $0.options = ["a"] }
        let sheet = ActionSheetRow<String>("sheet") { $0.options = ["a"] }
            .onPresent { _, selector in selector.enableDeselection = true }
        let popover = PopoverSelectorRow<String>("popover") { $0.options = ["a"] }
        let tester = FormTester(form: form(alert, sheet, popover))
        tester.isExhaustive = false
        for row in [alert, sheet, popover] as [RowOf<String>] { row.value = "a" }
        for tag in ["alert", "sheet", "popover"] {
            tester.select(tag)
            tester.select("\(tag)>#:0:0")
        }
        #expect(alert.value == "a")
        #expect(sheet.value == nil)
        #expect(popover.value == nil)
        tester.finish()
    }

    @Test("can be loaded when the alert is presented, and again after a failure")
    func lazyOptions() async {
        let attempts = Attempts()
        let row = AlertRow<String>("row") {
            $0.optionsProvider = .lazy { try await attempts.next() }
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("row")
        #expect(tester.stage.screens.last?.textDrawing.contains("Loading") == true)
        tester.expectWork("options", of: "row")
        await tester.advance(by: .zero)
        tester.press("row>:/header/notice/retry")
        tester.expectWork("options", of: "row")
        await tester.advance(by: .zero)
        tester.select("row>#:0:0") { $0.values["row"] = "found" }
        tester.finish()
    }

    @Test("restrict the value, as in any row with options")
    func strangers() {
        let rows: [RowOf<String>] = [
            AlertRow<String>("alert") { $0.options = ["a"] },
            ActionSheetRow<String>("sheet") { $0.options = ["a"] },
            PopoverSelectorRow<String>("popover") { $0.options = ["a"] },
        ]
        let form = Form { Section(rows) }
        for row in rows { row.value = "b" }
        #expect(
            form.validate().map(\.description)
                == ["alert", "sheet", "popover"].map {
                    "\($0): Must be one of the options"
                })
    }

    @Test("are shown for cells that inherit from nothing")
    func ownCells() {
        let rows: [(RowOf<Int>, FormView.Presentation)] = [
            (OwnAlertRow("0") { $0.options = [1, 2] }, .alert),
            (OwnSheetRow("1") { $0.options = [1, 2] }, .sheet),
            (OwnPopoverRow("2") { $0.options = [1, 2] }, .popover),
        ]
        let tester = FormTester(form: Form { Section(rows.map(\.0)) })
        tester.isExhaustive = false
        for (place, (_, presentation)) in rows.enumerated() {
            tester.select("\(place)")
            #expect(tester.stage.screens.last?.presentation == presentation)
            tester.select("\(place)>#:0:1") { $0.values["\(place)"] = 2 }
        }
        tester.finish()
    }
}

/// A row that presents options, regardless of its cell.
private protocol OptionsPresenter: BaseRow {
    var selectorTitle: String? { get set }
    var noValueDisplayText: String? { get set }
    var optionsProvider: OptionsProvider<String>? { get set }
}

extension AlertRow: OptionsPresenter where T == String {}
extension ActionSheetRow: OptionsPresenter where T == String {}
extension PopoverSelectorRow: OptionsPresenter where T == String {}

/// A source that fails once.
private actor Attempts {
    private struct Failure: Error {}
    private var count = 0

    func next() throws -> [String] {
        count += 1
        guard count > 1 else { throw Failure() }
        return ["found"]
    }
}
