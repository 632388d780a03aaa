import RowKit
import Testing

@Suite("A factory")
struct FactoryTests {
    private let factory: RowFactory

    init() throws {
        factory = RowFactory(try RowRegistry(PeoplePlugin.self, GradePlugin.self))
    }

    @Test("creates a row by name, with tag, settings and value")
    func byName() throws {
        let row = try factory.make(
            "GradeRow", tag: "math",
            settings: [
                "title": "Mathematics", "maximum": 6, "size": "large", "labels": ["good", "bad"],
                "factor": 2, "color": "#FF8000",
            ], value: 3)
        let grade = try #require(row as? GradeRow)
        #expect(grade.tag == "math")
        #expect(grade.title == "Mathematics")
        #expect(grade.value == 3)
        #expect(grade.maximum == 6)
        #expect(grade.size == .large)
        #expect(grade.labels == ["good", "bad"])
        #expect(grade.factor == 2)
        #expect(grade.color?.text == "#FF8000")
    }

    @Test("creates a row by its class")
    func byClass() throws {
        let row = try factory.make(GradeRow.self, tag: "math", settings: ["maximum": 6], value: 2)
        #expect(row.maximum == 6)
        #expect(row.value == 2)
        #expect(row.tag == "math")
    }

    @Test("reads Codable values")
    func codable() throws {
        let row = try factory.make("CitizenRow", value: ["name": "Ada", "age": 36])
        #expect((row as? CitizenRow)?.value == Citizen(name: "Ada", age: 36))
    }

    @Test("sets the row's own settings, which no default replaces")
    func ownSettings() throws {
        let row = try factory.make(GradeRow.self, settings: ["maximum": 6])
        var defaults = Form.Defaults()
        defaults.set(\GradeRow.maximum, 20)
        defaults.set(\GradeRow.factor, 3)
        _ = Form(defaults: defaults) { row }
        #expect(row.maximum == 6)
        #expect(row.factor == 3)
    }

    @Test("reports all problems, with their places and suggestions")
    func diagnostics() {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make(
                "GradeRow",
                settings: [
                    "maximun": 6, "size": "larg", "labels": ["good", 2], "factor": "much",
                    "color": "systemRad",
                ], value: 1.5)
        }
        #expect(
            error?.description == """
                settings.color: "systemRad" is not a colour; write #RRGGBB or a name; did you mean "systemRed"?
                settings.factor: expected a number, found the string "much"
                settings.labels[1]: expected a string, found the number 2
                settings.maximun: there is no setting of GradeRow called "maximun"; did you mean "maximum"?
                settings.size: "larg" is not one of small, medium, large; did you mean "large"?
                value: expected a whole number, found the number 1.5
                """)
    }

    @Test(
        "reports why it cannot create a row",
        arguments: [
            (
                "GradRow", JSONValue?.none,
                "row: there is no row called \"GradRow\"; did you mean \"GradeRow\"?"
            ),
            (
                "GridRow", nil,
                "row: there is no row called \"GridRow\" in Grades and People; "
                    + "add the row's product to the dependencies of the program's target"
            ),
            (
                "People", nil,
                "row: there is no row called \"People\"; the plugin People has CitizenRow, "
                    + "OpaqueRow and NumberInlineRow"
            ),
            (
                "OpaqueRow", JSONValue.string("x"),
                "value: a value of type Opaque can only be set in Swift"
            ),
            ("CitizenRow", ["age": 3] as JSONValue, "value: the member \"name\" is missing"),
            (
                "CitizenRow", ["name": "Ada", "age": "old"] as JSONValue,
                "value.age: expected a whole number, found the string \"old\""
            ),
        ])
    func refusals(name: String, value: JSONValue?, message: String) {
        let error = #expect(throws: RowFactoryError.self) {
            try factory.make(name, value: value)
        }
        #expect(error?.description == message)
    }

    @Test("reports a class that is not in the registry")
    func unknownClass() {
        let error = #expect(throws: RowFactoryError.self) { try factory.make(StringRow.self) }
        #expect(
            error?.description == "row: no plugin of the registry has the row StringRow")
    }

    @Test("sets every setting of every row to its default without a change")
    func defaults() throws {
        for descriptor in factory.registry.rows {
            let fresh = descriptor.make()
            var settings: [String: JSONValue] = [:]
            for setting in descriptor.settings {
                settings[setting.name] = try setting.value(of: fresh)
            }
            let row = try factory.make(descriptor.name, settings: settings)
            for setting in descriptor.settings {
                #expect(try setting.value(of: row) == settings[setting.name], "\(descriptor.name)")
            }
        }
    }

    @Test("creates a row with its conditions")
    func conditions() throws {
        let factory = try DocumentPlugin.factory()
        let hidden = try factory.make("StringRow", hidden: true)
        let disabled = try factory.make("StringRow", disabled: true)
        let form = Form {
            Section {
                hidden; disabled
            }
        }
        #expect(form.allRows.map(\.isHidden) == [true, false])
        #expect(form.allRows.map(\.isDisabled) == [false, true])
    }
}
