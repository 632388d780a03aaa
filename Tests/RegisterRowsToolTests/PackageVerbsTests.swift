import Foundation
import RowKit
import TestRuns
import Testing

@testable import RegisterRowsTool
@testable import RowsCommand

@Suite("The verbs of a package without a program")
struct PackageVerbsTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder("package") }

    /// Runs the arguments in a package with the given targets.
    private func run(
        _ targets: [SourceTarget], _ arguments: [String], variables: [String: String] = [:],
        package: String = "Garden", rowKit: String = "RowKit"
    ) throws(ToolFailure) -> PackageVerbs.Answer {
        let file = scratch.url.appending(path: "package.json")
        do {
            let package = SourcePackage(name: package, rowKit: rowKit, targets: targets)
            try JSONEncoder().encode(package).write(to: file)
        } catch {
            Issue.record(error)
        }
        return try PackageVerbs.run(
            arguments.prefix(1) + [file.path] + arguments.dropFirst(), variables: variables)
    }

    /// The message with which the arguments fail in a package with one row.
    private func failure(_ arguments: [String], variables: [String: String] = [:]) throws -> String
    {
        let targets = [try moonRow()] + (variables.isEmpty ? [] : [try rowKit()])
        let error = #expect(throws: ToolFailure.self) {
            try run(targets, ["rows"] + arguments, variables: variables)
        }
        return error?.description ?? ""
    }

    /// A target with a row and the source of RowKit that it needs.
    private func moonRow(plugin: String? = nil) throws -> SourceTarget {
        let source = """
            import RowKit
            public final class MoonCell: Cell<Int>, CellType {}
            public final class MoonRow: Row<MoonCell>, RowType {}

            """
        let plain = """
            public enum MoonRowPlugin: RowPlugin {
                public static let name = "MoonRow", version = "0.1.0"
                public static let rows = [RowDescriptor(MoonRow.self, "The phase of the moon.")]
            }
            """
        try scratch.write(source + (plugin ?? plain), to: "MoonRow.swift")
        return SourceTarget(
            name: "MoonRow", module: "MoonRow", isTest: false, dependencies: ["RowKit"],
            sources: [scratch.url.appending(path: "MoonRow.swift").path])
    }

    /// RowKit, with the sources of the protocols and classes that the row names.
    private func rowKit() throws -> SourceTarget {
        let rowKit = try #require(PackageTarget.products.first { $0.name == "RowKit" })
        return try rowKit.source { path in
            ["Row", "Cell", "Registry", "Values"].contains { path.contains("/RowKit/\($0)/") }
        }
    }

    @Test("list the rows in the words of the program, without what depends on types")
    func table() async throws {
        let products = try PackageTarget.products.map { try $0.source() }
        let answer = try run(products, ["rows", "list"])
        #expect(answer.notes == [])
        var output = ""
        let program = RowsProgram(
            forms: FormList(),
            environment: ProgramEnvironment(
                files: .empty, writeOutput: { output += $0 }, writeError: { _ in }),
            registry: { () throws(RegistryError) in try .linked() })
        #expect(await program.run(["list"]) == .success)
        let names = { (table: String) in
            table.split(separator: "\n").map { $0.prefix { $0 != " " } }
        }
        #expect(names(answer.output) == names(output))
        #expect(answer.output.hasPrefix("NAME "))
        #expect(!answer.output.contains("KIND"))
        #expect(
            answer.output.contains(
                /\nTokenTableRow +TokenRow +Tokens chosen from a table of options\.\n/))
    }

    @Test("list the requested rows, by options and by variables")
    func filters() throws {
        let targets = [try rowKit(), try moonRow()]
        let table = """
            NAME     PLUGIN   SUMMARY
            MoonRow  MoonRow  The phase of the moon.

            """
        for options in [[], ["--plugin=MoonRow"], ["--plugin", "MoonRow"]] {
            #expect(try run(targets, ["rows", "list"] + options).output == table)
        }
        let variables = ["ROWS_PLUGIN": "MoonRow", "ROWS_KIND": "basic"]
        #expect(try run(targets, ["rows", "list"], variables: variables).output == table)
        for option in ["--kind=basic", "--value-type"] {
            let error = #expect(throws: ToolFailure.self) {
                try run(targets, ["rows", "list", option])
            }
            let name = option.prefix { $0 != "=" }
            #expect(
                error?.description
                    == "\(name) needs a program, because only a program knows the types of rows")
        }
    }

    @Test("list only rows of the package itself, if these are requested")
    func own() throws {
        let standard = try #require(PackageTarget.products.first { $0.name == "StandardRows" })
        var targets = [try rowKit(), try standard.source(), try moonRow()]
        targets[2].isOwn = true
        let own = try run(targets, ["rows", "list", "--own"])
        let lines = own.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("MoonRow ") == true)
        #expect(try run(targets, ["rows", "list"], variables: ["ROWS_OWN": "1"]) == own)
        #expect(try run(targets, ["rows", "list"]).output.contains("\nTextRow "))
        targets[2].isOwn = false
        let none = try run(targets, ["rows", "list", "--own"])
        #expect(none == PackageVerbs.Answer(notes: ["No rows match."]))
    }

    @Test("leave out helper rows, unless all are requested")
    func helpers() throws {
        let plugin = """
            public enum MoonRowPlugin: RowPlugin {
                public static let name = "MoonRow", version = "0.1.0"
                public static let rows = [
                    RowDescriptor(MoonRow.self, "The phase of the moon.", isListed: false)
                ]
            }
            """
        let targets = [try rowKit(), try moonRow(plugin: plugin)]
        #expect(
            try run(targets, ["rows", "list"]) == PackageVerbs.Answer(notes: ["No rows match."]))
        let all = try run(targets, ["rows", "list", "--all", "--json"])
        #expect(all.notes == [])
        guard case .array(let rows) = try JSONValue(text: all.output) else {
            Issue.record("no array: \(all.output)")
            return
        }
        #expect(rows.map { $0["listed"] } == [false])
        let variables = ["ROWS_ALL": "1", "ROWS_JSON": "1"]
        #expect(try run(targets, ["rows", "list"], variables: variables) == all)
    }

    @Test("print the JSON of the program, with null for what depends on types")
    func json() throws {
        let targets = [try rowKit(), try moonRow()]
        let answer = try run(targets, ["rows", "list", "--json"])
        #expect(
            try JSONValue(text: answer.output) == [
                [
                    "name": "MoonRow", "plugin": "MoonRow", "kind": .null, "valueType": .null,
                    "swiftOnly": .null, "listed": true, "summary": "The phase of the moon.",
                ]
            ])
        #expect(
            try run(targets, ["rows", "list"], variables: ["ROWS_JSON": "1"]).output
                == answer.output)
        #expect(try run([try rowKit()], ["rows", "list", "--json"]).output == "[]\n")
    }

    @Test("report where rows come from in a package without any")
    func none() throws {
        let answer = try run([try rowKit()], ["rows", "list"])
        #expect(answer.output == "")
        #expect(
            answer.notes == [
                "Garden and the products that it depends on have no rows. Add a product with rows, "
                    + "such as .product(name: \"StandardRows\", package: \"RowKit\"), to the "
                    + "dependencies of a target."
            ])
    }

    @Test(
        "name RowKit as the package does",
        arguments: [["list"], ["describe", "TextRow"], ["help"]])
    func nameOfRowKit(arguments: [String]) throws {
        let targets = [try rowKit()]
        let text: String
        do throws(ToolFailure) {
            let answer = try run(targets, ["rows"] + arguments, rowKit: "row-kit-main")
            text = answer.output + answer.notes.joined()
        } catch {
            text = error.description
        }
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains("\", package: \"row-kit-main\")"), "\(text)")
    }

    @Test("report why a row is not listed")
    func mistakes() throws {
        let plugin = "public enum P: RowPlugin { public static let rows: [RowDescriptor] = [] }"
        let answer = try run(
            [try rowKit(), try moonRow(plugin: plugin)], ["rows", "list", "--json"])
        let path = scratch.url.appending(path: "MoonRow.swift").path
        #expect(
            answer.notes == [
                """
                \(path):3:20: MoonRow is a public row that P does not list; add to its rows at \
                \(path):4:46:
                    RowDescriptor(MoonRow.self),
                """
            ])
    }

    @Test("report which rows share a name, and how to leave either out")
    func sharedNames() throws {
        let plugin = """
            public enum MoonRowPlugin: RowPlugin {
                public static let name = "Moon"
                public static let rows = [RowDescriptor(MoonRow.self, "…", name: "TextRow")]
            }
            """
        let standard = try #require(PackageTarget.products.first { $0.name == "StandardRows" })
        let answer = try run(
            [try rowKit(), try standard.source(), try moonRow(plugin: plugin)], ["rows", "list"])
        #expect(
            answer.notes == [
                "two rows are called \"TextRow\": Moon/TextRow and StandardRows/TextRow; a program "
                    + "that links both must leave one out, with RowRegistry.linked(excluding: "
                    + "\"Moon/TextRow\") or RowRegistry.linked(excluding: \"StandardRows/TextRow\")"
            ])
        #expect(answer.output.contains("Moon "))
        #expect(answer.output.contains("A line of text."))
        let twice = plugin.replacing(
            "name: \"TextRow\")", with: "name: \"A\"), D(MoonRow.self, \"…\", name: \"A\")")
        #expect(
            try run([try rowKit(), try moonRow(plugin: twice)], ["rows", "list"]).notes == [
                "\(scratch.url.appending(path: "MoonRow.swift").path):6:78: the plugin MoonRowPlugin "
                    + "lists two rows called \"A\"; rename one with name: in its RowDescriptor"
            ])
    }

    @Test("report which plugins share a name")
    func sharedPluginNames() throws {
        let moon = try moonRow()
        let other = SourceTarget(
            name: "Other", module: "Other", isTest: false, dependencies: ["RowKit"],
            sources: moon.sources)
        #expect(
            try run([try rowKit(), moon, other], ["rows", "list"]).notes == [
                "the plugins of MoonRow and Other are all called \"MoonRow\"; no program can link "
                    + "them together"
            ])
    }

    @Test("are rejected with the reason and the available names")
    func refusals() throws {
        #expect(
            try failure([]).hasPrefix("a verb is missing\nswift package rows list [--plugin P]"))
        let described = try failure(["describe", "MoonRow"])
        #expect(
            described.hasPrefix(
                "there is no verb describe without a program: no executable target of Garden depends "
                    + "on RowsCommand"))
        #expect(described.contains("        await Rows.main()\n"))
        #expect(
            try failure(["list", "--plugin", "MoonRo"])
                == "--plugin: there is no plugin called \"MoonRo\"; did you mean \"MoonRow\"? "
                + "Available: MoonRow")
        #expect(
            try failure(["list"], variables: ["ROWS_PLUGIN": "X"])
                == "ROWS_PLUGIN: there is no plugin called \"X\"; available: MoonRow")
        for option in [["--plugin="], ["--plugin"], ["--plugin", "--json"], ["--plugin", ""]] {
            #expect(try failure(["list"] + option) == "--plugin needs a value: --plugin=P")
        }
        #expect(
            try failure(["new", "Stars"])
                == "the verb new is a command of its own: swift package "
                + "--allow-writing-to-package-directory rows-new NAME --value TYPE")
    }

    @Test(
        "are rejected as by the program if they or their options are misspelt",
        arguments: [
            ["lst"], ["sereve"], ["list", "--jsn"], ["list", "-j"], ["list", "--json", "--json"],
            ["list", "--plugin", "A", "--plugin=B"], ["list", "MoonRow"],
            ["list", "--", "--json"], ["list", "-"], ["list", "--json=maybe"],
            ["list", "--help=true"],
        ])
    func misspelt(arguments: [String]) async throws {
        var errors = ""
        var environment = ProgramEnvironment(
            files: .empty, writeOutput: { _ in }, writeError: { errors += $0 })
        environment.name = "rows"
        let program = RowsProgram(
            forms: FormList(), environment: environment,
            registry: { () throws(RegistryError) in try .linked() })
        #expect(await program.run(arguments) == .usageError)
        let line = try #require(errors.split(separator: "\n").first)
        let message = try #require(line.split(separator: ": ", maxSplits: 1).last)
        #expect(try failure(arguments) == message)
    }

    @Test("are those of the program")
    func names() { #expect(PackageVerbs.verbs == RowsProgram.verbs.map { $0.usage.name }) }

    @Test(
        "have help", arguments: [["help"], ["--help"], ["-h", "list"], ["list", "--help"]])
    func help(arguments: [String]) throws {
        let answer = try run([], ["rows"] + arguments)
        #expect(answer.notes == [])
        #expect(answer.output.hasPrefix("swift package rows list [--plugin P] "))
        for line in answer.output.split(separator: "\n") { #expect(line.count <= 100) }
    }

    // MARK: Texts with terminal control sequences

    private static let hostile = "a\u{9B}31m\u{85}\u{202E}b\u{2066}\u{7F}\u{2028}c"

    /// A target with two rows that share a hostile name, with hostile sentences.
    private func hostileRow() throws -> SourceTarget {
        let row = "RowDescriptor(MoonRow.self, \"\(Self.hostile)\", name: \"\(Self.hostile)\")"
        return try moonRow(
            plugin: """
                public enum MoonRowPlugin: RowPlugin {
                    public static let name = "Moon"
                    public static let rows = [\(row), \(row)]
                }
                """)
    }

    private func expectPrintable(
        _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for scalar in texts.joined().unicodeScalars where scalar != "\n" {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .format:
                Issue.record(
                    "\(texts) have \(scalar.debugDescription)", sourceLocation: sourceLocation)
            default: break
            }
        }
    }

    @Test("escape control characters in answers and notes")
    func hostileAnswers() throws {
        let targets = [try rowKit(), try hostileRow()]
        for arguments in [["list"], ["list", "--json"], ["help"]] {
            let answer = try run(targets, ["rows"] + arguments, package: Self.hostile)
            #expect(answer.output.contains("31m"))
            expectPrintable([answer.output] + answer.notes)
        }
        let answer = try run(targets, ["rows", "list", "--json"])
        #expect(answer.notes.count == 2)
        let row: JSONValue = [
            "name": .string(Self.hostile), "plugin": "Moon", "kind": .null,
            "valueType": .null, "swiftOnly": .null, "listed": true,
            "summary": .string(Self.hostile),
        ]
        #expect(try JSONValue(text: answer.output) == [row, row])
    }

    @Test(
        "escape control characters in error messages",
        arguments: [
            [hostile], ["list", hostile], ["list", "--plugin", hostile],
            ["list", "--json=\(hostile)"], [],
        ])
    func hostileRefusals(arguments: [String]) throws {
        let targets = [try rowKit(), try hostileRow()]
        let error = #expect(throws: ToolFailure.self) {
            try run(targets, ["rows"] + arguments, package: Self.hostile)
        }
        let message = try #require(error?.description)
        #expect(message.contains("31m"))
        expectPrintable([message])
    }

    @Test("fail for a program that never calls Rows.main")
    func program() throws {
        try scratch.write("print(1)\n", to: "main.swift")
        let hello = SourceTarget(
            name: "hello", module: "hello", isTest: false, dependencies: ["RowsCommand"],
            sources: [scratch.url.appending(path: "main.swift").path])
        let error = #expect(throws: ToolFailure.self) { try run([hello], ["main", "hello"]) }
        #expect(
            error?.description.hasPrefix("hello depends on RowsCommand but never calls") == true)
        try scratch.write("await Rows.main()\n", to: "main.swift")
        #expect(try run([hello], ["main", "hello"]) == PackageVerbs.Answer())
    }
}

extension FileAccess {
    /// No files.
    fileprivate static var empty: FileAccess {
        FileAccess(
            kind: { _ in nil }, read: { _ throws(FileFailure) in [] },
            readInput: { () throws(FileFailure) in [] }, write: { _, _ throws(FileFailure) in },
            remove: { _ in })
    }
}
