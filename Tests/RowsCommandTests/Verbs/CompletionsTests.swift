import Foundation
import RowKit
import TestRuns
import Testing

@testable import RowsCommand

@Suite("rows completions")
struct CompletionsTests {
    @Test(
        "complete verbs, options, rows and forms in bash",
        arguments: [
            ("rows de", "describe"), ("rows describe Gr", "GradeInlineRow GradeRow"),
            ("rows describe --", "--json"), ("rows draw sign", "sign-up sign-in"),
            ("rows list --val", "--value-type"), ("rows completions f", "fish"),
            ("rows help compl", "completions"), ("rows list x", ""),
            ("rows list --kind pre", "presenter"), ("rows list --kind = pre", "presenter"),
            ("rows list --kind =", "inline presenter selectable options basic"),
            ("rows list --plugin G", "Grades"), ("rows serve --theme pl", "plain"),
            // An operand is not the value of an option, and a value can be a file.
            ("rows serve --theme plain sign-u", "sign-up"), ("rows fill x --values s", ""),
            ("rows draw it", "it\\'s"),
        ])
    func bash(line: String, expected: String) async throws {
        let run = await ProgramRun(
            "completions", "bash",
            forms: ["sign-up": { Form() }, "sign-in": { Form() }, "it's": { Form() }])
        #expect(run.errors == "" && run.status == .success)
        let script = """
            \(run.output)
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _rows; echo "${COMPREPLY[*]}"
            """
        let outcome = try await ChildProcess("bash", "-c", script).run()
        #expect(outcome.output == expected + "\n" && outcome.errors == "")
    }

    @Test("are read by the other shells, where they are installed", arguments: ["zsh", "fish"])
    func syntax(shell: String) async throws {
        let run = await ProgramRun("completions", shell, forms: ["it's": { Form() }])
        #expect(run.output.contains("describe") && run.status == .success)
        let folder = try ScratchFolder("completions")
        try folder.write(run.output, to: "script")
        let isInstalled =
            try await ChildProcess("sh", "-c", "command -v \(shell)").run().status == 0
        guard isInstalled else { return }
        let outcome = try await ChildProcess(shell, "-n", "script", in: folder.url).run()
        #expect(outcome.status == 0 && outcome.errors == "")
    }

    @Test(
        "complete the same in fish, where it is installed",
        arguments: [
            ("rows de", "describe"), ("rows list --kind pre", "presenter"),
            ("rows describe GradeR", "GradeRow"), ("rows draw sign-u", "sign-up"),
            ("rows draw it", "it's"), ("rows list --kind=inl", "--kind=inline"),
        ])
    func fish(line: String, expected: String) async throws {
        let run = await ProgramRun(
            "completions", "fish", forms: ["sign-up": { Form() }, "it's": { Form() }])
        let isInstalled = try await ChildProcess("sh", "-c", "command -v fish").run().status == 0
        guard isInstalled else { return }
        let script = "\(run.output)\ncomplete -C '\(line)'"
        let folder = try ScratchFolder("completions")
        let outcome = try await ChildProcess("fish", "-N", "-c", script, in: folder.url).run()
        let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        #expect(words == [expected[...]], "\(outcome.output)\(outcome.errors)")
    }

    @Test("name the shells if there is none of a name")
    func unknown() async {
        let run = await ProgramRun("completions", "fisch")
        #expect(run.errors.contains("there is no shell called \"fisch\"; did you mean \"fish\"?"))
        #expect(run.status == .usageError)
    }
}
