import PlainText
import RowKit
import StandardRows
import Testing

@testable import RowsCommand

@Suite("rows list")
struct ListTests {
    @Test("prints every row in full, sorted by name, if the output is not a terminal")
    func piped() async {
        let run = await ProgramRun("list")
        #expect(
            run.output == """
                NAME            KIND    VALUE                PLUGIN  SUMMARY
                GradeInlineRow  inline  Int                  Grades  Asks for a grade in a row that opens below.
                GradeRow        basic   Int                  Grades  Asks for a grade.
                OpaqueRow       basic   Opaque (Swift only)  Other   Holds what only Swift knows.
                TagsRow         basic   Set<String>          Other   Takes tags, any number of them, each of which is a word.

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("wraps sentences beside the other columns on a wide terminal")
    func wide() async {
        let run = await ProgramRun("list", world: .plain(terminal: 90))
        #expect(
            run.output == """
                NAME            KIND    VALUE                PLUGIN  SUMMARY
                GradeInlineRow  inline  Int                  Grades  Asks for a grade in a row that opens
                                                                     below.
                GradeRow        basic   Int                  Grades  Asks for a grade.
                OpaqueRow       basic   Opaque (Swift only)  Other   Holds what only Swift knows.
                TagsRow         basic   Set<String>          Other   Takes tags, any number of them, each
                                                                     of which is a word.

                """)
    }

    @Test("puts sentences below on a narrower terminal")
    func narrow() async {
        let run = await ProgramRun("list", world: .plain(terminal: 56))
        #expect(
            run.output == """
                NAME            KIND    VALUE                PLUGIN
                GradeInlineRow  inline  Int                  Grades
                  Asks for a grade in a row that opens below.
                GradeRow        basic   Int                  Grades
                  Asks for a grade.
                OpaqueRow       basic   Opaque (Swift only)  Other
                  Holds what only Swift knows.
                TagsRow         basic   Set<String>          Other
                  Takes tags, any number of them, each of which is a
                  word.

                """)
    }

    @Test("truncates columns on a very narrow terminal")
    func tiny() async {
        let run = await ProgramRun("list", "--plugin=Other", world: .plain(terminal: 30))
        #expect(
            run.output == """
                NAME       KIND   VALUE  PLUG…
                OpaqueRow  basic  Opaq…  Other
                  Holds what only Swift knows.
                TagsRow    basic  Set<…  Other
                  Takes tags, any number of
                  them, each of which is a
                  word.

                """)
    }

    @Test("prints a JSON array of objects")
    func json() async throws {
        let run = await ProgramRun("list", "--json", "--kind", "inline")
        #expect(
            try JSONValue(text: run.output) == [
                [
                    "name": "GradeInlineRow", "plugin": "Grades", "kind": "inline",
                    "valueType": "Int", "swiftOnly": false, "listed": true,
                    "summary": "Asks for a grade in a row that opens below.",
                ]
            ])
    }

    @Test("leaves out helper rows unless all are requested; a helper can be described by name")
    func helpers() async throws {
        func run(_ arguments: String...) async -> ProgramRun {
            await ProgramRun(all: arguments) { () throws(RegistryError) in
                try RowRegistry(HelperPlugin.self)
            }
        }
        #expect(
            await run("list").output == """
                NAME            KIND    VALUE  PLUGIN   SUMMARY
                GradeInlineRow  inline  Int    Helpers  Asks for a grade in a row that opens below.

                """)
        let all = await run("list", "--all", "--json")
        guard case .array(let rows) = try JSONValue(text: all.output) else {
            Issue.record("no array: \(all.output)")
            return
        }
        #expect(rows.map { $0["name"] } == ["GradeInlineRow", "GradeRow"])
        #expect(rows.map { $0["listed"] } == [true, false])
        let described = await run("describe", "GradeRow")
        #expect(described.output.contains("\nListed  no: it is a helper of other rows\n"))
        #expect(
            await run("describe", "GradeRo").errors.contains("no row called \"GradeRo\"") == true)
        #expect(await run("describe", "GradeRo").errors.contains("did you mean") == false)
    }

    @Test(
        "lists only matching rows",
        arguments: [
            (["--plugin", "Grades"], ["GradeInlineRow", "GradeRow"]),
            (["--kind", "basic"], ["GradeRow", "OpaqueRow", "TagsRow"]),
            (["--value-type", "Set<String>"], ["TagsRow"]),
            (["--value-type", "Set< String >"], ["TagsRow"]),
            (["--plugin=Grades", "--kind=basic", "--value-type=Int"], ["GradeRow"]),
            (["--kind", "presenter"], []),
        ])
    func filters(options: [String], names: [String]) async throws {
        let run = await ProgramRun(all: ["list", "--json"] + options)
        guard case .array(let rows) = try JSONValue(text: run.output) else {
            Issue.record("no array: \(run.output)")
            return
        }
        #expect(rows.map { $0["name"] } == names.map { .string($0) })
        #expect(run.status == .success)
    }

    /// Runs the verb for rows of this module and of StandardRows, in a package with a manifest.
    private func own(_ manifest: String?, _ options: String...) async -> ProgramRun {
        let files = manifest.map { ["/home/Package.swift": $0] } ?? [:]
        return await ProgramRun(all: ["list", "--own"] + options, world: FakeWorld(files: files)) {
            () throws(RegistryError) in
            try RowRegistry(HelperPlugin.self, StandardRowPlugin.self)
        }
    }

    @Test("lists only rows of the package in the current folder")
    func own() async {
        let manifest = """
            let package = Package(
                name: "Films", targets: [.target(name: "%"), .target(name: "Films")])
            """
        let run = await own(manifest.replacing("%", with: "RowsCommandTests"))
        #expect(
            run.output == """
                NAME            KIND    VALUE  PLUGIN   SUMMARY
                GradeInlineRow  inline  Int    Helpers  Asks for a grade in a row that opens below.

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
        let all = await own(manifest.replacing("%", with: "RowsCommandTests"), "--all")
        #expect(all.output.contains("\nGradeRow "))
        #expect(!all.output.contains("TextRow"))
        let standard = await own(manifest.replacing("%", with: "StandardRows"))
        #expect(standard.output.contains("\nTextRow "))
        #expect(!standard.output.contains("Grade"))
        let none = await own(manifest.replacing("%", with: "Rows-Command"))
        #expect(none.output == "")
        #expect(none.errors == "No rows match.\n")
        #expect(none.status == .success)
    }

