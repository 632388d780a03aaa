import RowKit
import RowLaws
import TestRows
import Testing

@Suite("What a row opens for a driver")
struct DriverScreenTests {
    private let driver = FormDriver(
        form: Form("Trip") {
            EntryRow("name")
            DayRow("day")
            CountryRow("country") { $0.title = "Country" }
        })

    @Test("may be an inline row, whose value the row above takes")
    func inline() {
        driver.expand("day")
        driver.type("Monday", into: "day:inline") { $0.values["day"] = "Monday" }
        driver.collapse("day")
        driver.select("day") { $0.rows["day:inline"] = .shown }
        driver.focus("name") { $0.rows["day:inline"] = nil }
        driver.finish()
        #expect(driver.texts == [])
        driver.collapse("day")
        #expect(driver.texts == ["refused: collapse \"day\": the inline row is not open"])
    }

    @Test("may be a screen, which verbs then address, and which a choice dismisses")
    func screen() {
        driver.focus("name")
        driver.press("country") { $0.screens.append("Country") }
        #expect(driver.state.rows["country>Chad"] == .shown)
        driver.type("Chi", into: "filter") {
            $0.values["country>filter"] = "Chi"
            $0.rows["country>Chad"] = .hidden
        }
        driver.focus("country>filter")
        driver.select("Chile") {
            $0.values["country"] = "Chile"
            $0.screens.removeLast()
        }
        driver.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("may be a screen that is dismissed without a choice")
    func dismissal() {
        driver.press("country") { $0.screens.append("Country") }
        driver.type("Ada", into: "name")
        driver.dismiss { $0.screens = ["Trip"] }
        driver.dismiss()
        #expect(
            driver.texts == [
                """
                unknownView: type "Ada" into "name": nothing on "Country" is called "name"; \
                found "Chad", "Chile", "filter"
                """,
                """
                refused: dismiss: the first screen cannot be dismissed (notUnderstood)
                """,
            ])
    }

    @Test("is named if a verb finds no control in the row")
    func noControl() {
        driver.choose("Chile", in: "country")
        driver.type("Monday", into: "day")
        driver.choose("Monday", in: "name")
        #expect(
            driver.texts == [
                """
                missingControl: choose "Chile" in "country": "country" has no choice; \
                press("country") opens its screen; the next verbs act there
                """,
                """
                missingControl: type "Monday" into "day": "day" has no text input; \
                expand("day") opens "day:inline" below it
                """,
                """
                missingControl: choose "Monday" in "name": "name" has no choice; it shows label, \
                textField
                """,
            ])
    }

    @Test("is reported if it was not expected")
    func unexpected() {
        driver.press("country")
        driver.dismiss()
        driver.select("day")
        #expect(
            driver.texts == [
                """
                unexpectedChange: press "country": unexpected changes:
                  screens: ["Trip"] → ["Trip", "Country"]
                """,
                """
                unexpectedChange: dismiss: unexpected changes:
                  screens: ["Trip", "Country"] → ["Trip"]
                """,
                """
                unexpectedChange: select "day": unexpected changes:
                  rows["day:inline"]: nil → shown
                """,
            ])
    }
}
