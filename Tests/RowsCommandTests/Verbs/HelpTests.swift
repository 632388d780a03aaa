import RowKit
import Testing

@testable import RowsCommand

@Suite("rows help")
struct HelpTests {
    @Test("names all verbs, whichever way it is asked for", arguments: ["help", "--help", "-h"])
    func overview(argument: String) async {
        let run = await ProgramRun(
            argument, forms: FormShelf(of: ["a": { .init() }, "b": { .init() }]))
        #expect(run.output == Self.overview && run.errors == "" && run.status == .success)
    }

    @Test("without a verb is a usage error, which says what there is")
    func bare() async {
        let run = await ProgramRun(
            all: [], forms: FormShelf(of: ["a": { .init() }, "b": { .init() }]))
        #expect(run.errors == Self.overview && run.output == "" && run.status == .misuse)
        // Help on standard error is styled for that, not for standard output.
        let world = FakeWorld(terminal: 80)
        _ = await ProgramRun(all: [], world: world)
        #expect(world.output == "" && world.errors.contains("\u{1B}[1mUsage: "))
    }

    private static let overview = """
        Lists and describes rows; checks, draws and fills in forms.

        Usage: rows VERB …

          list      List the rows.
          describe  Describe a row.
          check     Check a form for problems.
          draw      Draw a form as text.
          fill      Fill in a form and print its values.
          schema    Print the JSON Schema of documents.
          new       Create the sources of a new row.
          help      Show help for a verb.

        Forms of this program: a, b.

        rows help VERB shows help for a verb, rows --version the version.
        Exit status: 0 success, 1 problems found, 2 usage error, such as no verb at all.

        """

    @Test("says how a verb is used, whichever way it is asked for")
    func verb() async {
        let text = """
            rows list [--plugin P] [--kind K] [--value-type T] [--json]

            List the rows.

            Each row with its kind, the type of its value, the plugin that contributes it,
            and a summary. A value that is "Swift only" cannot stand in a document.

              --plugin P      Only rows of the plugin P. (ROWS_PLUGIN)
              --kind K        Only rows of the kind K: inline, presenter, selectable,
                              options, basic. (ROWS_KIND)
              --value-type T  Only rows whose value is a T, as Swift writes it.
                              (ROWS_VALUE_TYPE)
              --json          Answers as JSON. (ROWS_JSON)

            An option can also be given by the environment variable behind it.

            """
        for arguments in [
            ["help", "list"], ["--help", "list"], ["-h", "list"], ["list", "--help"],
            ["list", "--json", "x", "-h"],
        ] {
            let run = await ProgramRun(all: arguments)
            #expect(run.output == text && run.errors == "" && run.status == .success)
        }
    }

    @Test("fits a terminal")
    func narrow() async {
        let run = await ProgramRun("help", "describe", world: .plain(terminal: 44))
        #expect(
            run.output == """
                rows describe NAME [--json]

                Describe a row.

                Its value, its cell, and its settings, each
                with type, default, allowed values and a
                sentence; and an example in Swift and in
                JSON.

                  NAME    The row, as StarsRow, or
                          StarsRow/StarsRow with its plugin.
                  --json  Answers as JSON. (ROWS_JSON)

                An option can also be given by the
                environment variable behind it.

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

    @Test("calls the program what it is called")
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

    @Test("does not need a registry that can be made")
    func withoutRegistry() async {
        let run = await ProgramRun("help") { () throws(RegistryError) in
            try RowRegistry(GradePlugin.self, GradePlugin.self)
        }
        #expect(run.status == .success)
    }

    @Test("the version is that of RowKit")
    func version() async {
        let run = await ProgramRun("--version")
        #expect(run.output == "RowKit 0.1.0\n" && run.status == .success)
    }
}
