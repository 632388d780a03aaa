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

    @Test("shows what holds what is typed below the field, whatever its case and accents")
    func typing() {
        tester.type("LON", into: "city") { $0.values["city"] = "LON" }
        tester.type(" zur", into: "city") { $0.values["city"] = " zur" }
        #expect(
            row.drawing == """
                cell city
                  content: stack horizontal
                    title: label "City"
                    field: textField " zur" [placeholder "Where to?"]
                      popup: list {"«Zür»ich"} [named "City"]

                """)
        tester.finish()
    }

    @Test("takes what is typed as it is, if that is a value, and nothing for nothing")
    func freeText() {
        tester.type("Rome", into: "city") { $0.values["city"] = "Rome" }
        #expect(list == nil)
        tester.type("", into: "city") { $0.values["city"] = nil }
        #expect(field?.text == "")
        tester.finish()
    }

    @Test("takes what is picked, by hand or by the arrows and Return")
    func picking() {
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.pick("Bern", in: "city") { $0.values["city"] = "Bern" }
        #expect(field?.text == "Bern" && list == nil)
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        #expect(list?.highlighted == nil)
        tester.key(.down, in: "city") { $0.focused = "city" }
        tester.key(.enter) { $0.values["city"] = "Berlin" }
        #expect(row.isTouched && field?.text == "Berlin")
        tester.finish()
    }

    @Test("goes on by Return where nothing is highlighted, and keeps what was typed")
    func returnKey() {
        tester.form[0].append(EntryRow("next"))
        tester.focus("city")
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.key(.enter) { $0.focused = "next" }
        #expect(list == nil && field?.text == "ber")
        tester.finish()
    }

    @Test("suggests something when the focus comes, and nothing when it goes")
    func focus() {
        row.value = "Bern"
        tester.focus("city")
        #expect(list?.items.map(\.key) == ["Bern"])
        tester.key(.escape)
        #expect(list == nil && tester.state.focused == "city")
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

    @Test("has a strip, if it is an accessory row, that is there for an empty field too")
    func strip() {
        let row = SuggestionAccessoryRow<String>("seat") { $0.options = ["Aisle", "Window"] }
        row.customizeCollectionViewCell = { seat, item in item.image = .symbol(seat) }
        row.suggestionsBackgroundColor = .systemBlue
        let tester = FormTester(form: Form() +++ row)
        tester.focus("seat")
        let list = tester.view("seat/popup") as? ListView
        #expect(list?.style == .strip && list?.height == 44)
        #expect(list?.items.map(\.image) == [.symbol("Aisle"), .symbol("Window")])
        #expect(list?.backgroundColor == .systemBlue)
        tester.pick("Window", in: "seat") { $0.values["seat"] = "Window" }
        tester.finish()
    }

    @Test("has a table as high as its settings say, and no more suggestions than they allow")
    func sizes() {
        tester.type("b", into: "city") { $0.values["city"] = "b" }
        #expect(list?.height == 220 && list?.items.count == 3)
        row.maxSuggestionRows = 2
        #expect(list?.height == 88)
        row.suggestionsHeight = 10
        row.maximumSuggestions = 1
        #expect(list?.height == 10 && list?.items.count == 1)
        row.maximumSuggestions = -1
        #expect(list == nil)
        row.customizeTableViewCell = { city, item in
            item.title = StyledText(city, runs: [.init(0..<1, color: .systemRed)])
            item.detail = "a city"
        }
        row.maximumSuggestions = 1
        #expect(list?.items.first?.detail == "a city")
        #expect(list?.items.first?.title.runs == [.init(0..<1, color: .systemRed)])
        tester.finish()
    }

    @Test("follows what the program writes, whatever was typed")
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

    @Test("takes nothing while it is disabled, and nothing that it does not suggest")
    func refusals() {
        tester.type("ber", into: "city") { $0.values["city"] = "ber" }
        tester.expectRefusal(.notOffered) { $0.pick("Lisbon", in: "city") }
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.type("a", into: "city") }
        tester.expectRefusal(.disabled) { $0.pick("Bern", in: "city") }
        row.disabled = false
        tester.finish()
    }

    @Test("stands in a multivalued section")
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

    @Test("leaves nothing behind")
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

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: SuggestionRowPlugin.self) }

    @Test("stands in the example, which makes rows by name")
    func example() throws {
        let form = try exampleForm(of: "SuggestionRow", SuggestionRowPlugin.self)
        let city = try #require(form.rowBy(tag: "city") as? SuggestionTableRow<String>)
        #expect(city.value == "Bern" && city.maxSuggestionRows == 3)
        let registry = try RowRegistry(SuggestionRowPlugin.self)
        #expect(registry.rows.map(\.name) == ["SuggestionAccessoryRow", "SuggestionTableRow"])
        let settings = registry["SuggestionTableRow"]?.settings ?? []
        for setting in settings { try setting.set(setting.value(of: city), of: city) }
        #expect(settings.count == 10 && settings.allSatisfy { $0.schema != nil })
    }
}
