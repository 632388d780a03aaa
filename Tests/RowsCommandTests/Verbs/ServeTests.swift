import RowKit
import Testing

@testable import RowsCommand

/// Runs servers that are stopped at once.
@Suite("rows serve", .timeLimit(.minutes(1)))
struct ServeTests {
    private let world = FakeWorld()

    private nonisolated(nonsending) func serve(_ arguments: String...) async -> ProgramRun {
        await ProgramRun(
            all: ["serve", "cinema", "--port", "0"] + arguments, world: world, forms: ownForms,
            registry: FormPlugin.registry)
    }

    @Test("succeeds if it is stopped, unless it waits for one submission")
    func stopped() async {
        #expect(await serve().status == .success)
        #expect(await serve("--once").status == .problems)
        #expect(world.output == "")
        #expect(world.errors.contains("Serving at http://127.0.0.1:"))
    }

    @Test("does not start without an output")
    func output() async {
        world.readOnly = ["answers.jsonl"]
        let run = await serve("--out", "answers.jsonl")
        #expect(
            run.errors == "rows serve: answers.jsonl cannot be written: permission denied\n")
        #expect(run.status == .problems)
    }

    @Test("makes the file of the submissions, unless they are printed")
    func file() async {
        #expect(await serve("--out", "-").status == .success)
        #expect(world.files.isEmpty)
        #expect(await serve("--out", "answers.jsonl").status == .success)
        #expect(world.files == ["answers.jsonl": ""])
    }

    @Test(
        "needs forms of different names, which can be in a path",
        arguments: [
            (["cinema"], "cinema is given twice"),
            (
                ["a/cinema.json"],
                "two forms are called \"cinema\"; a document is named after its file, so rename the "
                    + "file"
            ),
            (
                [".json"],
                ".json: a form cannot be called \"\"; a document is named after its file, so rename "
                    + "the file"
            ),
            (
                ["a/...json"],
                "a/...json: a form cannot be called \"..\"; a document is named after its file, so "
                    + "rename the file"
            ),
            (
                ["_rowkit.json"],
                "_rowkit.json: a form cannot be called \"_rowkit\"; a document is named after its "
                    + "file, so rename the file"
            ),
        ])
    func names(operands: [String], message: String) async {
        for path in ["a/cinema.json", ".json", "a/...json", "_rowkit.json"] {
            world.files[path] = signUp
        }
        let run = await ProgramRun(
            all: ["serve", "cinema"] + operands, world: world, forms: ownForms,
            registry: FormPlugin.registry)
        #expect(run.errors == "rows serve: \(message)\n")
        #expect(run.status == .usageError)
    }

    @Test("refuses a form of the program whose pages would be those of the gallery")
    func namedAsGallery() async {
        let refusal = """
            rows serve: rows: a form cannot be called "rows" beside the gallery; name the forms to \
            serve, or rename this one

            """
        for (arguments, isRefused) in [([], true), (["rows"], false), (["--together"], false)] {
            let run = await ProgramRun(
                all: ["serve", "--port", "0"] + arguments, forms: ["rows": { Form() }],
                registry: FormPlugin.registry)
            #expect((run.errors == refusal) == isRefused, "\(run.errors)")
            #expect(run.status == (isRefused ? .usageError : .success))
        }
    }

    @Test(
        "takes the path at a proxy for forms that are named",
        arguments: [
            (
                ["cinema", "--public-path", "shop"],
                "rows serve: --public-path: expected a path such as /shop; found \"shop\"\n"
            ),
            (
                ["--public-path=/shop"],
                "rows serve: --public-path is not for the gallery; name the forms to serve\n"
            ),
        ])
    func publicPath(arguments: [String], message: String) async {
        let run = await ProgramRun(
            all: ["serve", "--port", "0"] + arguments, world: world, forms: ["cinema": { Form() }],
            registry: FormPlugin.registry)
        #expect(run.errors == message)
        #expect(run.status == .usageError)
        #expect(await serve("--public-path", "/shop").status == .success)
    }

    @Test("notes once that there is no translation, however many forms there are")
    func language() async {
        let forms: FormList = ["a": { Form() }, "b": { Form() }]
        let run = await ProgramRun(
            "serve", "a", "b", "--port", "0", "--language", "xx", world: world, forms: forms,
            registry: FormPlugin.registry)
        let notes = run.errors.split(separator: "\n").filter { $0.contains("translation into xx") }
        #expect(notes.count == 1, "\(run.errors)")
    }

    @Test("does not wait for the browser")
    func browser() async {
        world.openURL = { _ in (try? await Task.sleep(for: .seconds(3600))) != nil }
        #expect(await serve("--open").status == .success)
    }

    @Test(
        "needs a numeric address",
        arguments: ["localhost", "ANY", "[::1]", "127.0.0.1:8080"])
    func addresses(address: String) async {
        let run = await serve("--address", address)
        #expect(
            run.errors == """
                rows serve: --address: expected a numeric address such as 192.0.2.1 or ::1, or any; \
                found "\(address)"

                """)
        #expect(run.status == .usageError)
    }

    @Test("warns of other machines only if it listens")
    func warning() async {
        let run = await serve("--address", "127.0.0.1")
        #expect(
            run.errors.hasPrefix(
                "Warning: anyone who can reach 127.0.0.1 can use these forms.\nServing at "))
        let all = FakeWorld()
        _ = await ProgramRun(
            "serve", "cinema", "--port", "0", "--address", "any", world: all, forms: ownForms,
            registry: FormPlugin.registry)
        let warning = "Warning: anyone who can reach this machine can use these forms.\n"
        #expect(all.errors.hasPrefix(warning))
        let other = FakeWorld()
        let failed = await ProgramRun(
            "serve", "cinema", "--port", "0", "--address", "203.0.113.7", world: other,
            forms: ownForms, registry: FormPlugin.registry)
        #expect(failed.errors.hasPrefix("rows serve: cannot listen on 203.0.113.7:0: "))
        #expect(failed.status == .problems)
    }
}
