import RowKit
import Testing

@testable import RowsCommand

@Suite("rows check")
struct CheckTests {
    @Test("prints nothing for a valid form")
    func right() async {
        for form in ["sign-up.json", "cinema"] {
            let run = await ProgramRun(forms: "check", form)
            #expect(run.output == "")
            #expect(run.errors == "")
            #expect(run.status == .success)
        }
    }

    @Test("reports every problem of a document, each on a line")
    func wrongDocument() async {
        let document = """
            {
              "sections": [
                {"rows": [
                  {"row": "NotRow", "tag": "a"},
                  {"row": "GradeRow", "tag": "b", "settings": {"maximun": 3}, "value": "x"},
                  {"row": "NoteRow", "tag": "b", "hidden": "$c == 1"}
                ]}
              ]
            }
            """
        let run = await ProgramRun(forms: "check", "form.json", files: ["form.json": document])
        #expect(
            run.output == """
                form.json: sections[0].rows[0].row (line 4, column 8): there is no row called "NotRow"; did you mean "NoteRow"?
                form.json: sections[0].rows[1].settings.maximun (line 5, column 52): there is no setting of GradeRow called "maximun"; did you mean "maximum"?
                form.json: sections[0].rows[1].value (line 5, column 67): expected a whole number, found the string "x"
                form.json: sections[0].rows[2].tag (line 6, column 26): the tag "b" is already used at sections[0].rows[1]
                form.json: sections[0].rows[2].hidden (line 6, column 38): no row or section has the tag "c"

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("reports limits of a document that cannot both hold")
    func limits() async {
        let document = """
            {
              "sections": [
                {"multivalued": {
                  "minimumCount": 3, "maximumCount": 2, "newRow": {"row": "NoteRow"}
                }}
              ]
            }
            """
        let run = await ProgramRun(forms: "check", "form.json", files: ["form.json": document])
        #expect(
            run.output == """
                form.json: sections[0].multivalued.maximumCount (line 4, column 26): maximumCount cannot be 2: minimumCount is 3

                """)
        #expect(run.status == .problems)
    }

    @Test("reports where a document is not valid JSON")
    func noJSON() async {
        let run = await ProgramRun(forms: "check", "-", input: "{\n  \"sections\": [}\n")
        #expect(run.output == "-: line 2, column 16: expected a value, found \"}\"\n")
        #expect(run.status == .problems)
    }

    @Test("reports the problems of a form in Swift")
    func wrongForm() async {
        let run = await ProgramRun(forms: "check", "faulty")
        #expect(
            run.output == """
                faulty: sections[1].rows[0]: the tag "a" of this NoteRow is already used by the NoteRow at sections[0].rows[0]; tags must be unique within a form

                """)
        #expect(run.status == .problems)
    }

    @Test("reports unknown tags in a form in Swift, with the nearest one")
    func unknownTags() async {
        let form: FormList = [
            "misspelled": {
                Form {
                    NoteRow("film")
                    NoteRow("critic") { $0.hidden = "$flim == nil" }
                }
            }
        ]
        let run = await ProgramRun("check", "misspelled", forms: form)
        #expect(
            run.output == """
                misspelled: critic.isHidden: no row or section has the tag "flim"; did you mean "film"?

                """)
        #expect(run.status == .problems)
    }

    @Test("writes all places in the same way, whether the form, a condition or a value is at fault")
    func places() async {
        let forms: FormList = [
            "plan": {
                let form = Form {
                    NoteRow("name") { $0.hidden = "$seets == nil" }
                    GradeRow("seats") { row in
                        row.value = 700
                        row.add(rule: RuleSmallerOrEqualThan(max: 10))
                    }
                }
                form.setValues(["seats": "x"])
                return form
            }
        ]
        let world = FakeWorld()
        world.input = #"{"name": 1}"#
        let run = await ProgramRun("check", "plan", "--values=-", world: world, forms: forms)
        #expect(
            run.output == """
                plan: seats: expected Int, found String (x)
                plan: name.isHidden: no row or section has the tag "seets"; did you mean "seats"?
                plan: seats: Must be at most 10
                plan: name: expected a string, found the number 1

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("validates values as the form does, and reports those that do not fit")
    func values() async {
        let values = """
            {"nam": "Ada", "more": true, "grade": 7, "guests": ["Bo", 3], "size": "M",
             "extras": ["x", "z"]}
            """
        let run = await ProgramRun(
            forms: "check", "sign-up.json", "--values", "-", input: values)
        #expect(
            run.output == """
                sign-up.json: extras: "z" is not among the options
                sign-up.json: guests[1]: expected a string, found the number 3
                sign-up.json: nam: no row or section has this tag; did you mean "name"?
                sign-up.json: size: "M" is not among the options
                sign-up.json: name: Must be filled in
                sign-up.json: grade: Must be at most 6

                """)
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("validates the values in a document, but does not require missing ones")
    func presets() async {
        let document = """
            {
              "sections": [
                {"rows": [
                  {"row": "NoteRow", "tag": "name", "rules": [{"rule": "required"}]},
                  {"row": "GradeRow", "tag": "grade", "value": 700,
                   "rules": [{"rule": "smallerOrEqual", "limit": 10}]},
                  {"row": "NoteRow", "value": "ada@", "rules": [{"rule": "email"}]}
                ]}
              ]
            }
            """
        let files = ["form.json": document, "values.json": "{\"name\": \"Ada\"}"]
        let run = await ProgramRun(forms: "check", "form.json", files: files)
        let expected = """
            form.json: sections[0].rows[1].value (line 5, column 43): Must be at most 10
            form.json: sections[0].rows[2].value (line 7, column 26): Must be a valid e-mail address

            """
        #expect(run.output == expected)
        #expect(run.errors == "")
        #expect(run.status == .problems)
        let filled = await ProgramRun(
            forms: "check", "form.json", "--values", "values.json", files: files)
        #expect(filled.output == expected, "no problem is reported twice")
    }

    @Test("validates the values together with all other problems, in the order of the document")
    func presetsBesideProblems() async {
        let document = """
            {
              "sections": [
                {"rows": [
                  {"row": "NoteRow", "tag": "name", "value": "ada@", "rules": [{"rule": "email"}]},
                  {"row": "NotRow", "tag": "none"},
                  {"row": "GradeRow", "tag": "grade", "value": 700, "settings": {"maximun": 900}},
                  {"row": "NoteRow", "tag": "name", "value": "twice", "rules": [{"rule": "email"}]},
                  {"row": "GradeRow", "value": 700, "rules": [{"rule": "smallerOrEqual", "limit": 9}]}
                ]},
                {"rows": [{"row": "NoteRow", "hidden": "$nme == 1", "value": 3}]}
              ]
            }
            """
        let run = await ProgramRun(forms: "check", "form.json", files: ["form.json": document])
        #expect(
            run.output == """
                form.json: sections[0].rows[0].value (line 4, column 41): Must be a valid e-mail address
                form.json: sections[0].rows[1].row (line 5, column 8): there is no row called "NotRow"; did you mean "NoteRow"?
                form.json: sections[0].rows[2].settings.maximun (line 6, column 70): there is no setting of GradeRow called "maximun"; did you mean "maximum"?
                form.json: sections[0].rows[3].tag (line 7, column 26): the tag "name" is already used at sections[0].rows[0]
                form.json: sections[0].rows[4].value (line 8, column 27): Must be at most 9
                form.json: sections[1].rows[0].hidden (line 10, column 34): no row or section has the tag "nme"; did you mean "name"?
                form.json: sections[1].rows[0].value (line 10, column 57): expected a string, found the number 3

                """)
        #expect(run.status == .problems)
    }