    @Test("needs a package whose targets can be read to list only its rows")
    func unknownPackage() async {
        let unread = await own("let p = Package(name: \"P\", targets: targets)")
        #expect(
            unread.errors == """
                rows list: the targets in Package.swift cannot be read, so its own rows are unknown; \
                use --plugin instead of --own

                """)
        #expect(unread.output == "")
        #expect(unread.status == .problems)
        let missing = await own(nil)
        #expect(missing.errors.hasPrefix("rows list: there is no Package.swift in /home or above"))
        #expect(missing.output == "")
        #expect(missing.status == .usageError)
    }

    @Test("reports that nothing matches, with exit status 0")
    func nothing() async {
        let none = await ProgramRun("list", "--kind=options")
        #expect(none.output == "")
        #expect(none.errors == "No rows match.\n")
        #expect(none.status == .success)
        let empty = await ProgramRun("list") { () throws(RegistryError) in try RowRegistry() }
        #expect(empty.output == "")
        #expect(
            empty.errors == """
                This program has no rows. Add a product with rows, such as \
                .product(name: "StandardRows", package: "RowKit"), to the dependencies of its target.

                """)
        #expect(empty.status == .success)
        let json = await ProgramRun("list", "--json") { () throws(RegistryError) in
            try RowRegistry()
        }
        #expect(json.output == "[]\n")
        #expect(json.errors == "")
    }

    @Test("names the package RowKit as the manifest does")
    func nameOfRowKit() async {
        let manifest = "let package = Package(dependencies: [.package(path: \"../clone\")])"
        let world = FakeWorld(files: [
            "/home/Package.swift": manifest,
            "/clone/Package.swift": "let package = Package(name: \"RowKit\")",
        ])
        let run = await ProgramRun("list", world: world) { () throws(RegistryError) in
            try RowRegistry()
        }
        #expect(run.errors.contains(".product(name: \"StandardRows\", package: \"clone\"), to"))
    }

    @Test("reports a faulty registry")
    func faultyRegistry() async {
        let run = await ProgramRun("list") { () throws(RegistryError) in
            try RowRegistry(GradePlugin.self, FormPlugin.self)
        }
        #expect(run.status == .problems)
        #expect(run.output == "")
        #expect(
            run.errors == """
                rows list: two rows are called "GradeRow": Forms/GradeRow and Grades/GradeRow; leave one out with RowRegistry.linked(excluding: "Forms/GradeRow") or RowRegistry.linked(excluding: "Grades/GradeRow"), or rename one with name: in its plugin's RowDescriptor

                """)
    }

    @Test("is styled on a terminal, unless that is turned off")
    func color() async {
        let marked = await ProgramRun("list", world: FakeWorld(terminal: 200))
        #expect(marked.output.hasPrefix("\u{1B}[1mNAME"))
        for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let world = FakeWorld(variables: variables, terminal: 200)
            #expect(await !ProgramRun("list", world: world).output.contains("\u{1B}"))
        }
        let piped = await ProgramRun("list", world: FakeWorld(variables: ["NO_COLOR": ""]))
        #expect(!piped.output.contains("\u{1B}"))
        let wrong = await ProgramRun("lsit", world: FakeWorld(terminal: 200))
        #expect(wrong.errors.hasPrefix("\u{1B}[1;31mrows:\u{1B}[0m there is no verb"))
    }

    @Test("prefers a valid COLUMNS to the width of the terminal")
    func columns() async {
        for (columns, first) in [("40", 40), ("x", 56), ("-3", 56), ("0", 56)] {
            let variables = ["COLUMNS": columns, "NO_COLOR": "1"]
            let run = await ProgramRun(
                "list", world: FakeWorld(variables: variables, terminal: 56))
            let widest = run.output.split(separator: "\n").map(\.displayWidth).max() ?? 0
            #expect(widest <= first && widest > first - 12, "\(columns)")
        }
    }
}
