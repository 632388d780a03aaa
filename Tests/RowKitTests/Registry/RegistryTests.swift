import Testing

@testable import RowKit

@Suite("A registry")
struct RegistryTests {
    private let registry: RowRegistry

    init() throws { registry = try RowRegistry(PeoplePlugin.self, GradePlugin.self) }

    @Test("contains the rows of its plugins, sorted by name")
    func rows() {
        #expect(
            registry.rows.map(\.name) == [
                "ChosenRow", "CitizenRow", "GradeRow", "NumberInlineRow", "OpaqueRow",
            ])
        #expect(registry.plugins.map { $0.name } == ["Grades", "People"])
    }

    @Test(
        "rejects names with other characters than letters, digits and underscores",
        arguments: ["", "a/b", "Stars Row", "row-2"])
    func badNames(name: String) {
        let rule = "cannot be called \(name.debugDescription); write letters, digits and _ only"
        #expect(throws: RegistryError("the row GradeRow \(rule)")) {
            try registry.aliasing(name, to: "GradeRow")
        }
    }

    @Test("rejects a row with an invalid name, and names its plugin")
    func badRow() {
        #expect(
            throws: RegistryError(
                "the row Slashes/a/b cannot be called \"a/b\"; write letters, digits and _ only")
        ) {
            try RowRegistry(SlashPlugin.self)
        }
    }

    @Test("describes a row without its Swift type")
    func descriptor() throws {
        let row = try #require(registry["GradeRow"])
        #expect(row.plugin == "Grades")
        #expect(row.qualifiedName == "Grades/GradeRow")
        #expect(row.valueType == "Int")
        #expect(row.cellType == "ValueCell<Int>")
        #expect(row.summary == "Asks for a grade.")
        #expect(row.valueSchema == ["type": "integer"])
        #expect(
            row.settings.map(\.name) == [
                "title", "hiddenValue", "validationOptions", "maximum", "size", "labels", "factor",
                "color",
            ])
        #expect(registry["OpaqueRow"]?.valueSchema == nil)
    }

    @Test("shows an example of a row, in a document and in Swift")
    func example() throws {
        let row = try #require(registry["GradeRow"])
        #expect(
            row.exampleInJSON == [
                "row": "GradeRow", "tag": "grade",
                "settings": ["title": "Mathematics", "labels": ["a \"b\"", "c"]], "value": 3,
            ])
        #expect(
            row.exampleInSwift == """
                GradeRow("grade") {
                    $0.title = "Mathematics"
                    $0.labels = ["a \\"b\\"", "c"]
                    $0.value = 3
                }
                """)
        #expect(registry["ChosenRow"]?.exampleInJSON == ["row": "ChosenRow", "tag": "chosen"])
        let url = RowDescriptor(StringRow.self, "", name: "URLFieldRow")
        #expect(url.exampleInJSON["tag"] == "urlField")
    }

    @Test(
        "has the kind of each row",
        arguments: [
            ("GradeRow", RowDescriptor.Kind.basic), ("NumberInlineRow", .inline),
            ("ChosenRow", .selectable),
        ])
    func kinds(name: String, kind: RowDescriptor.Kind) {
        #expect(registry[name]?.kind == kind)
    }

    @Test("describes a setting by its type, default, allowed values and a sentence")
    func settings() throws {
        let settings = try #require(registry["GradeRow"]).settings
        let size = try #require(settings.first { $0.name == "size" })
        #expect(size.type == "Size")
        #expect(size.sentence == "How big the grades are drawn.")
        #expect(size.allowedValues == ["small", "medium", "large"])
        #expect(try size.value(of: GradeRow(tag: nil)) == "medium")
        let maximum = try #require(settings.first { $0.name == "maximum" })
        #expect(maximum.allowedValues == nil)
        #expect(maximum.schema == ["type": "integer"])
    }

    @Test("finds a row by name, by qualified name, and by class")
    func lookup() {
        #expect(registry["Grades/GradeRow"]?.name == "GradeRow")
        #expect(registry[GradeRow.self]?.name == "GradeRow")
        #expect(registry["People/GradeRow"] == nil)
        #expect(registry[StringRow.self] == nil)
    }

    @Test("rejects two rows with the same name, and names both plugins")
    func clash() {
        #expect(
            throws: RegistryError(
                "two rows are called \"GradeRow\": Grades/GradeRow and Rival/GradeRow; leave one "
                    + "out with RowRegistry.linked(excluding: \"Grades/GradeRow\") or "
                    + "RowRegistry.linked(excluding: \"Rival/GradeRow\"), or rename one with name: in "
                    + "its plugin's RowDescriptor")
        ) {
            try RowRegistry(RivalPlugin.self, GradePlugin.self)
        }
        #expect(
            throws: RegistryError(
                "the plugin Twins lists two rows called \"GradeRow\"; rename one with name: in its "
                    + "RowDescriptor")
        ) {
            try RowRegistry(TwinPlugin.self)
        }
        let one = try? RowRegistry(
            [RivalPlugin.self, GradePlugin.self], excluding: ["Grades/GradeRow"])
        #expect(one?["GradeRow"]?.plugin == "Rival")
        let twice = try? RowRegistry(
            [RivalPlugin.self, GradePlugin.self], excluding: ["Rival/GradeRow", "Rival/GradeRow"])
        #expect(twice?["GradeRow"]?.plugin == "Grades")
        #expect(
            throws: RegistryError(
                "there is no row called \"Grades/GradRow\"; did you mean \"Grades/GradeRow\"?")
        ) {
            try RowRegistry([GradePlugin.self], excluding: ["Grades/GradRow"])
        }
        #expect(
            throws: RegistryError("two plugins are called \"Grades\": GradePlugin and GradePlugin")
        ) {
            try RowRegistry(GradePlugin.self, GradePlugin.self)
        }
    }

    @Test("can be copied with rows excluded, replaced or aliased")
    func others() throws {
        let without = try registry.excluding("GradeRow", "People/OpaqueRow")
        #expect(without.rows.map(\.name) == ["ChosenRow", "CitizenRow", "NumberInlineRow"])
        let other = RowDescriptor(StringRow.self, "A grade in words.")
        let replaced = try registry.replacing("GradeRow", with: other)
        #expect(replaced["GradeRow"]?.valueType == "String")
        #expect(replaced.rows.count == 5)
        #expect(replaced[StringRow.self]?.qualifiedName == "Grades/GradeRow")
        let aliased = try registry.aliasing("Grade", to: "GradeRow").excluding("ChosenRow")
        #expect(aliased["Grade"]?.name == "GradeRow")
        #expect(aliased.rows.count == 4)
    }

    @Test("suggests the nearest name")
    func nearest() {
        #expect(
            throws: RegistryError(
                "there is no row called \"GradesRow\"; did you mean \"GradeRow\"?")
        ) {
            try registry.excluding("GradesRow")
        }
        #expect(
            throws: RegistryError("\"ChosenRow\" is already the name of Grades/ChosenRow")
        ) {
            try registry.aliasing("ChosenRow", to: "GradeRow")
        }
    }
}

private enum SlashPlugin: RowPlugin {
    static let name = "Slashes", version = "1.0.0"
    static let rows = [RowDescriptor(GradeRow.self, "Grades.", name: "a/b")]
}

private enum TwinPlugin: RowPlugin {
    static let name = "Twins", version = "1.0.0"
    static let rows = [
        RowDescriptor(GradeRow.self, "Grades."),
        RowDescriptor(StringRow.self, "Grades again.", name: "GradeRow"),
    ]
}
