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
        ])
    func bash(line: String, expected: String) async throws {
        let run = await ProgramRun(
            "completions", "bash", forms: ["sign-up": { Form() }, "sign-in": { Form() }])
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

    @Test("name the shells if there is none of a name")
    func unknown() async {
        let run = await ProgramRun("completions", "fisch")
        #expect(run.errors.contains("there is no shell called \"fisch\"; did you mean \"fish\"?"))
        #expect(run.status == .usageError)
    }
}
