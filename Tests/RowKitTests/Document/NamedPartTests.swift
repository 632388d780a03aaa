import RowKit
import Testing

/// A plugin that contributes actions and option sources to documents by name.
private enum AtlasPlugin: RowPlugin {
    static let name = "Atlas", version = "1.0.0"
    static let rows = [
        RowDescriptor(ChoiceRow<Int>.self, "Asks for a number.", name: "YearRow"),
        RowDescriptor(ChoiceRow<String>.self, "Asks for a name."),
    ]
    static let actions = [
        RowAction("capitalize", "Writes the value in capital letters.") { row in
            row.baseValue = (row.baseValue as? String)?.uppercased()
        }
    ]
    static let optionSources = [
        OptionSource("continents", "All continents.") { ["Asia", "Europe"] },
        OptionSource("countries", "The countries of a continent.") { (continent: String) in
            continent == "Asia" ? ["Japan", "Nepal"] : ["Malta"]
        },
        OptionSource("years", "The years of a census.") { [1990, 2000] },
    ]
}

@Suite("Named parts of a document")
struct NamedPartTests {
    private let factory: RowFactory

    init() throws {
        factory = RowFactory(try RowRegistry(DocumentPlugin.self, AtlasPlugin.self))
    }

    private func form(row: String) throws -> Form {
        try factory.form(text: #"{"sections": [{"rows": [\#(row)]}]}"#)
    }

    // MARK: Headers

    private static let headers = """
        {
          "sections": [
            {
              "header": {"title": "A cup", "subtitle": "Hot", "height": 88, "image": {"symbol": "cup"}},
              "footer": {"title": "No sugar"},
              "rows": [{"row": "StringRow", "tag": "name"}]
            }
          ]
        }

        """

    @Test("include headers and footers with an image and a subtitle")
    func header() throws {
        let form = try factory.form(text: Self.headers)
        let header = try #require(form.first?.header as? ImageHeader)
        #expect(header.title == "A cup")
        #expect(header.subtitle == "Hot")
        #expect(header.image == .symbol("cup"))
        #expect(header.height == 88)
        let saved = factory.save(form)
        #expect(saved.text == Self.headers)
        #expect(saved.leftOut == [])
        let stage = FormStage(FormViewController(form: form))
        let section = try #require(stage.screens.first?.sections.first)
        #expect(section.header?.height == 88)
        let drawing = stage.textDrawing
        for text in ["cup", #""A cup""#, #""Hot""#, #""No sugar""#] {
            #expect(drawing.contains(text), "\(text) in \(drawing)")
        }
        form[0].header = ImageHeader(title: "A glass")
        _ = stage.takeChanges()
        #expect(stage.textDrawing.contains("A glass"))
        #expect(!stage.textDrawing.contains(#""Hot""#))
    }

    @Test(
        "exclude invalid headers",
        arguments: [
            ("7", ": expected a string or an object with a title, found the number 7"),
            ("{}", ": the member \"title\" of a header is missing"),
            (#"{"title": ""}"#, ".title: expected a title, found the string \"\""),
            (
                #"{"title": "a", "hight": 3}"#,
                ".hight: there is no member of a header called \"hight\"; did you mean \"height\"?"
            ),
            (
                #"{"title": "a", "height": 0}"#,
                ".height: expected a number greater than 0, found the number 0"
            ),
            (
                #"{"title": "a", "image": "cup"}"#,
                #".image: expected an image such as {"symbol": "trash"}, found the string "cup""#
            ),
        ])
    func wrongHeader(header: String, complaint: String) {
        let found = factory.complaints(
            about: #"{"sections": [{"header": \#(header), "rows": []}]}"#)
        #expect(found == "sections[0].header" + complaint)
    }

    // MARK: Swipe actions

    private static let swipes = """
        {
          "sections": [
            {
              "rows": [
                {
                  "row": "StringRow",
                  "tag": "name",
                  "value": "Emmy",
                  "leadingSwipe": {"actions": [{"action": "capitalize", "title": "Loud"}]},
                  "trailingSwipe": {
                    "actions": [
                      {
                        "action": "clear",
                        "title": "Nobody",
                        "color": "systemBlue",
                        "image": {"symbol": "xmark"}
                      },
                      {"action": "delete", "title": "Delete"}
                    ],
                    "performsFirstActionWithFullSwipe": true
                  }
                }
              ]
            }
          ]
        }

        """

    @Test("include swipe actions of the library and of the program")
    func swipeActions() throws {
        let form = try factory.form(text: Self.swipes)
        let saved = factory.save(form)
        #expect(saved.text == Self.swipes)
        #expect(saved.leftOut == [])
        let stage = FormStage(FormViewController(form: form))
        let row = try #require(form.rowBy(tag: "name"))
        let name = ViewID("name")
        #expect(stage.receive(ViewEvent(name, .swipe(.leading, 0))).refusal == nil)
        #expect(row.baseValue as? String == "EMMY")
        #expect(stage.receive(ViewEvent(name, .swipe(.trailing, 0))).refusal == nil)
        #expect(row.baseValue == nil)
        #expect(form.rowBy(tag: "name") === row)
        #expect(stage.receive(ViewEvent(name, .swipe(.trailing, 1))).refusal == nil)
        #expect(form.rowBy(tag: "name") == nil)
    }

    @Test("include swipe actions set by name in Swift; other actions are omitted")
    func swiftActions() throws {
        let own = SwipeAction(style: .normal, title: "Own") { _, _, _ in }
        let form = Form {
            StringRow("name") { row in
                row.trailingSwipe.actions = [own, SwipeAction(.clear, title: "Any")]
                row.trailingSwipe.performsFirstActionWithFullSwipe = true
            }
        }
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description) == [
                "sections[0].rows[0]: a swipe action can only be set in Swift"
            ])
        let row = try #require(try factory.form(from: saved.data).rowBy(tag: "name"))
        #expect(row.trailingSwipe.actions.map(\.title) == ["Any"])
        #expect(row.trailingSwipe.fullSwipeAction == nil)
    }

    @Test("include no swipe action whose style or handler was changed, or without a title")
    func changedActions() {
        let actions = ["a", "b", "c", "d"].map { SwipeAction(.clear, title: $0) }
        actions[0].handler = { _, _, _ in }
        actions[1].style = .destructive
        actions[2].style = .normal
        actions[2].image = .symbol("xmark")
        actions[3].title = ""
        let form = Form {
            StringRow("changed") { $0.leadingSwipe.actions = [actions[0], actions[1]] }
            StringRow("same") { $0.trailingSwipe.actions = [actions[2]] }
            StringRow("untitled") { $0.trailingSwipe.actions = [actions[3]] }
        }
        let saved = factory.save(form)
        #expect(
            saved.leftOut.map(\.description) == [
                "sections[0].rows[0]: a swipe action can only be set in Swift",
                "sections[2].rows[0]: a swipe action without a title can only be set in Swift",
            ])
        let rows = saved.json["sections"].map { "\($0)" }
        #expect(rows?.contains("leadingSwipe") == false)
        #expect(rows?.contains("xmark") == true)
    }

