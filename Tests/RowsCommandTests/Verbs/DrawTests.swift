import RowKit
import Testing

@testable import RowsCommand

@Suite("rows draw")
struct DrawTests {
    @Test("draws a form as text")
    func draw() async {
        let run = await ProgramRun(forms: "draw", "cinema")
        #expect(
            run.output == """
                form : "Cinema"
                  section #:0
                    cell film

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("leaves apostrophes as they are, in drawings and in messages")
    func apostrophes() async {
        let forms: FormList = ["it's": { Form("It's \"here\"") }]
        let drawn = await ProgramRun("draw", "it's", forms: forms)
        #expect(drawn.output == #"form : "It's \"here\"""# + "\n")
        #expect(drawn.status == .success)
        let unknown = await ProgramRun("draw", "its'", forms: forms)
        #expect(
            unknown.errors == """
                rows draw: there is no form or file called "its'"; did you mean "it's"?

                """)
    }

    @Test("draws a form that has problems, reports them, and exits with 1")
    func faulty() async {
        let run = await ProgramRun(forms: "draw", "faulty")
        #expect(run.output == "form :\n  section #:0\n    cell a\n  section #:1\n")
        #expect(run.errors.hasPrefix("faulty: sections[1].rows[0]: the tag \"a\" of this"))
        #expect(run.status == .problems)
    }

    @Test("does not draw an invalid document")
    func wrong() async {
        let run = await ProgramRun(forms: "draw", "f.json", files: ["f.json": "[]"])
        #expect(run.output == "")
        #expect(run.status == .problems)
        #expect(run.errors == "f.json: the document: expected an object, found an empty list\n")
    }
}
