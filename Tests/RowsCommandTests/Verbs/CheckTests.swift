import RowKit
import Testing

@testable import RowsCommand

@Suite("rows check")
struct CheckTests {
    @Test("says nothing of a form that is right")
    func right() async {
        for form in ["sign-up.json", "cinema"] {
            let run = await ProgramRun(forms: "check", form)
            #expect(run.output == "" && run.errors == "" && run.status == .success)
        }
    }

    @Test("says all that is wrong with a document, a line each")
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
                form.json: sections[0].rows[0].row: there is no row called "NotRow"; did you mean "NoteRow"?
                form.json: sections[0].rows[1].settings.maximun: there is no setting of GradeRow called "maximun"; did you mean "maximum"?
                form.json: sections[0].rows[1].value: expected a whole number, found the text "x"
                form.json: sections[0].rows[2].tag: "b" is the tag of sections[0].rows[1] already
                form.json: sections[0].rows[2].hidden: no row or section has the tag "c"

                """)
        #expect(run.errors == "" && run.status == .problems)
    }

    @Test("says where a document is no JSON")
    func noJSON() async {
        let run = await ProgramRun(forms: "check", "-", input: "{\n  \"sections\": [}\n")
        #expect(run.output == "-: line 2, column 16: expected a value, found \"}\"\n")
        #expect(run.status == .problems)
    }

    @Test("says what is wrong with a form in Swift")
    func wrongForm() async {
        let run = await ProgramRun(forms: "check", "faulty")
        #expect(
            run.output == """
                faulty: sections[1]: the tag "a" is taken; tags of rows and sections are unique in a form

                """)
        #expect(run.status == .problems)
    }

    @Test("judges values as the form does, and those that do not fit")
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
                sign-up.json: guests[1]: expected a text, found the number 3
                sign-up.json: nam: no row or section has this tag; did you mean "name"?
                sign-up.json: size: "M" is not among the options
                sign-up.json: name: Must be filled in
                sign-up.json: grade: Must be at most 6

                """)
        #expect(run.errors == "" && run.status == .problems)
    }

    @Test("waits for rules that answer later")
    func asyncRules() async {
        let values = ["values.json": "{\"film\": \"Metropolis\"}"]
        let run = await ProgramRun(
            forms: "check", "cinema", "--values", "values.json", files: values)
        #expect(run.output == "cinema: film: Is not shown\n" && run.status == .problems)
    }

    @Test(
        "says what is wrong with the values as a whole",
        arguments: [
            ("[1]", "sign-up.json: values: expected an object of values by tag"),
            ("{\"a\": 1, \"a\": 2}", "sign-up.json: values: line 1, column 10: \"a\" stands twice"),
            (
                "{",
                "sign-up.json: values: line 1, column 2: expected a name in quotes or }, found the end"
            ),
        ])
    func noValues(text: String, message: String) async {
        let run = await ProgramRun(forms: "check", "sign-up.json", "--values=-", input: text)
        #expect(run.output == message + "\n" && run.status == .problems)
    }

    @Test("takes a form of the program before a file of that name, and says the nearest")
    func names() async {
        let files = ["cinema": "no JSON", "values.json": "{}"]
        #expect(await ProgramRun(forms: "check", "cinema", files: files).status == .success)
        let wrong = await ProgramRun(forms: "check", "cinma", files: files)
        #expect(
            wrong.errors == """
                rows check: there is no form called "cinma", and no such file: No such file or directory; did you mean "cinema"?

                """)
        #expect(wrong.status == .misuse)
        let folder = await ProgramRun(forms: "check", "/home", files: ["/home/cinema": ""])
        #expect(folder.status == .misuse)
        #expect(folder.errors == "rows check: /home is a folder, not a document\n")
        let both = await ProgramRun(forms: "check", "-", "--values", "-")
        #expect(both.status == .misuse)
        #expect(both.errors == "rows check: form and values cannot both be handed to the program\n")
        let noValues = await ProgramRun(forms: "check", "cinema", "--values", "v.json")
        #expect(noValues.status == .misuse)
        #expect(
            noValues.errors == "rows check: v.json cannot be read: No such file or directory\n")
    }

    @Test("says that two forms of the program have one name")
    func repeatedForm() async {
        let forms = FormShelf(of: ["a": { Form() }, "b": { Form() }, "a": { Form() }])
        let run = await ProgramRun("list", forms: forms)
        #expect(run.errors == "rows: two forms of the program are called \"a\"\n")
        #expect(run.status == .problems && run.output == "")
    }
}