    @Test("exclude unknown swipe actions and those without a title")
    func wrongSwipes() {
        let actions = #"""
            [{"action": "clera", "title": "a"}, {"action": "clear"}, {"action": "rename", "title": "b"}, 3]
            """#
        let found = factory.complaints(
            about: #"{"sections": [{"rows": [{"row": "StringRow", "leadingSwipe": {},"#
                + #" "trailingSwipe": {"actions": \#(actions)}}]}]}"#)
        let place = "sections[0].rows[0].trailingSwipe.actions"
        #expect(
            found == """
                sections[0].rows[0].leadingSwipe: the member "actions" of a swipe is missing
                \(place)[0].action: there is no swipe action called "clera"; did you mean "clear"?
                \(place)[1]: the member "title" of a swipe action is missing
                \(place)[2].action: there is no swipe action called "rename"; there are capitalize, clear, delete
                \(place)[3]: expected an object, found the number 3
                """)
    }

    // MARK: Sources of options

    private static let sources = """
        {
          "sections": [
            {
              "rows": [
                {"row": "ChoiceRow", "tag": "country", "optionsFrom": {"row": "continent", "source": "countries"}},
                {"row": "ChoiceRow", "tag": "continent", "optionsFrom": {"source": "continents"}},
                {"row": "YearRow", "tag": "year", "optionsFrom": {"source": "years"}}
              ]
            }
          ]
        }

        """

    @Test("include option sources, which may depend on the value of another row")
    func optionSources() async throws {
        let form = try factory.form(text: Self.sources)
        let country: ChoiceRow<String> = try #require(form.rowBy(tag: "country"))
        let continent: ChoiceRow<String> = try #require(form.rowBy(tag: "continent"))
        let year: ChoiceRow<Int> = try #require(form.rowBy(tag: "year"))
        let rows: [any OptionsProviderRow] = [country, continent, year]
        for row in rows { row.loadOptions() }
        await form.settle(clock: ContinuousClock())
        #expect(country.options == [])
        #expect(continent.options == ["Asia", "Europe"])
        #expect(year.options == [1990, 2000])
        form.setValues(["continent": "Asia", "country": "Nepal"])
        country.loadOptions()
        await form.settle(clock: ContinuousClock())
        #expect(country.options == ["Japan", "Nepal"])
        #expect(country.value == "Nepal")
        // Loaded options are not saved; the source and the row it depends on are.
        form.setValues(["continent": nil, "country": nil])
        let saved = factory.save(form)
        #expect(saved.leftOut == [])
        #expect(saved.json == factory.save(try factory.form(text: Self.sources)).json)
        #expect(try factory.form(from: saved.data).problems == [])
    }

    @Test("clear the user's choice, once they are loaded, if the row it depends on has changed")
    func forgottenChoice() async throws {
        let form = try factory.form(text: Self.sources)
        let country: ChoiceRow<String> = try #require(form.rowBy(tag: "country"))
        let continent: ChoiceRow<String> = try #require(form.rowBy(tag: "continent"))
        form.setValues(["continent": "Asia", "country": "Nepal"])
        #expect(country.value == "Nepal")
        continent.setValue("Europe", by: .user)
        #expect(country.options == nil)
        #expect(country.value == "Nepal")
        country.loadOptions()
        await form.settle(clock: ContinuousClock())
        #expect(country.options?.contains("Nepal") == false)
        #expect(country.value == nil)
    }

    @Test("are omitted if the row they depend on is not saved")
    func missingRow() throws {
        let form = try factory.form(text: Self.sources)
        let continent = try #require(form.rowBy(tag: "continent"))
        try form.at(0).remove(continent)
        #expect(
            factory.save(form).leftOut.map(\.description) == [
                "sections[0].rows[0].optionsFrom: no row or section has the tag \"continent\""
            ])
    }

    @Test(
        "exclude option sources that are unknown or do not apply",
        arguments: [
            (
                #"{"row": "ChoiceRow", "optionsFrom": 3}"#,
                ": expected an object, found the number 3"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {}}"#,
                ": the member \"source\" of a source of options is missing"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "continent"}}"#,
                ".source: there is no source of options called \"continent\"; did you mean \"continents\"?"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "x"}}"#,
                ".source: there is no source of options called \"x\"; there are continents, countries, years"
            ),
            (
                #"{"row": "YearRow", "optionsFrom": {"source": "continents"}}"#,
                ".source: the options of continents are of type String; those of a YearRow are of type Int"
            ),
            (
                #"{"row": "StringRow", "optionsFrom": {"source": "continents"}}"#,
                ": a StringRow has no options"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "countries"}}"#,
                ": the member \"row\" of a source of options, the row on whose value the options depend, is missing"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "continents", "row": "name"}}"#,
                ".row: the options of continents depend on no row"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "countries", "row": "nam"}}"#,
                ".row: no row or section has the tag \"nam\"; did you mean \"name\"?"
            ),
            (
                #"{"row": "ChoiceRow", "tag": "self", "optionsFrom": {"source": "countries", "row": "self"}}"#,
                ".row: the tag \"self\" is not one of another row"
            ),
            (
                #"{"row": "ChoiceRow", "optionsFrom": {"source": "countries", "row": "count"}}"#,
                ".row: countries depends on a value of type String; the values of \"count\" are of type Int"
            ),
        ])
    func wrongSources(row: String, complaint: String) {
        let found = factory.complaints(
            about: #"{"sections": [{"rows": [\#(row), {"row": "StringRow", "tag": "name"},"#
                + #" {"row": "NumberRow", "tag": "count"}]}]}"#)
        #expect(found == "sections[0].rows[0].optionsFrom" + complaint)
    }

    @Test("exclude options next to a source")
    func sourcesBesides() {
        let odd = factory.complaints(
            about: #"{"sections": [{"rows": [{"row": "ChoiceRow", "settings": {"options": []},"#
                + #" "optionsFrom": {"source": "continents"}}]}]}"#)
        #expect(odd.contains("a row has either the setting options or optionsFrom, not both"))
    }

    @Test("may depend on an entry of a list, and be those of repeated rows")
    func sourcesOfEntries() async throws {
        let form = try factory.form(
            text: #"""
                {"sections": [
                {"tag": "g", "multivalued": {"newRow": {"row": "StringRow"}},
                  "rows": [{"row": "StringRow", "value": "Asia"}]},
                {"tag": "c", "multivalued": {"newRow": {"row": "ChoiceRow",
                  "optionsFrom": {"source": "countries", "row": "g[0]"}}}}
                ]}
                """#)
        let section = try #require(form.sectionBy(tag: "c") as? MultivaluedSection)
        try section.insertRow()
        let country: ChoiceRow<String> = try #require(form.rowBy(tag: "c[0]"))
        country.loadOptions()
        await form.settle(clock: ContinuousClock())
        #expect(country.options == ["Japan", "Nepal"])
        #expect(form.problems.isEmpty)
    }

    // MARK: Registries and schemas

    private enum OtherPlugin: RowPlugin {
        static let name = "Other", version = "1.0.0"
        static let rows: [RowDescriptor] = []
        static let actions = [RowAction("clear", "Clears.") { _ in }]
    }

    @Test("are unique in a registry")
    func twice() {
        let error = #expect(throws: RegistryError.self) { try RowRegistry(OtherPlugin.self) }
        #expect(
            error?.description
                == #"two actions are called "clear"; the second is of the plugin Other"#)
    }

    @Test("are in the schema, with the sources that apply to a row")
    func schema() throws {
        let definitions = try #require(factory.registry.schema["$defs"])
        let action = definitions["a-swipe"]?["properties"]?["actions"]?["items"]?["properties"]
        #expect(action?["action"]?["enum"] == ["clear", "delete", "capitalize"])
        func sources(_ row: String) -> [JSONValue?]? {
            let schema = definitions[row]?["properties"]?["optionsFrom"]?["anyOf"]
            guard case .array(let kinds)? = schema else { return nil }
            return kinds.map { $0["properties"]?["source"]?["const"] }
        }
        // The last is a list of the form.
        #expect(sources("ChoiceRow") == ["continents", "countries", nil])
        #expect(sources("YearRow") == ["years", nil])
        #expect(sources("StringRow") == nil)
    }
}
