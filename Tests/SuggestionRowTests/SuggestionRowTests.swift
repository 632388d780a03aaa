import RowKit
import RowTesting
import SuggestionRow
import TestRows
import Testing

@Suite("A suggestion row")
struct SuggestionRowTests {
    private let row = SuggestionTableRow<String>("city") { row in
        row.title = "City"
        row.placeholder = "Where to?"
        row.options = ["Berlin", "Bern", "Lisbon", "London", "Zürich"]
    }
    private let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    private var list: ListView? { tester.view("city/popup") as? ListView }
    private var field: TextFieldView? { tester.view("city/field") as? TextFieldView }

    @Test("shows a title and a field")
    func empty() {
        #expect(
            row.drawing == """
                cell city
                  content: stack horizontal
                    title: label "City"
                    field: textField "" [placeholder "Where to?"]

                """)
    }

    @Test("shows suggestions with the typed text below the field, ignoring case and accents")
    func typing() {
        tester.type("LON", into: "city") { $0.values["city"] = "LON" }
        tester.type(" zur", into: "city") { $0.values["city"] = " zur" }
        #expect(
            row.drawing == """
                cell city [focused]
                  content: stack horizontal
                    title: label "City"
                    field: textField " zur" [placeholder "Where to?"]
                      popup: list {"«Zür»ich"} [named "City"]

                """)
        tester.finish()
    }

    @Test("uses typed text that is a value, and has no value if the field is empty")
    func freeText() {
        tester.type("Rome", into: "city") { $0.values["city"] = "Rome" }
        #expect(list == nil)
        tester.type("", into: "city") { $0.values["city"] = nil }
        #expect(field?.text == "")
        tester.finish()
    }

    @Test("takes a suggestion picked directly or with the arrow keys and Return")
    func picking() {
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.pick("Bern", in: "city") { $0.values["city"] = "Bern" }
        #expect(field?.text == "Bern")
        #expect(field?.caret == 4)
        #expect(list == nil)
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        #expect(list?.highlighted == nil)
        tester.key(.down, in: "city") { $0.focused = "city" }
        tester.key(.enter) { $0.values["city"] = "Berlin" }
        #expect(row.isTouched)
        #expect(field?.text == "Berlin")
        tester.finish()
    }

    @Test("moves the focus on Return if nothing is highlighted, and keeps the typed text")
    func returnKey() {
        tester.form[0].append(EntryRow("next"))
        tester.focus("city")
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.key(.enter) { $0.focused = "next" }
        #expect(list == nil)
        #expect(field?.text == "ber")
        tester.finish()
    }

    @Test("replaces typed text by the suggestion with that name, ignoring accents, on blur")
    func canonical() {
        tester.focus("city")
        tester.type("zurich", into: "city") { $0.values["city"] = "zurich" }
        tester.blur { $0.values["city"] = "Zürich" }
        #expect(field?.text == "Zürich")
        // The display text of the program's value does not count as typed.
        row.value = "Rome"
        row.displayValueFor = { _ in "Bern" }
        tester.focus("city")
        tester.blur()
        #expect(row.value == "Rome")
        tester.finish()
    }

    @Test(
        "accepts only suggestions if free text is off", arguments: [FreeText.reject, .revert])
    func suggestionsOnly(freeText: FreeText) throws {
        row.freeText = freeText
        tester.focus("city")
        tester.type("bern", into: "city")
        tester.blur { $0.values["city"] = "Bern" }
        tester.focus("city")
        tester.isExhaustive = false
        tester.type("Rome", into: "city")
        tester.blur()
        let (value, text) = freeText == .reject ? (nil, "Rome") : ("Bern", "Bern")
        #expect(row.value == value)
        #expect(field?.text == text)
        #expect(tester.form.validate().map(\.code) == (value == nil ? ["notOffered"] : []))
        tester.finish()
    }

    @Test("rejects values that it does not suggest if it knows all that are allowed")
    func refused() {
        let form = tester.form
        row.value = "Atlantis"
        #expect(form.validate() == [])
        row.freeText = .reject
        #expect(form.validate().map(\.code) == ["notOffered"])
        row.value = "Bern"
        #expect(form.validate() == [])
        row.value = "bern"
        #expect(form.validate().map(\.code) == ["notOffered"])
        row.asyncFilterFunction = { _ in ["bern"] }
        #expect(form.validate() == [])
        row.asyncFilterFunction = nil
        row.options = nil
        #expect(form.validate() == [])
        tester.isExhaustive = false
        tester.finish()
    }

    @Test("shows nothing in its field without a value, whatever the display closure returns")
    func noValue() {
        row.displayValueFor = { $0 ?? "None" }
        #expect(field?.text == "")
        #expect(row.displayText == "None")
        tester.finish()
    }

    @Test("has the settings of a field")
    func fieldSettings() {
        row.keyboard = .ascii
        row.returnKey = .search
        row.capitalization = .words
        row.autocorrects = false
        row.contentType = "address-level2"
        row.titlePercentage = 0.25
        #expect(field?.keyboard == .ascii)
        #expect(field?.returnKey == .search)
        #expect(field?.capitalization == .words)
        #expect(field?.autocorrects == false)
        #expect(field?.content == "address-level2")
        #expect((row.cell.contentView as? StackView)?.shares == [0.25, 0.75])
        tester.finish()
    }

    @Test("follows changes of its options while the list is open, including lazy ones")
    func options() async {
        tester.focus("city")
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        row.options = ["Bergamo"]
        #expect(list?.items.map(\.key) == ["Bergamo"])
        tester.expectRefusal(.notOffered) { $0.pick("Bern", in: "city") }
        row.filterFunction = { [$0 + "lin"] }
        #expect(list?.items.map(\.key) == ["berlin"])
        row.filterFunction = nil
        row.optionsProvider = .lazy { ["Berat", "Rome"] }
        tester.expectWork("options", of: "city")
        #expect(list?.isBusy == true)
        await tester.advance()
        #expect(list?.items.map(\.key) == ["Berat"])
        #expect(list?.isBusy == false)
        tester.finish()
    }

    @Test("keeps its own suggestions if the search finds nothing or fails")
    func elsewhere() {
        row.asyncFilterFunction = { _ in [] }
        tester.focus("city")
        for (answer, keys) in [
            (.success([]), ["Berlin", "Bern"]),
            (.success(["Bergen", "Bern"]), ["Berlin", "Bern", "Bergen"]),
            (.failure(ValidationError(msg: "at /etc")), ["Berlin", "Bern", "retry"]),
        ] as [(Result<[String], any Error>, [String])] {
            tester.type("ber", into: "city") { $0.values["city"] = "ber" }
            tester.expectWork("optionSearch", of: "city", after: .milliseconds(300))
            tester.answer("optionSearch", of: "city", with: answer)
            #expect(list?.items.map(\.key) == keys)
            #expect(list?.placeholder == nil)
        }
        #expect(list?.items.last?.detail?.text == "Could not load")
        tester.finish()
    }

    @Test("ignores suggestions set after the list was closed")
    func late() {
        tester.focus("city")
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        row.suggestions = ["Bergen"]
        #expect(list?.items.map(\.key) == ["Bergen"])
        tester.pick("Bergen", in: "city") { $0.values["city"] = "Bergen" }
        row.suggestions = ["Berne"]
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        #expect(list?.items.map(\.key) == ["Berlin", "Bern"])
        tester.finish()
    }

    @Test("opens its list on focus, and closes it on Escape and blur")
    func focus() {
        row.value = "Bern"
        tester.focus("city")
        #expect(list?.items.map(\.key) == ["Bern"])
        tester.key(.escape)
        #expect(list == nil)
        #expect(tester.state.focused == "city")
        tester.key(.down)
        #expect(list?.items.map(\.key) == ["Bern"])
        #expect(list?.highlighted == nil)
        tester.key(.escape)
        tester.key(.escape) { $0.focused = nil }
        row.value = nil
        tester.focus("city")
        // A table is not shown below an empty field.
        #expect(list == nil)
        tester.type(" ", into: "city") { $0.values["city"] = " " }
        #expect(list == nil)
        tester.blur()
        tester.finish()
    }

    @Test("keeps its list open when the input ends without focus, as on a page without a script")
    func commit() {
        let row = SuggestionTableRow<String>("city") { $0.options = ["Bern"] }
        let stage = FormStage(FormViewController(form: Form() +++ row))
        let id = ViewID("city/content/field")
        stage.receive(ViewEvent(id, .type("ber")))
        stage.receive(ViewEvent(id, .commit))
        #expect((stage.view(id) as? TextFieldView)?.popup != nil)
        #expect(row.value == "ber")
    }

    @Test("has a strip, even for an empty field, if it is an accessory row")
    func strip() {
        let row = SuggestionAccessoryRow<String>("seat") { $0.options = ["Aisle", "Window"] }
        row.customizeCollectionViewCell = { seat, cell in cell.item.image = .symbol(seat) }
        row.suggestionsBackgroundColor = .systemBlue
        let tester = FormTester(form: Form() +++ row)
        tester.focus("seat")
        let list = tester.view("seat/popup") as? ListView
        #expect(list?.style == .strip)
        #expect(list?.height == 44)
        #expect(list?.items.map(\.image) == [.symbol("Aisle"), .symbol("Window")])
        #expect(list?.backgroundColor == .systemBlue)
        tester.pick("Window", in: "seat") { $0.values["seat"] = "Window" }
        tester.finish()
    }

    @Test("has option cells that cellSetup can customize")
    func cellSetup() {
        let strip = SuggestionAccessoryRow<String>("seat") { $0.options = ["Aisle"] }
            .cellSetup { cell, _ in
                cell.customizeCollectionViewCell = { seat, cell in cell.item.image = .symbol(seat) }
            }
        let table = SuggestionTableRow<String>("city") { $0.options = ["Bern"] }
            .cellSetup { cell, _ in
                cell.customizeTableViewCell = { _, cell in cell.item.detail = "a city" }
            }
        let tester = FormTester(form: Form { Section([strip, table]) })
        tester.focus("seat")
        #expect((tester.view("seat/popup") as? ListView)?.items.first?.image == .symbol("Aisle"))
        tester.type("b", into: "city") { $0.values["city"] = "b" }
        #expect((tester.view("city/popup") as? ListView)?.items.first?.detail == "a city")
        #expect(strip.cell.customizeCollectionViewCell != nil)
        tester.finish()
    }

    @Test("limits the height of its table and the number of suggestions")
    func sizes() {
        tester.type("b", into: "city") { $0.values["city"] = "b" }
        #expect(list?.height == 220)
        #expect(list?.items.count == 3)
        row.maxSuggestionRows = 2
        #expect(list?.height == 88)
        row.suggestionsHeight = 10
        row.maximumSuggestions = 1
        #expect(list?.height == 10)
        #expect(list?.items.count == 1)
        row.maximumSuggestions = 0
        #expect(list == nil)
        row.customizeTableViewCell = { city, cell in
            cell.item.title = StyledText(city, runs: [.init(0..<1, color: .systemRed)])
            cell.item.detail = "a city"
        }
        row.maximumSuggestions = 1
        #expect(list?.items.first?.detail == "a city")
        #expect(list?.items.first?.title.runs == [.init(0..<1, color: .systemRed)])
        tester.finish()
    }

    @Test("reports invalid limits as problems, and uses the lowest valid ones")
    func limits() {
        let row = SuggestionTableRow<String>("s") { row in
            row.options = ["ab", "ac"]
            row.maxSuggestionRows = 0
        }
        let form = Form() +++ row
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("s/content/field"), .type("a")))
        #expect(row.cell.suggestionList.height == 44)
        #expect(row.suggestions.count == 2)
        row.maximumSuggestions = -1
        #expect(row.suggestions.isEmpty)
        row.maximumSuggestions = 2
        row.maxSuggestionRows = 1
        row.searchDelay = .seconds(-1)
        #expect(
            form.problems.map(\.message) == [
                "maxSuggestionRows cannot be 0: it must be at least 1",
                "maximumSuggestions cannot be -1: it must be at least 0",
                "searchDelay cannot be -1: it must be at least 0",
            ])
    }

    @Test("follows programmatic changes, whatever was typed")
    func program() {
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        row.value = "Rome"
        #expect(field?.text == "Rome")
        row.displayValueFor = { $0.map { "\($0)!" } }
        tester.focus("city")
        #expect(field?.text == "Rome")
        tester.blur()
        #expect(field?.text == "Rome!")
        tester.finish()
    }

    @Test("accepts no input while disabled, and only what it suggests")
    func refusals() {
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.expectRefusal(.notOffered) { $0.pick("Lisbon", in: "city") }
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.type("a", into: "city") }
        #expect(list == nil)
        row.disabled = false
        tester.finish()
    }

    @Test("can be an entry of a multivalued section")
    func multivalued() throws {
        let section = MultivaluedSection(header: "Stops") { section in
            section.tag = "stops"
            section.multivaluedRowToInsertAt = { _ in
                SuggestionTableRow<String> { $0.options = ["Bern"] }
            }
        }
        let tester = FormTester(form: Form { section })
        tester.isExhaustive = false
        _ = try section.insertRow()
        tester.type("be", into: "stops[0]")
        tester.pick("Bern", in: "stops[0]")
        #expect(section.entries.map { $0.baseValue as? String } == ["Bern"])
        tester.finish()
    }

    @Test("is deallocated with its form")
    func lifetime() {
        weak var gone: SuggestionTableRow<String>?
        do {
            let row = SuggestionTableRow<String>("a") { $0.options = ["x"] }
            gone = row
            let stage = FormStage(FormViewController(form: Form { row }))
            stage.receive(ViewEvent(ViewID("a/content/field"), .type("x")))
            #expect(row.suggestions == ["x"])
        }
        #expect(gone == nil)
    }

    @Test("lists its values as JSON Schema if only suggestions can be chosen")
    func schema() {
        let row = SuggestionTableRow<String>("a") { $0.options = ["x", "y"] }
        let form = Form { row }
        var schema: JSONValue? { form.valueSchema["properties"]?["a"] }
        let anyText: JSONValue = ["type": ["string", "null"]]
        #expect(schema == anyText)
        row.freeText = .reject
        #expect(schema == ["type": ["string", "null"], "enum": ["x", "y", .null]])
        row.filterFunction = { _ in [] }
        #expect(schema == anyText)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: SuggestionRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "SuggestionRow", SuggestionRowPlugin.self)
        let city = try #require(form.rowBy(tag: "city") as? SuggestionTableRow<String>)
        #expect(city.value == "Bern")
        #expect(city.maxSuggestionRows == 3)
        let registry = try RowRegistry(SuggestionRowPlugin.self)
        #expect(registry.rows.map(\.name) == ["SuggestionAccessoryRow", "SuggestionTableRow"])
        let settings = registry["SuggestionTableRow"]?.settings ?? []
        for setting in settings { try setting.set(setting.value(of: city), of: city) }
        #expect(settings.count == 21)
        #expect(settings.allSatisfy { $0.schema != nil })
    }
}
