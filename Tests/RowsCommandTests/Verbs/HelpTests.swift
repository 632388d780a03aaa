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
        let bare = await ProgramRun(
            all: [], forms: FormShelf(of: ["a": { .init() }, "b": { .init() }]))
        #expect(bare.output == Self.overview)
    }

    private static let overview = """
        Lists and describes rows; checks, draws and fills in forms of them.

        Usage: rows VERB …

          list      Lists the rows that there are.
          describe  Says all about a row.
          check     Says what is wrong with a form.
          draw      Draws a form as text.
          fill      Fills in a form and prints its values.
          schema    Prints the JSON Schema of documents.
          new       Makes the sources of a new row.
          help      Says how a verb is used.

        Forms of this program: a, b.

        rows help VERB says more; rows --version says which version this is.
        The program ends with 0 if all is well, with 1 if there are problems, and with 2
        if what was asked for makes no sense.

        """

    @Test("says how a verb is used, whichever way it is asked for")
    func verb() async {
        let text = """
            rows list [--plugin P] [--kind K] [--value-type T] [--json]

            Lists the rows that there are.

            Each with its kind, the type of its value, the plugin that contributes it, and
            what it is for. A value that is "Swift only" cannot stand in a document.

              --plugin P      Only rows of the plugin P. (ROWS_PLUGIN)
              --kind K        Only rows of the kind K: inline, presenter, selectable,
                              options, basic. (ROWS_KIND)
              --value-type T  Only rows whose value is a T, as Swift writes it.
                              (ROWS_VALUE_TYPE)
              --json          Answers as JSON. (ROWS_JSON)

            An option can also be given by the variable behind it.

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

                Says all about a row.

                Its value, its cell, and its settings, each
                with type, default, what is allowed and what
                it does; and an example in Swift and in
                JSON.

                  NAME    The row, as StarsRow, or
                          StarsRow/StarsRow with its plugin.
                  --json  Answers as JSON. (ROWS_JSON)

                An option can also be given by the variable
                behind it.

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
