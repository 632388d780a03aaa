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
            ("rows draw it", "it\\'s"), ("rows new Gr", ""), ("rows add Tok", "TokenRow"),
            ("rows add --target f", "films"), ("rows add --package R", "RowKit"),
        ])
    func bash(line: String, expected: String) async throws {
        let script = """
            \(try await script(for: "bash"))
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _rows; echo "${COMPREPLY[*]}"
            """
        let outcome = try await ChildProcess("bash", "-c", script).run()
        #expect(outcome.output == expected + "\n")
        #expect(outcome.errors == "")
    }

    @Test(
        "complete the same in zsh", .enabled(if: isInstalled("zsh"), "zsh is not installed"),
        arguments: [
            ("rows de", "rows describe "), ("rows list --kind pre", "rows list --kind presenter "),
            ("rows describe GradeR", "rows describe GradeRow "),
            ("rows draw sign-u", "rows draw sign-up "), ("rows draw it", "rows draw it\\'s "),
            ("rows list --kind=inl", "rows list --kind=inline "), ("rows new Gr", "rows new Gr"),
            ("rows add Tok", "rows add TokenRow "),
        ])
    func zsh(line: String, expected: String) async throws {
        let folder = try ScratchFolder("completions")
        try folder.write(try await script(for: "zsh"), to: "script")
        // An interactive shell in a terminal of its own, which ends once the line is completed.
        try folder.write(
            """
            autoload -Uz compinit; compinit -u -D
            source ./script
            zle-line-init() {
                BUFFER=$TYPED; CURSOR=$#BUFFER
                zle complete-word
                print -rn -- "$BUFFER" > completed
                exit
            }
            zle -N zle-line-init
            """, to: ".zshrc")
        let terminal =
            "zmodload zsh/zpty; zpty shell zsh -d -i; while zpty -r shell text; do :; done; cat completed"
        var child = ChildProcess("zsh", "-f", "-c", terminal, in: folder.url)
        child.environment = ["ZDOTDIR": folder.url.path, "TYPED": line, "TERM": "dumb"]
        let outcome = try await child.run()
        #expect(outcome.output == expected, "\(outcome.errors)")
    }

    @Test(
        "complete the same in fish", .enabled(if: isInstalled("fish"), "fish is not installed"),
        arguments: [
            ("rows de", "describe"), ("rows list --kind pre", "presenter"),
            ("rows describe GradeR", "GradeRow"), ("rows draw sign-u", "sign-up"),
            ("rows draw it", "it's"), ("rows list --kind=inl", "--kind=inline"),
            ("rows new Gr", ""), ("rows add Tok", "TokenRow"), ("rows add --target f", "films"),
        ])
    func fish(line: String, expected: String) async throws {
        let script = "\(try await script(for: "fish"))\ncomplete -C '\(line)'"
        let folder = try ScratchFolder("completions")
        let outcome = try await ChildProcess("fish", "-N", "-c", script, in: folder.url).run()
        let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        #expect(words.joined() == expected, "\(outcome.output)\(outcome.errors)")
    }

    /// The completions of a program in a package that depends on a checkout of RowKit.
    private func script(for shell: String) async throws -> String {
        let rowKit = """
            let package = Package(
                name: "RowKit", products: [.library(name: "TokenRow", targets: ["TokenRow"])])
            """
        let world = FakeWorld(files: [
            "/home/Package.swift": NewTests.manifest,
            "/home/.build/checkouts/RowKit/Package.swift": rowKit,
        ])
        let run = await ProgramRun(
            "completions", shell, world: world,
            forms: ["sign-up": { Form() }, "sign-in": { Form() }, "it's": { Form() }])
        #expect(run.errors == "")
        #expect(run.status == .success)
        return run.output
    }

    private static func isInstalled(_ shell: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    @Test("name the available shells if the given one is unknown")
    func unknown() async {
        let run = await ProgramRun("completions", "fisch")
        #expect(run.errors.contains("there is no shell called \"fisch\"; did you mean \"fish\"?"))
        #expect(run.status == .usageError)
    }
}