    @Test("validates the values of a form in Swift, by tag")
    func presetsInSwift() async {
        let forms: FormList = [
            "grades": {
                Form {
                    GradeRow("grade") { row in
                        row.value = 700
                        row.add(rule: RuleSmallerOrEqualThan(max: 10))
                    }
                    NoteRow("name") { $0.add(rule: RuleRequired()) }
                }
            }
        ]
        let run = await ProgramRun("check", "grades", forms: forms)
        #expect(run.output == "grades: grade: Must be at most 10\n")
        #expect(run.status == .problems)
    }

    @Test("validates the values of a form against the limits of their rows, even without rules")
    func presetsOutOfLimits() async {
        let document = """
            {"sections": [{"rows": [
              {"row": "ScaleRow", "tag": "volume", "settings": {"maximum": 10}, "value": 700}
            ]}]}
            """
        let run = await ProgramRun(
            "check", "form.json", world: FakeWorld(files: ["form.json": document]),
            registry: { () throws(RegistryError) in try RowRegistry(ScalePlugin.self) })
        #expect(
            run.output == """
                form.json: sections[0].rows[0].value (line 2, column 69): Must be at most 10

                """)
        #expect(run.status == .problems)
        let forms: FormList = ["scales": { Form { ScaleRow("volume") { $0.value = 700 } } }]
        let inSwift = await ProgramRun("check", "scales", forms: forms)
        #expect(inSwift.output == "scales: volume: Must be at most 100\n")
        #expect(inSwift.status == .problems)
    }

    @Test("waits for asynchronous rules")
    func asyncRules() async {
        let values = ["values.json": "{\"film\": \"Metropolis\"}"]
        let run = await ProgramRun(
            forms: "check", "cinema", "--values", "values.json", files: values)
        #expect(run.output == "cinema: film: Is not shown\n")
        #expect(run.status == .problems)
    }

    @Test(
        "reports malformed values as a whole",
        arguments: [
            ("[1]", "sign-up.json: values: expected an object of values by tag"),
            ("{\"a\": 1, \"a\": 2}", "sign-up.json: values: line 1, column 10: \"a\" occurs twice"),
            (
                "{\"a\": 1, \"a\": 2, \"a\": 3}",
                """
                sign-up.json: values: line 1, column 10: "a" occurs twice
                sign-up.json: values: line 1, column 18: "a" occurs twice
                """
            ),
            (
                "{",
                "sign-up.json: values: line 1, column 2: expected a name in quotes or }, found the end"
            ),
        ])
    func noValues(text: String, message: String) async {
        let run = await ProgramRun(forms: "check", "sign-up.json", "--values=-", input: text)
        #expect(run.output == message + "\n")
        #expect(run.status == .problems)
    }

    @Test("prefers a form of the program to a file with the same name")
    func names() async {
        let files = ["cinema": "no JSON", "values.json": "{}"]
        #expect(await ProgramRun(forms: "check", "cinema", files: files).status == .success)
    }

    /// Arguments, and the message about a form or a file that cannot be read.
    static let unreadable: [(form: String, values: String?, message: String)] = [
        (
            "cinma", nil,
            "there is no form or file called \"cinma\"; did you mean \"cinema\"?"
        ),
        ("nowhere.json", nil, "there is no form or file called \"nowhere.json\""),
        ("/home", nil, "/home is a folder, not a document"),
        ("secret.json", nil, "secret.json cannot be read: permission denied"),
        ("-", nil, "standard input cannot be read: it is closed"),
        ("cinema", "v.json", "--values: there is no file called \"v.json\""),
        ("cinema", "/home", "--values: /home is a folder, not a file of values"),
        ("cinema", "secret.json", "--values: secret.json cannot be read: permission denied"),
        ("cinema", "-", "--values: standard input cannot be read: it is closed"),
        ("-", "-", "FORM and --values cannot both be standard input"),
    ]

    @Test("reports once, by name, why a form or file cannot be read", arguments: unreadable)
    func cannotRead(form: String, values: String?, message: String) async {
        let world = FakeWorld(files: ["/home/cinema": ""])
        world.failures = ["secret.json": .permission, "-": FileFailure("it is closed")]
        for verb in ["check", "draw", "fill"] where values != nil || verb != "fill" {
            guard values == nil || verb != "draw" else { continue }
            let arguments = [verb, form] + (values.map { ["--values", $0] } ?? [])
            let run = await ProgramRun(
                all: arguments, world: FakeWorld(copyOf: world), forms: ownForms,
                registry: FormPlugin.registry)
            #expect(run.errors == "rows \(verb): \(message)\n")
            #expect(run.output == "")
            #expect(run.status == .usageError)
        }
    }

    @Test("names the variable that names a missing file")
    func variable() async {
        let world = FakeWorld(variables: ["ROWS_VALUES": "v.json"])
        let run = await ProgramRun("check", "cinema", world: world, forms: ownForms)
        #expect(run.errors == "rows check: ROWS_VALUES: there is no file called \"v.json\"\n")
    }

    @Test("reports where a file stops being UTF-8 text")
    func otherEncoding() async {
        let world = FakeWorld()
        world.bytes = ["f.json": Array("{\n\"a".utf8) + [0xE9, 0x22], "v.json": [0xFF, 0xFE]]
        let document = await ProgramRun("check", "f.json", world: world)
        #expect(document.output == "f.json: line 2: not UTF-8 text\n")
        #expect(document.errors == "")
        #expect(document.status == .problems)
        let values = await ProgramRun(
            "check", "cinema", "--values=v.json", world: FakeWorld(copyOf: world), forms: ownForms)
        #expect(values.output == "cinema: values: line 1: not UTF-8 text\n")
        #expect(values.status == .problems)
    }

    @Test("reports problems that occur while the form is filled in")
    func laterProblems() async {
        let run = await ProgramRun(
            forms: "check", "restless", "--values=-", input: "{\"a\": \"x\"}")
        #expect(run.output.hasPrefix("restless: "), "\(run.output)")
        #expect(run.errors == "")
        #expect(run.status == .problems)
    }

    @Test("reports two forms of the program with the same name")
    func repeatedForm() async {
        let forms: FormList = ["a": { Form() }, "b": { Form() }, "a": { Form() }]
        let run = await ProgramRun("list", forms: forms)
        #expect(run.errors == "rows: two forms of the program are called \"a\"\n")
        #expect(run.status == .problems)
        #expect(run.output == "")
    }
}

/// A row for numbers up to a maximum.
private final class ScaleRow: Row<PlainCell<Int>>, RowType {
    @Setting var maximum = 100

    override class var settings: [RowSetting] {
        super.settings + [.init("maximum", \ScaleRow.maximum, "The largest number.")]
    }

    override var limits: RuleSet<Int> {
        super.limits + [RuleSmallerOrEqualThan(max: maximum)]
    }
}

private enum ScalePlugin: RowPlugin {
    static let name = "Scales", version = "1.0.0"
    static let rows = [RowDescriptor(ScaleRow.self, "Takes a number on a scale.")]
}
