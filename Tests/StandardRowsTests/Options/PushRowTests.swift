import RowKit
import RowTesting
import StandardRows
import Synchronization
import Testing

private final class OwnPushRow: _PushRow<OwnPlainCell<Int>>, RowType {}

/// A row that opens its options at the edge, as in the documentation of `SelectorRow`.
private final class SheetRow: SelectorRow<PushSelectorCell<String>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .sheet(controllerProvider: selectorProvider) }
    }
}

@Suite("Rows that open options")
struct PushRowTests {
    private func country(_ setUp: (PushRow<String>) -> Void = { _ in }) -> PushRow<String> {
        PushRow<String>("country") {
            $0.title = "Country"
            $0.options = ["Chad", "Chile", "China"]
            setUp($0)
        }
    }

    @Test("A custom screen calls its creator when it is dismissed")
    func ownScreen() {
        let gone = Mutex(0)
        let row = country { row in
            row.presentationMode = .show(
                controllerProvider: ControllerProvider.callback {
                    SelectorViewController<OptionsRow<PushSelectorCell<String>>> { _ in
                        gone.withLock { $0 += 1 }
                    }
                },
                onDismiss: { selector in _ = selector.dismissOnSelection })
        }
        let controller = FormViewController(form: form(row))
        row.didSelect()
        #expect(controller.presented is PushRow<String>.Selector)
        #expect(gone.withLock { $0 } == 0)
        controller.dismissPresented()
        #expect(gone.withLock { $0 } == 1)
    }

    @Test("An option is chosen on a screen, which is then dismissed")
    func choosing() {
        let row = country { $0.noValueDisplayText = "None yet" }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("country") == """
                cell country [disclosureIndicator]
                  text: label "Country"
                  detail: label "None yet"

                """)
        tester.isExhaustive = false
        tester.select("country") { $0.screens = ["", "Country"] }
        #expect(tester.stage.screens.last?.textDrawing.contains(#"label "Chile""#) == true)
        tester.select("country>#:0:1") {
            $0.screens = [""]
            $0.values["country"] = "Chile"
        }
        #expect(tester.drawing("country").contains(#"detail: label "Chile""#))
        tester.finish()
    }

    @Test("The screen has the selector's title, and the title set in onPresent")
    func screen() {
        let row = country {
            $0.selectorTitle = "Where from?"
            $0.value = "China"
            $0.displayValueFor = { $0?.uppercased() }
        }
        row.onPresent { _, selector in
            selector.isSearchable = true
            selector.enableDeselection = false
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("country") { $0.screens = ["", "Where from?"] }
        #expect(
            tester.stage.screens.last?.textDrawing == """
                form country>: "Where from?" [show]
                  header: stack vertical
                    search: textField "" [placeholder "Search", search, named "Search"]
                  section country>#:0
                    cell country>#:0:0
                      text: label "CHAD"
                    cell country>#:0:1
                      text: label "CHILE"
                    cell country>#:0:2 [checkmark]
                      text: label "CHINA"

                """)
        tester.finish()
    }

    @Test("A disabled row opens nothing and has no disclosure indicator")
    func disabled() {
        let tester = FormTester(form: form(country { $0.disabled = true }))
        tester.expectRefusal(.disabled) { $0.select("country") }
        #expect(tester.drawing("country").hasPrefix("cell country [disabled]\n"))
        tester.finish()
    }

    @Test("Other presentations need only a small subclass")
    func sheet() {
        let row = SheetRow("s") { $0.options = ["a"] }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("s")
        #expect(tester.stage.screens.last?.presentation == .sheet)
        tester.finish()
    }

    @Test("Lazy options are requested when the screen opens")
    func lazyOptions() async {
        let row = country { $0.optionsProvider = .lazy { ["Peru"] } }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("country")
        tester.expectWork("options", of: "country")
        await tester.advance(by: .zero)
        tester.select("country>#:0:0") { $0.values["country"] = "Peru" }
        tester.finish()
    }

    @Test("Any number of options can be chosen, up to the limit, and they are named in order")
    func multiple() {
        let row = MultipleSelectorRow<String>("days") {
            $0.title = "Days"
            $0.options = ["Monday", "Tuesday", "Friday"]
            $0.selectionLimit = 2
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("days") { $0.screens = ["", "Days"] }
        tester.select("days>#:0:2") { $0.values["days"] = Set(["Friday"]) }
        tester.select("days>#:0:0") { $0.values["days"] = Set(["Friday", "Monday"]) }
        tester.expectRefusal(.disabled) { $0.select("days>#:0:1") }
        tester.dismiss { $0.screens = [""] }
        #expect(tester.drawing("days").contains(#"detail: label "Monday and Friday""#))
        row.value = ["Friday", "Never"]
        #expect(row.displayText == "Friday and Never")
        tester.finish()
    }

    @Test("A choice that is no longer offered is shown on the screen, and can be removed there")
    func withdrawn() {
        let row = country { $0.value = "Prussia" }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("country")
        tester.select("country>#:1:0") {
            $0.screens = [""]
            $0.values["country"] = nil
        }
        tester.finish()
    }

    @Test("A value that is not an option is invalid as soon as the options are known")
    func strangers() async {
        let one = country { $0.value = "Prussia" }
        let many = MultipleSelectorRow<String>("days") {
            $0.options = ["Monday", "Tuesday", "Friday"]
            $0.selectionLimit = 2
            $0.value = ["Monday", "Doomsday"]
        }
        let side = SegmentedRow<String>("size") {
            $0.optionsProvider = .lazy { ["S", "M"] }
            $0.value = "XXL"
        }
        let tester = FormTester(form: form(one, many, side))
        tester.isExhaustive = false
        let words = "Must be one of the options"
        #expect(
            tester.form.validate().map(\.description) == ["country: \(words)", "days: \(words)"])
        tester.expectWork("options", of: "size")
        await tester.advance(by: .zero)
        many.value = ["Monday", "Tuesday", "Friday"]
        one.value = "Chad"
        #expect(
            tester.form.validate().map(\.description) == [
                "days: Must have at most 2 items", "size: \(words)",
            ])
        many.value = ["Monday", "Tuesday"]
        side.value = "S"
        #expect(tester.form.validate().isEmpty)
        one.options = nil
        one.value = "Anywhere"
        #expect(tester.form.validate().isEmpty)
        tester.finish()
    }

    @Test("The screen is presented as the form's defaults specify")
    func defaultMode() {
        var defaults = Form.Defaults()
        defaults.set(\PushRow<String>.presentationMode) {
            .popover(controllerProvider: .callback { PushRow<String>.Selector() })
        }
        let tester = FormTester(form: Form(defaults: defaults) +++ country())
        tester.isExhaustive = false
        tester.select("country")
        #expect(tester.stage.screens.last?.presentation == .popover)
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let tester = FormTester(form: form(OwnPushRow("n") { $0.options = [1, 2] }))
        tester.isExhaustive = false
        tester.select("n")
        tester.select("n>#:0:1") { $0.values["n"] = 2 }
        tester.finish()
    }
}
