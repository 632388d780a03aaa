import Foundation
import TestRuns
import Testing

@testable import RegisterRowsTool

@Suite("A program")
struct ProgramStartTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder("program") }

    /// A program with these files, and a module between it and RowsCommand.
    private func start(
        _ files: KeyValuePairs<String, String>, helper: String = ""
    ) throws -> ProgramStart {
        for (name, text) in files { try scratch.write(text, to: name) }
        try scratch.write(helper, to: "Helper.swift")
        let program = SourceTarget(
            name: "hello", module: "hello", isTest: false, dependencies: ["Helper", "RowsCommand"],
            sources: files.map { scratch.url.appending(path: $0.key).path })
        let between = SourceTarget(
            name: "Helper", module: "Helper", isTest: false, dependencies: ["RowsCommand"],
            sources: [scratch.url.appending(path: "Helper.swift").path])
        return try ProgramStart(
            of: program, in: SourcePackage(name: "hello", targets: [program, between]))
    }

    @Test(
        "may call Rows.main if a source names Rows",
        arguments: [
            "await Rows.main()", "await RowsCommand.Rows.main(forms: [:])", "await Rows\n  .main()",
            "typealias R = Rows\nawait R.main()", "import enum RowsCommand.Rows",
            "await `Rows`.main()",
            "#if DEBUG\nawait Rows.main()\n#endif", "extension Rows {}",
        ])
    func names(source: String) throws {
        #expect(try start(["main.swift": source]).mayCallRows)
        #expect(
            try start(["main.swift": "run()", "run.swift": "func run() {\n\(source)\n}"])
                .mayCallRows)
        #expect(
            try start(["main.swift": "run()"], helper: "func run() {\n\(source)\n}").mayCallRows)
    }

    @Test(
        "never calls it if no source does",
        arguments: [
            "print(\"Rows.main()\")", "// await Rows.main()", "import RowsCommand",
            "@main struct Rows { static func main() {} }", "let Rows = 1", "rows.main()",
            "enum Kind { case Rows }", "",
        ])
    func namesNone(source: String) throws {
        #expect(try !start(["hello.swift": source]).mayCallRows)
    }

    /// Files and the resulting advice: where the program begins, and the line that declares its
    /// type.
    static let beginnings: [(KeyValuePairs<String, String>, place: String, line: String)] = [
        (
            ["hello.swift": "// Swift\n\n@main\nstruct hello {\n}"], "hello.swift:3:1",
            "    struct hello {"
        ),
        (
            [
                "a.swift": "let a = 1",
                "b.swift": "  @MainActor @main public final\nclass B: C<D> {}",
            ],
            "b.swift:1:14", "    class B {"
        ),
        (
            ["a.swift": "let a = 1", "b.swift": "@main extension `default` {}"], "b.swift:1:1",
            "    extension `default` {"
        ),
        (["a.swift": "", "main.swift": "print(1)"], "main.swift:1:1", ""),
        (["hello.swift": "print(1)"], "hello.swift:1:1", ""),
        (["a.swift": "", "b.swift": ""], "", "    struct Program {"),
    ]

    @Test("gets advice on where it begins and what to write there", arguments: beginnings)
    func advice(files: KeyValuePairs<String, String>, place: String, line: String) throws {
        let text = try start(files).advice
        let start =
            place.isEmpty ? "no @main and no main.swift found" : "\(scratch.url.path)/\(place)"
        let body =
            line.isEmpty
            ? "    await Rows.main()"
            : """
                @main
            \(line)
                    static func main() async {
                        await Rows.main()
                    }
                }
            """
        #expect(
            text == """
                hello depends on RowsCommand but never calls Rows.main, so it has no verbs; write \
                at its entry point (\(start)):
                    import RowsCommand

                \(body)
                """)
    }
}

@Suite("The programs in the articles")
struct ArticleProgramTests {
    /// The programs in the README and in *Add rows to a package*.
    static let programs: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let paths = ["README.md", "Sources/RowKit/RowKit.docc/AddRowsToAPackage.md"]
        let texts = paths.map { path in
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
        }
        let blocks = texts.flatMap { text in
            text.components(separatedBy: "\n```swift\n").dropFirst().map { block in
                block.components(separatedBy: "\n```")[0]
            }
        }
        return Set(blocks.filter { $0.hasPrefix("import ") && $0.contains("Rows.main") }).sorted()
    }()

    @Test("have both shapes")
    func shapes() {
        #expect(Self.programs.contains { $0.contains("@main") && $0.contains("forms:") })
        #expect(Self.programs.contains { !$0.contains("@main") && $0.contains("forms:") })
    }

    @Test("compile unchanged, and are found to call Rows.main", arguments: programs)
    func compile(program: String) async throws {
        let scratch = try ScratchFolder("program")
        try scratch.write(program + "\n", to: "Program.swift")
        var compile = ChildProcess("swiftc", "-typecheck", "-swift-version", "6", in: scratch.url)
        compile.command += program.contains("@main") ? ["-parse-as-library"] : []
        compile.command += ["Program.swift"] + Build.moduleArguments
        let outcome = try await compile.run()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors == "", "\(outcome.errors)")
        let target = SourceTarget(
            name: "hello", module: "hello", isTest: false, dependencies: ["RowsCommand"],
            sources: [scratch.url.appending(path: "Program.swift").path])
        let package = SourcePackage(name: "hello", targets: [target])
        #expect(try ProgramStart(of: target, in: package).mayCallRows)
    }
}
