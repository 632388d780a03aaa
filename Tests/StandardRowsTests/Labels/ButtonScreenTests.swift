import RowKit
import RowTesting
import StandardRows
import Testing

/// A screen on which a number is chosen.
private final class NumberController: RowViewController<Int> {}
private final class AboutController: FormViewController {}

private final class OwnPresentRow:
    _ButtonRowWithPresent<OwnButtonCell, NumberController>, RowType
{}

@Suite("Buttons that present screens")
struct ButtonScreenTests {
    @Test("A button presents any screen, which has the button's title unless it has its own")
    func anyScreen() throws {
        var dismissed = 0
        let row = ButtonRow("about") { row in
            row.title = "About"
            row.presentationMode = .presentModally(
                controllerProvider: .callback { AboutController() },
                onDismiss: { _ in dismissed += 1 })
        }
        var selected = 0
        row.onCellSelection { _, _ in selected += 1 }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        #expect(
            tester.drawing("about") == """
                cell about [disclosureIndicator]
                  content: button "About"

                """)
        tester.press("about") { $0.screens = ["", "About"] }
        let controller = try #require(tester.stage.controller.presented)
        #expect(controller is AboutController)
        #expect(controller.presentation == .modal)
        #expect(row.isHighlighted)
        #expect(selected == 1)
        tester.dismiss { $0.screens = [""] }
        #expect(!row.isHighlighted)
        #expect(dismissed == 1)
        tester.finish()
    }

    @Test("A button that is disabled, outside a form or without a screen presents nothing")
    func nothing() {
        let mode = PresentationMode<FormViewController>.show(
            controllerProvider: .callback {
                Issue.record("a screen was created")
                return AboutController()
            })
        let loose = ButtonRow { $0.presentationMode = mode }
        loose.didSelect()
        let plain = ButtonRow("plain")
        let disabled = ButtonRow("disabled") { row in
            row.presentationMode = mode
            row.disabled = true
        }
        let tester = FormTester(form: form(plain, disabled))
        tester.isExhaustive = false
        tester.press("plain") { $0.screens = [""] }
        tester.expectRefusal(.disabled) { $0.press("disabled") }
        #expect(disabled.cell.accessoryType == .none)
        #expect(plain.cell.accessoryType == .none)
        tester.finish()
    }

    @Test("A button presents nothing if its closure returns nil; a state restores its screen")
    func conditionalScreen() throws {
        final class Flag { var isReady = false }
        func about(_ flag: Flag) -> FormViewController {
            FormViewController(
                form: form(
                    ButtonRow("about") { row in
                        row.presentationMode = .show(
                            controllerProvider: .callback {
                                flag.isReady ? AboutController(form: form(TextRow("text"))) : nil
                            })
                    }
                    .onCellSelection { _, _ in pressed += 1 }))
        }
        var pressed = 0
        let flag = Flag()
        let controller = about(flag)
        let row = try #require(controller.form.rowBy(tag: "about"))
        row.didSelect()
        #expect(controller.presented == nil)
        #expect(!row.isHighlighted)
        #expect(pressed == 1)
        flag.isReady = true
        row.didSelect()
        controller.presented?.form.setValues(["text": "draft"])
        let state = controller.form.state
        pressed = 0
        let other = about(flag)
        #expect(other.form.restore(state) == [])
        #expect(other.presented?.form.values()["text"] as? String == "draft")
        flag.isReady = false
        #expect(
            other.form.restore(state).map(\.description)
                == ["about: the row does not open its screen"])
        #expect(other.presented == nil)
        #expect(pressed == 0)
    }

    @Test("Pressing the button is the only way to select its row, so hosts offer it once")
    func once() {
        let row = ButtonRow("go").onCellSelection { _, _ in }
        #expect(!row.cell.view.isSelectable)
        #expect(!OwnPresentRow("go").respondsToSelection)
    }

    @Test("A button has a value of any type")
    func anyValue() {
        let row = ButtonRowOf<Int>("attempts") { row in
            row.title = "Try again"
            row.value = 1
        }
        .onCellSelection { _, row in row.value = row.value.map { $0 + 1 } }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.press("attempts") { $0.values["attempts"] = 2 }
        #expect(row.cell.button.title == "Try again")
        tester.finish()
    }

    @Test("A button presents a screen on which the row's value is chosen")
    func chosenValue() throws {
        let row = ButtonRowWithPresent<NumberController>("number") { row in
            row.title = "Choose a number"
            row.style = .prominent
            row.presentationMode = .show(controllerProvider: .callback { NumberController() })
        }
        var presented: [String] = []
        row.onPresent { from, to in
            presented.append("\(from.title ?? "-") to \(to.title ?? "-")")
        }
        let tester = FormTester(form: Form("Numbers") { row })
        tester.isExhaustive = false
        #expect(row.cell.button.style == .prominent)
        // A prominent button needs no mark.
        #expect(row.cell.accessoryType == .none)
        row.style = .plain
        #expect(row.cell.accessoryType == .disclosureIndicator)
        tester.press("number") { $0.screens = ["Numbers", "Choose a number"] }
        let controller = try #require(tester.stage.controller.presented as? NumberController)
        #expect(controller.row === row)
        #expect(presented == ["Numbers to Choose a number"])
        controller.commit(7)
        #expect(row.value == 7)
        #expect(tester.stage.controller.presented == nil)
        row.presentationMode = nil
        tester.press("number") { $0.screens = ["Numbers"] }
        #expect(row.cell.accessoryType == .none)
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let row = OwnPresentRow("number") { row in
            row.title = "Choose"
            row.presentationMode = .sheet(controllerProvider: .callback { NumberController() })
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.press("number") { $0.screens = ["", "Choose"] }
        #expect(row.cell.button.title == "Choose")
        tester.finish()
    }
}
