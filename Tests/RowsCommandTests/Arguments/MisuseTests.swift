import Testing

@testable import RowsCommand

@Suite("A usage error")
struct MisuseTests {
    /// Arguments, and the resulting message.
    static let cases: [([String], String)] = [
        (["lst"], "rows: there is no verb called \"lst\"; did you mean \"list\"?\nSee: rows help"),
        ([""], "rows: there is no verb called \"\"\nSee: rows help"),
        (
            ["--jsn"],
            "rows: there is no option called \"--jsn\"\nSee: rows help"
        ),
        (
            ["--versio"],
            "rows: there is no option called \"--versio\"; did you mean \"--version\"?\n"
                + "See: rows help"
        ),
        (["--json", "list"], "rows: --json must follow the verb\nSee: rows help"),
        (["--version", "list"], "rows: --version takes no other arguments\nSee: rows help"),
        (
            ["list", "--plugn", "x"],
            "rows list: there is no option called \"--plugn\"; did you mean \"--plugin\"?\n"
                + "See: rows help list"
        ),
        (["list", "-j"], "rows list: there is no option called \"-j\"\nSee: rows help list"),
        (
            ["list", "GradeRow"],
            "rows list: unexpected argument \"GradeRow\"\nSee: rows help list"
        ),
        (
            ["list", "--", "--json"],
            "rows list: unexpected argument \"--json\"\nSee: rows help list"
        ),
        (["list", "--help=true"], "rows list: --help takes no value\nSee: rows help list"),
        (["list", "--kind"], "rows list: --kind needs a value: --kind=K\nSee: rows help list"),
        (
            ["list", "--kind", "--json"],
            "rows list: --kind needs a value: --kind=K\nSee: rows help list"
        ),
        (
            ["list", "--kind=inlin"],
            "rows list: --kind: there is no kind called \"inlin\"; did you mean \"inline\"? "
                + "Available: inline, presenter, selectable, options, basic\nSee: rows help list"
        ),
        (
            ["list", "--kind=foo"],
            "rows list: --kind: there is no kind called \"foo\"; "
                + "available: inline, presenter, selectable, options, basic\nSee: rows help list"
        ),
        (
            ["serve", "--theme", "dark"],
            "rows serve: --theme: there is no theme called \"dark\"; available: grouped, plain\n"
                + "See: rows help serve"
        ),
        (
            ["completions", "tcsh"],
            "rows completions: there is no shell called \"tcsh\"; available: bash, zsh, fish"
        ),
        (["list", "--kind="], "rows list: --kind needs a value: --kind=K\nSee: rows help list"),
        (["list", "--kind", ""], "rows list: --kind needs a value: --kind=K\nSee: rows help list"),
        (
            ["fill", "x", "--values="],
            "rows fill: --values needs a value: --values=FILE\nSee: rows help fill"
        ),
        (
            ["new", "Stars", "--value="],
            "rows new: --value needs a value: --value=TYPE\nSee: rows help new"
        ),
        (
            ["list", "--plugin", "Grade"],
            "rows list: --plugin: there is no plugin called \"Grade\"; did you mean \"Grades\"? "
                + "Available: Grades, Other"
        ),
        (
            ["list", "--value-type", "int"],
            "rows list: --value-type: there is no value type called \"int\"; did you mean \"Int\"? "
                + "Available: Int, Opaque, Set<String>"
        ),
        (["list", "--json", "--json"], "rows list: --json is given twice\nSee: rows help list"),
        (
            ["list", "--json=maybe"],
            "rows list: --json must be true or false, not \"maybe\"\nSee: rows help list"
        ),
        (
            ["describe"],
            "rows describe: NAME is missing: rows describe NAME [--json]\nSee: rows help describe"
        ),
        (
            ["describe", "A", "B"],
            "rows describe: unexpected argument \"B\" after NAME\nSee: rows help describe"
        ),
        (
            ["describe", "GradRow"],
            "rows describe: there is no row called \"GradRow\"; did you mean \"GradeRow\"?\n"
                + "See: rows list"
        ),
        (
            ["help", "lst"],
            "rows help: there is no verb called \"lst\"; did you mean \"list\"?\nSee: rows help"
        ),
        (
            ["fill", "x"],
            "rows fill: --values is missing: rows fill FORM --values FILE [--include-secrets] [--language TAG]\nSee: rows help fill"
        ),
        (
            ["check", "nowhere.json"],
            "rows check: there is no file called \"nowhere.json\""
        ),
        (["draw", ""], "rows draw: there is no file called \"\""),
        (
            ["describe", "GridRow"],
            "rows describe: there is no row called \"GridRow\" in Grades and "
                + "Other; add the row's product to the dependencies of the program's target\n"
                + "See: rows list"
        ),
        (
            ["new", "StarsRow"],
            "rows new: --value is missing: rows new NAME --value TYPE [--kind K] [--canvas]\nSee: rows help new"
        ),
    ]

    @Test("is reported with the likely intention and exit status 2", arguments: cases)
    func misuse(arguments: [String], message: String) async {
        let run = await ProgramRun(all: arguments)
        #expect(run.errors == message + "\n")
        #expect(run.output == "")
        #expect(run.status == .usageError)
    }
}
