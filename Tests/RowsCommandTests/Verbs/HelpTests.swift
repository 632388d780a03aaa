import PlainText
import RowKit
import Testing

@testable import RowsCommand

@Suite("rows help")
struct HelpTests {
    @Test("lists all verbs, however it is requested", arguments: ["help", "--help", "-h"])
    func overview(argument: String) async {
        let run = await ProgramRun(
            argument, forms: ["a": { Form() }, "b": { Form() }])
        #expect(run.output == Self.overview)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("is a usage error without a verb, and lists the verbs")
    func bare() async {
        let run = await ProgramRun(
            all: [], forms: ["a": { Form() }, "b": { Form() }])
        #expect(run.errors == Self.overview)
        #expect(run.output == "")
        #expect(run.status == .usageError)
        // Help on standard error is styled for standard error, not for standard output.
        let world = FakeWorld(terminal: 80)
        _ = await ProgramRun(all: [], world: world)
        #expect(world.output == "")
        #expect(world.errors.contains("\u{1B}[1mUsage: "))
    }

    private static let overview = """
        List, describe and test rows; check, draw, fill in and serve forms.

        Usage: rows VERB …

          list         List the rows.
          describe     Describe a row.
          check        Check a form for problems.
          draw         Draw a form as text.
          fill         Fill in a form and print its values.
          render       Write a form as an HTML page.
          serve        Serve forms as live pages.
          schema       Print the JSON Schema of documents, or of a form's values.
          new          Create the sources of a new row.
          add          Add a product with rows to a target.
          test         Check the laws that every row must keep.
          completions  Print completions for a shell.
          help         Show help for a verb.

        Forms of this program: a, b.

        Run rows help VERB for help on a verb, rows --version for the version.
        Exit status: 0 success, 1 problems found, 2 usage error.

        """

    @Test("describes the use of a verb, however it is requested")
    func verb() async {
        let text = """
            rows list [--plugin P] [--kind K] [--value-type T] [--own] [--all] [--json]

            List the rows.

            Print each row with its kind, the type of its value, its plugin and a summary.
            Values marked "Swift only" cannot be in a document.

              --plugin P      List only rows of the plugin P. (ROWS_PLUGIN)
              --kind K        List only rows of the kind K: inline, presenter, selectable,
                              options, basic. (ROWS_KIND)
              --value-type T  List only rows with values of the Swift type T.
                              (ROWS_VALUE_TYPE)
              --own           List only rows of the package in the current folder, not those
                              of its dependencies. (ROWS_OWN)
              --all           List all rows, including helpers of other rows. (ROWS_ALL)
              --json          Print JSON. (ROWS_JSON)

            Each option can also be set by the environment variable in parentheses.

            """
        for arguments in [
            ["help", "list"], ["--help", "list"], ["-h", "list"], ["list", "--help"],
            ["list", "--json", "x", "-h"],
        ] {
            let run = await ProgramRun(all: arguments)
            #expect(run.output == text)
            #expect(run.errors == "")
            #expect(run.status == .success)
        }
    }

    @Test("explains the effect of an optional operand")
    func optionalOperand() async {
        let run = await ProgramRun("help", "schema")
        #expect(
            run.output == """
                rows schema [FORM] [--openapi NAME]

                Print the JSON Schema of documents, or of a form's values.

                Without FORM, the schema (2020-12) describes documents with the rows of this
                program. Editors can use it to complete and check documents.

                With FORM, it describes the values that rows fill prints: an object with a
                member for each tag, and the limits of rules and settings that JSON Schema can
                express.

                With --openapi, it describes the JSON that Form.submit(json:) accepts, as a
                component for a document of OpenAPI. Members with writeOnly are secret, and
                those with readOnly must not be sent.

                If the form has problems, print each problem to standard error instead of the
                schema. The exit status is then 1.

                  FORM            The name of one of the program's own forms; otherwise the file
                                  of a document, or - for standard input.
                  --openapi NAME  Print the schema of what FORM accepts as a component of
                                  OpenAPI 3.1 called NAME. (ROWS_SCHEMA_OPENAPI)

                Each option can also be set by the environment variable in parentheses.

                """)
    }

    @Test("fits a terminal")
    func narrow() async {
        let run = await ProgramRun("help", "describe", world: .plain(terminal: 44))
        #expect(
            run.output == """
                rows describe NAME [--json]

                Describe a row.

                Print the row's value, cell and settings,
                and an example in Swift and in JSON. Each
                setting has a type, a default, allowed
                values and a description.

                  NAME    The row: StarsRow, or
                          StarsRow/StarsRow with its plugin.
                  --json  Print JSON. (ROWS_JSON)

                Each option can also be set by the
                environment variable in parentheses.

                """)
    }

    @Test("is no wider than 80 columns", arguments: [nil, 80, 300])
    func width(terminal: Int?) async {
        for verb in RowsProgram.verbs {
            let world = terminal.map { FakeWorld.plain(terminal: $0) } ?? FakeWorld()
            let run = await ProgramRun("help", verb.usage.name, world: world)
            for line in run.output.split(separator: "\n") { #expect(line.displayWidth <= 80) }
            #expect(run.output.contains(verb.usage.summary))
        }
    }

    @Test("uses the actual name of the program")
    func name() async {
        let world = FakeWorld()
        world.name = "cinema"
        let run = await ProgramRun("lst", world: world)
        #expect(
            run.errors == """
                cinema: there is no verb called "lst"; did you mean "list"?
                See: cinema help

                """)
    }

    @Test("describes commands with the actual name of the program")
    func commands() async {
        for verb in RowsProgram.verbs {
            let world = FakeWorld()
            world.name = "cinema"
            let run = await ProgramRun("help", verb.usage.name, world: world)
            #expect(run.output.hasPrefix("cinema \(verb.usage.name)"))
            #expect(!run.output.contains("PROGRAM"))
            for other in RowsProgram.verbs {
                #expect(!run.output.contains("rows \(other.usage.name) "))
            }
        }
        let world = FakeWorld()
        world.name = "cinema"
        let run = await ProgramRun("help", "completions", world: world)
        for text in ["$(cinema completions bash)", "_cinema in", "completions/cinema.fish"] {
            #expect(run.output.contains(text))
        }
    }

    @Test("does not need a valid registry")
    func withoutRegistry() async {
        let run = await ProgramRun("help") { () throws(RegistryError) in
            try RowRegistry(GradePlugin.self, GradePlugin.self)
        }
        #expect(run.status == .success)
    }

    @Test("includes the program's name, its version if it has one, and the version of RowKit")
    func version() async {
        let run = await ProgramRun("--version")
        #expect(run.output == "rows (RowKit 0.1.0)\n")
        #expect(run.status == .success)
        let world = FakeWorld()
        world.name = "cinema"
        let program = RowsProgram(
            forms: FormList(), version: "2.3.0", environment: world.environment,
            registry: { () throws(RegistryError) in try RowRegistry() })
        #expect(await program.run(["--version"]) == .success)
        #expect(world.output == "cinema 2.3.0 (RowKit 0.1.0)\n")
        #expect(world.errors == "")
    }
}
