import RowKit
import RowLaws
import TestRows
import Testing

@Suite("Entries of a section")
struct DriverEntryTests {
    private func driver(most: Int? = nil, isNamed: Bool = true) -> FormDriver {
        let section = MultivaluedSection(
            multivaluedOptions: [.insert, .delete, .reorder], header: "Guests")
        if isNamed { section.tag = "guests" }
        section.maximumCount = most
        section.multivaluedRowToInsertAt = { _ in EntryRow() }
        return FormDriver(form: Form("Party") +++ Section([EntryRow("host")]) +++ section)
    }

    @Test("are added, moved and deleted by the name of the section")
    func editing() {
        let driver = driver()
        driver.add("guests") { $0.values["guests"] = [String]() }
        driver.type("Ada", into: "guests[0]") { $0.values["guests"] = ["Ada"] }
        driver.add("guests")
        driver.type("Grace", into: "guests[1]") { $0.values["guests"] = ["Ada", "Grace"] }
        driver.move("guests[1]", to: 0) { $0.values["guests"] = ["Grace", "Ada"] }
        driver.delete("guests[0]") { $0.values["guests"] = ["Ada"] }
        driver.finish()
        #expect(driver.texts == [])
        #expect(driver.state.rows.keys.sorted() == ["guests:add", "guests[0]", "host"])
    }

    @Test(
        "are deleted on a screen as well, by names with or without that of the row that opened it")
    func screens() {
        for prefix in ["", "party>"] {
            let driver = FormDriver(form: Form("Party") { GuestsRow("party") })
            driver.press("party") { $0.screens.append("") }
            driver.add("guests") { $0.values["party>guests"] = [String]() }
            driver.delete("\(prefix)guests[0]")
            driver.finish()
            #expect(driver.texts == [])
        }
    }

    @Test("hide their add button when there are as many as there may be")
    func full() {
        let driver = driver(most: 1)
        driver.add("guests")
        #expect(driver.state.rows["guests:add"] == .hidden)
        driver.expectRefusal(.hidden) { $0.add("guests") }
        driver.delete("guests[0]")
        #expect(driver.state.rows["guests:add"] == .shown)
        driver.press("guests:add") {
            $0.rows["guests[0]"] = .shown
            $0.rows["guests:add"] = .hidden
            $0.focused = "guests[0]"
        }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("cannot be added where there is no such section")
    func unknown() {
        let (driver, unnamed) = (driver(), driver(isNamed: false))
        driver.add("guest")
        driver.add("host")
        unnamed.add("guests")
        #expect(
            driver.texts + unnamed.texts == [
                """
                unknownView: add to "guest": no section with entries is called "guest"; \
                did you mean "guests"? found "guests"
                """,
                """
                unknownView: add to "host": no section with entries is called "host"; \
                found "guests"
                """,
                """
                unknownView: add to "guests": no section with entries is called "guests"; \
                none has a tag
                """,
            ])
    }
}

private final class GuestsCell: Cell<String>, CellType {}

/// Opens a screen with entries.
private final class GuestsRow: Row<GuestsCell>, RowType, PresenterRowType {
    @OptionalHook var presentationMode: PresentationMode<GuestsController>?
    @OptionalHook var onPresentCallback: ((FormViewController, GuestsController) -> Void)?

    required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .show(controllerProvider: .callback { GuestsController() }) }
    }
}

private final class GuestsController: RowViewController<String> {
    override func viewDidLoad() {
        super.viewDidLoad()
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete])
        section.tag = "guests"
        section.multivaluedRowToInsertAt = { _ in EntryRow() }
        form +++ section
    }
}
