import RowKit
import StandardRows
import Synchronization
import Testing

@testable import RowsCommand

@Suite("rows fill")
struct FillTests {
    @Test("prints the values of visible rows")
    func values() async {
        let values = """
            {"name": "Ada", "more": true, "grade": 3, "guests": ["Bo", null], "size": "L",
             "extras": ["y"]}
            """
        let run = await ProgramRun(forms: "fill", "sign-up.json", "--values", "-", input: values)
        #expect(
            run.output == """
                {"extras": ["y"], "grade": 3, "guests": ["Bo"], "more": true, "name": "Ada", "size": "L"}

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("leaves out hidden rows, and does not validate them")
    func hidden() async {
        let values = ["v.json": "{\"name\": \"Ada\", \"grade\": 9}"]
        let run = await ProgramRun(
            forms: "fill", "sign-up.json", "--values=v.json", files: values)
        #expect(
            run.output == """
                {"extras": [], "guests": [], "more": false, "name": "Ada", "size": null}

                """)
    }

    @Test("leaves out a button, which asks for no value")
    func button() async {
        let forms: FormList = [
            "form": {
                Form {
                    NoteRow("name")
                    ButtonRow("send")
                }
            }
        ]
        let world = FakeWorld()
        world.input = "{\"name\": \"Ada\"}"
        let run = await ProgramRun("fill", "form", "--values=-", world: world, forms: forms)
        #expect(run.output == "{\"name\": \"Ada\"}\n")
        #expect(run.errors == "")
    }

    @Test("prints only errors by tag if anything is invalid")
    func errors() async {
        let values = "{\"more\": true, \"grade\": \"three\"}"
        let run = await ProgramRun(forms: "fill", "sign-up.json", "--values=-", input: values)
        #expect(
            run.errors == """
                grade: expected a whole number, found the string "three"
                name: Must be filled in

                """)
        #expect(run.output == "")
        #expect(run.status == .problems)
        let document = await ProgramRun(
            forms: "fill", "f.json", "--values=-", files: ["f.json": "{}"], input: "{}")
        #expect(
            document.errors
                == "f.json: the document: the member \"sections\" of a form is missing\n")
        #expect(document.output == "")
        #expect(document.status == .problems)
    }

    @Test("submits a form in Swift, and waits for asynchronous rules")
    func ownForm() async {
        let shown = await ProgramRun(
            forms: "fill", "cinema", "--values=-", input: "{\"film\": \"Rope\"}")
        #expect(shown.output == "{\"film\": \"Rope\"}\n")
        #expect(shown.status == .success)
        let wrong = await ProgramRun(
            forms: "fill", "cinema", "--values=-", input: "{\"film\": \"Metropolis\"}")
        #expect(wrong.output == "")
        #expect(wrong.errors == "film: Is not shown\n")
        #expect(wrong.status == .problems)
    }

    @Test("prints no values of a form that has problems, and does not submit it")
    func faulty() async {
        let heard = Heard()
        let forms: FormList = [
            "faulty": {
                Form {
                    NoteRow("a")
                    NoteRow("a")
                }
                .onSubmit { _ in heard.count.withLock { $0 += 1 } }
            }
        ]
        let world = FakeWorld()
        world.input = "{\"a\": \"x\"}"
        let run = await ProgramRun("fill", "faulty", "--values=-", world: world, forms: forms)
        #expect(run.output == "")
        #expect(run.status == .problems)
        #expect(run.errors.hasPrefix("faulty: sections[1].rows[0]: the tag \"a\" of this"))
        #expect(heard.count.withLock { $0 } == 0)
    }

    @Test("prints no values if problems occur while the form is filled in")
    func restless() async {
        let run = await ProgramRun(
            forms: "fill", "restless", "--values=-", input: "{\"a\": \"x\"}")
        #expect(run.output == "")
        #expect(run.status == .problems)
        #expect(run.errors.hasPrefix("restless: "), "\(run.errors)")
    }

    @Test("reports values that only Swift can represent, before anything is submitted")
    func swiftOnly() async {
        let run = await ProgramRun(
            forms: "fill", "cinema", "--values=-", input: "{\"film\": \"Vertigo\"}")
        #expect(run.output == "")
        #expect(run.status == .problems)
        #expect(
            run.errors
                == "secret: a value of type Opaque can only be set in Swift\n")
    }

    @Test("prints the error that a submit listener threw, after the sentence for users")
    func failingListener() async {
        let forms: FormList = [
            "form": { (Form() +++ NoteRow("name")).onSubmit { _ in throw Outage() } }
        ]
        let world = FakeWorld()
        world.input = "{}"
        let run = await ProgramRun("fill", "form", "--values=-", world: world, forms: forms)
        #expect(
            run.errors == """
                The form could not be submitted. Please try again.
                database down at\\u{1B} db-7

                """)
        #expect(run.output == "")
        #expect(run.status == .problems)
    }

    @Test("keeps each error on one line, even if it contains line breaks")
    func hostile() async {
        let run = await ProgramRun(
            forms: "fill", "sign-up.json", "--values=-",
            input: #"{"\u001b[31m\nx": 1, "name": "Ada"}"#)
        #expect(run.errors == #"\u{1B}[31m x: no row or section has this tag"# + "\n")
    }

    @Test("notifies submit listeners once, and only if the form is valid")
    func listeners() async {
        let heard = Heard()
        let forms: FormList = [
            "form": {
                let row = NoteRow("name")
                row.add(rule: RuleRequired())
                return (Form() +++ row).onSubmit { _ in heard.count.withLock { $0 += 1 } }
            }
        ]
        for (values, count) in [("{}", 0), ("{\"name\": \"Ada\"}", 1), ("{\"name\": 1}", 1)] {
            let world = FakeWorld()
            world.input = values
            _ = await ProgramRun("fill", "form", "--values=-", world: world, forms: forms)
            #expect(heard.count.withLock { $0 } == count)
        }
    }
}

private struct Outage: Error, CustomStringConvertible {
    let description = "database down at\u{1B}\ndb-7"
}

private final class Heard: Sendable {
    let count = Mutex(0)
}
