import RowKit
import RowLaws
import Synchronization
import TestRows
import TestRuns
import Testing

@Suite("Work that a driver follows")
struct DriverWorkTests {
    private let city = CityRow("city")
    private let driver: FormDriver

    init() {
        driver = FormDriver(form: Form("Trip") +++ city)
    }

    @Test("is expected, and has run and been answered once it is due")
    func due() async {
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        await driver.advance(by: .milliseconds(299))
        #expect(city.found == [])
        await driver.advance(by: .milliseconds(1)) { $0.values["city"] = "London" }
        #expect(city.found == ["London"])
        #expect(driver.now == .milliseconds(300))
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("must be expected anew each time it is requested again, and only the last request runs")
    func debounced() async {
        for text in ["B", "Be", "Ber"] {
            driver.type(text, into: "city") { $0.values["city"] = text }
            driver.expectWork("search", of: "city", after: .milliseconds(300))
            await driver.advance(by: .milliseconds(200))
        }
        #expect(city.found == [])
        await driver.advance(by: .milliseconds(100))
        #expect(city.found == ["Berlin", "Bern"])
        driver.pick("Bern", in: "city") { $0.values["city"] = "Bern" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("is neither run nor left over if the row cancels it")
    func stopped() async {
        let ran = Mutex(0)
        city.cities = { _ in
            ran.withLock { $0 += 1 }
            return []
        }
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        city.cancel(.latest("search"))
        await driver.advance(by: .seconds(1))
        #expect(ran.withLock { $0 } == 0)
        driver.type("Lon", into: "city") { $0.values["city"] = "Lon" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        city.cancel(.latest("search"))
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("has its delay counted from the answer that requested it")
    func chained() async {
        city.perform(.latest("first"), after: .seconds(1)) {
        } then: { row, _ in
            row.perform(.latest("second"), after: .seconds(1)) {
            } then: { row, _ in
                row.value = "Rome"
            }
        }
        driver.expectWork("first", of: "city", after: .seconds(1))
        await driver.advance(by: .milliseconds(1500))
        driver.expectWork("second", of: "city", after: .seconds(1))
        await driver.advance(by: .milliseconds(500)) { $0.values["city"] = "Rome" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("can be answered by hand before it is due")
    func answered() {
        driver.type("X", into: "city") { $0.values["city"] = "X" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        driver.answer("search", of: "city", with: .success(["Xanten"])) {
            $0.values["city"] = "Xanten"
        }
        driver.type("Y", into: "city") { $0.values["city"] = "Y" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        driver.answer("search", of: "city", with: Result<[String], any Error>.failure(Failure()))
        driver.finish()
        #expect(driver.texts == [])
        #expect(city.found == [])
    }

    @Test("is named like its row, or by its place")
    func names() async {
        let guests = MultivaluedSection(multivaluedOptions: []) { section in
            section.tag = "guests"
            section <<< CityRow() <<< CityRow()
        }
        let driver = FormDriver(form: Form() +++ guests)
        for (name, text) in [("guests[1]", "Lo"), ("guests.rows[1]", "Lon")] {
            driver.type(text, into: "guests[1]") { $0.values["guests"] = [text] }
            driver.expectWork("search", of: name, after: .milliseconds(300))
        }
        driver.answer("search", of: "guests[1]", with: .success(["London"])) {
            $0.values["guests"] = ["London"]
        }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("is named like its row, even if another row is inserted before it")
    func insertion() {
        let (section, row) = (Section(), CityRow())
        section <<< CityRow() <<< row
        let driver = FormDriver(form: Form() +++ section)
        row.perform(.latest("load")) {
        } then: { _, _ in
        }
        section.insert(CityRow(), at: 0)
        driver.expectWork("load", of: "#:0:1")
        #expect(driver.texts == [])
    }

    @Test("is named like its row, even if a row of another screen has the same tag")
    func screens() {
        let city = CityRow("city")
        let controller = FormViewController(form: Form("Trip") +++ city)
        controller.show(FormViewController(form: Form("Place") +++ CityRow("city")))
        let driver = FormDriver(controller)
        city.perform(.latest("load")) {
        } then: { _, _ in
        }
        driver.expectWork("load", of: ">city")
        #expect(
            driver.texts == [
                """
                missingWork: "load" of ">city": it was not requested; found "load" of "city"
                """
            ])
    }

    @Test("that was reported as unexpected is expected too late")
    func late() {
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.send(.blur, to: "city")
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        #expect(
            driver.texts.last == """
                missingWork: "search" of "city": it was requested by an earlier action; \
                expect it directly after that
                """)
    }

    @Test("is reported if it was not expected, at the verb that caused it")
    func unexpected() {
        let line = #line + 1
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        #expect(driver.texts == [])
        driver.send(.blur, to: "city")
        #expect(
            driver.texts == [
                """
                unexpectedWork: "search" of "city": it was requested unexpectedly; \
                expect it with expectWork("search", of: "city", after: .milliseconds(300))
                """
            ])
        #expect(driver.findings.first?.site.line == line)
    }

    @Test("is reported if it was expected but not requested, with what was")
    func missing() {
        driver.expectWork("search", of: "city", after: .seconds(1))
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.expectWork("load", of: "city")
        driver.expectWork("search", of: "city", after: .seconds(1))
        #expect(
            driver.texts == [
                """
                missingWork: "search" of "city": it was not requested; no work was
                """,
                """
                missingWork: "load" of "city": it was not requested; found "search" of "city"
                """,
                """
                missingWork: "search" of "city": expected after 1.0 seconds, found after 0.3 seconds
                """,
            ])
    }

    @Test("is reported if it is left over at the end")
    func left() async {
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        await driver.advance(by: .milliseconds(100))
        let line = #line + 1
        driver.finish()
        #expect(
            driver.texts == [
                """
                workLeft: "search" of "city": it is still pending at the end, \
                due in 0.2 seconds; run it with advance(by:) or answer it with answer(_:of:with:)
                """
            ])
        #expect(driver.findings.first?.site.line == line)
    }

    /// Its cell's input ends a search.
    private final class SearchRow: Row<PlainCell>, RowType {
        override func commitInput() {
            super.commitInput()
            cancel(.latest("search"))
        }
    }

    @Test("is not left over if a submission that a row requests has cancelled it")
    func cancelledBySubmission() {
        let (search, send) = (SearchRow("search"), PlainRow("send"))
        let form = Form() +++ Section([search, send])
        send.onCellSelection { [unowned form] _, _ in form.requestSubmission() }
        search.perform(.latest("search"), after: .seconds(9)) {
        } then: { _, _ in
        }
        let driver = FormDriver(form: form)
        driver.expectWork("search", of: "search", after: .seconds(9))
        driver.press("send") { $0.submissions = [[:]] }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("can be requested at the opening of a form")
    func opening() async {
        let row = CityRow("city")
        row.perform(.latest("home")) {
            "Rome"
        } then: { row, result in
            row.value = try? result.get()
        }
        let driver = FormDriver(form: Form { row })
        driver.expectWork("home", of: "city")
        await driver.advance { $0.values["city"] = "Rome" }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("has the name of its rule if it belongs to a rule")
    func rules() async {
        let row = EntryRow("name") { row in
            row.validationOptions = .validatesOnChange
            row.add(rule: RuleAsync(msg: "Is taken", id: "free", after: .seconds(2)) { _ in false })
        }
        let driver = FormDriver(form: Form { row })
        driver.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        driver.expectWork("rule \"free\"", of: "name", after: .seconds(2))
        await driver.advance(by: .seconds(2)) { $0.errors["name"] = ["Is taken"] }
        driver.finish()
        #expect(driver.texts == [])
    }

    @Test("cannot be answered if there is none, or with another type")
    func wrongAnswers() {
        driver.answer("search", of: "city", with: .success(["London"]))
        driver.type("Lo", into: "city") { $0.values["city"] = "Lo" }
        driver.expectWork("search", of: "city", after: .milliseconds(300))
        driver.answer("search", of: "town", with: .success(["London"]))
        driver.answer("search", of: "city", with: .success("London"))
        driver.answer("search", of: "city", with: .success(["London", "Londonderry"]))
        driver.finish()
        #expect(
            driver.texts == [
                """
                noSuchWork: "search" of "city": it is not pending; no work is
                """,
                """
                noSuchWork: "search" of "town": it is not pending; found "search" of "city"
                """,
                """
                wrongAnswer: "search" of "city": it returns Array<String>, not String
                """,
            ])
        #expect(city.found == ["London", "Londonderry"])
    }

    @Test("is stopped if it requests itself without end")
    func endless() async {
        func ask(_ row: CityRow) {
            row.perform(.latest("again")) {
            } then: { row, _ in
                ask(row)
            }
        }
        ask(city)
        driver.expectWork("again", of: "city")
        driver.isExhaustive = false
        await driver.advance()
        #expect(
            driver.texts == [
                """
                endlessWork: "again" of "city": work was still being requested \
                after 10000 pieces ran
                """
            ])
    }

    @Test("runs in the order in which it is due, then in which it was requested")
    func order() async {
        for seed in Runs.seeds(of: 5_000) {
            var random = SeededGenerator(seed: seed)
            var answered: [Int] = []
            let rows = (0..<8).map { EntryRow("\($0)") }
            let delays = rows.map { _ in random.below(4) }
            for (place, row) in rows.enumerated() {
                row.perform(.latest("k"), after: .seconds(delays[place])) {
                } then: { _, _ in
                    answered.append(place)
                }
            }
            let driver = FormDriver(form: Form { Section(rows) })
            driver.isExhaustive = false
            while driver.now < .seconds(4) { await driver.advance(by: .seconds(random.below(3))) }
            let expected = rows.indices.sorted { (delays[$0], $0) < (delays[$1], $1) }
            #expect(answered == expected, "seed \(seed)")
        }
    }
}

private struct Failure: Error {}
