import RowKit
import RowLaws
import TestRows
import Testing

@Suite("Rows that a driver adds, moves and presses")
struct DriverRowTests {
    @Test("are named by their index in a multivalued section")
    func multivalued() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            $0.tag = "guests"
            $0.multivaluedRowToInsertAt = { _ in EntryRow() }
            $0.addButtonProvider = { _ in PlainRow("add") }
        }
        let driver = FormDriver(form: Form() +++ section)
        driver.select("add") {
            $0.rows["guests[0]"] = .shown
            $0.focused = "guests[0]"
        }
        driver.type("Ada", into: "guests[0]") { $0.values["guests"] = ["Ada"] }
        driver.press("add") {
            $0.rows["guests[1]"] = .shown
            $0.focused = "guests[1]"
        }
        driver.type("Grace", into: "guests[1]/field") { $0.values["guests"] = ["Ada", "Grace"] }
        driver.move("guests[1]", to: 0) {
            $0.values["guests"] = ["Grace", "Ada"]
            $0.focused = "guests[0]"
        }
        driver.delete("guests[0]") {
            $0.values["guests"] = ["Ada"]
            $0.rows["guests[1]"] = nil
            $0.focused = nil
        }
        driver.finish()
        #expect(driver.texts == [])
        driver.delete("guests[0]")
        #expect(
            driver.texts == [
                """
                unexpectedChange: delete "guests[0]": unexpected changes:
                  values["guests"]: ["Ada"] → []
                """
            ])
    }

    @Test("offer swipe actions by title")
    func swipes() {
        let row = EntryRow("name")
        row.trailingSwipe.actions = [
            SwipeAction(style: .destructive, title: "Delete") { _, _, done in done?(true) }
        ]
        row.leadingSwipe.actions = [
            SwipeAction(style: .normal, title: "Clear") { _, row, _ in row.baseValue = nil }
        ]
        row.value = "Ada"
        let driver = FormDriver(form: Form() +++ row)
        driver.swipe("name", "Clear") { $0.values["name"] = nil }
        driver.swipe("name", "Archive")
        driver.swipe("name", "Delete") { $0.rows["name"] = nil }
        driver.finish()
        #expect(
            driver.texts == [
                """
                missingControl: swipe to "Archive" on "name": \
                no swipe action has this title; found "Delete", "Clear"
                """
            ])
    }

    @Test("have buttons, whose parts are named after a slash")
    func parts() {
        let driver = FormDriver(form: Form() +++ StarsRow("stars"))
        driver.press("stars") { $0.values["stars"] = 1 }
        driver.press("stars/3") { $0.values["stars"] = 3 }
        driver.press("stars/content/4") { $0.values["stars"] = 4 }
        driver.finish()
        #expect(driver.texts == [])
        #expect((driver.view("stars/5") as? ButtonView)?.title == "★")
        #expect(driver.view("stars/6") == nil)
        #expect(driver.texts == [])
        #expect(driver.view("star/5") == nil)
        #expect(
            driver.texts == [
                """
                unknownView: view "star/5": nothing here is called "star"; \
                did you mean "stars"? found "stars"
                """
            ])
    }

    @Test("without a tag are named by their text, such as options")
    func texts() {
        let rows = ["Tent", "Barn"].map { text in PlainRow { $0.title = text } }
        rows[1].onCellSelection { _, row in row.title = "Full barn" }
        let driver = FormDriver(form: Form("Stages") +++ Section(rows))
        driver.press("Barn")
        driver.press("Full barn")
        #expect(rows[1].title == "Full barn")
        driver.press("Tnt")
        driver.finish()
        #expect(
            driver.texts == [
                """
                unknownView: press "Tnt": nothing on "Stages" is called "Tnt"; \
                did you mean "Tent"? found "Tent", "Full barn"
                """
            ])
    }

    @Test("coexist with buttons of the screen, which are named by their titles")
    func navigation() {
        let controller = FormViewController(form: Form() +++ EntryRow("a/b"))
        let button = ButtonView("Save / Close")
        button.onPress { [form = controller.form] in form.setValues(["a/b": "saved"]) }
        controller.navigationItems = [button]
        let driver = FormDriver(controller)
        driver.press("Save / Close") { $0.values["a/b"] = "saved" }
        let row: EntryRow? = controller.form.rowBy(tag: "a/b")
        row?.cell.textField.part = "1/2"
        driver.focus("a/b")
        driver.blur()
        driver.type("typed", into: "a/b") { $0.values["a/b"] = "typed" }
        driver.press("Save")
        #expect(
            driver.texts == [
                """
                unknownView: press "Save": nothing here is called "Save"; \
                found "Save / Close", "a/b"
                """
            ])
    }
}
