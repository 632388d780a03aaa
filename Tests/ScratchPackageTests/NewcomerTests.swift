import Foundation
import RowKit
import TestRuns
import Testing

@testable import RowsCommand

extension ScratchPackageTests {
    @Suite("made by swift package init")
    struct NewcomerTests {
        private let package: ScratchPackage
        /// The blocks of code in the README, and then in *Add rows to a package*.
        private let blocks: [MarkdownBlock]

        init() throws {
            package = try ScratchPackageTests.package.get()
            let articles = ["README.md", "Sources/RowKit/RowKit.docc/AddRowsToAPackage.md"]
            blocks = try articles.flatMap { try MarkdownBlock.all(in: $0) }
        }

        private func block(_ start: String) throws -> String {
            try #require(blocks.first { $0.code.hasPrefix(start) }, "no block begins with \(start)")
                .code
        }

        private func program(_ mark: String) throws -> String {
            let block = blocks.first { $0.code.hasPrefix("import ") && $0.code.contains(mark) }
            return try #require(block, "no program has \(mark)").code + "\n"
        }

        /// Follows the README from the beginning, in a package of a given type.
        private func start(type: String = "executable") async throws {
            try await package.clear()
            let shown = type == "library" ? type : "executable"
            let lines = try block("swift package init --type \(shown)").split(separator: "\n")
            for line in lines where line != "swift package rows list" {
                let own =
                    line
                    .replacing("--type executable", with: "--type \(type) --name hello")
                    .replacing("../RowKit", with: "RowKit")
                // A package of another type has no program.
                guard type == "executable" || !own.contains("RowsCommand") else { continue }
                _ = try await package.output(own.split(separator: " ").dropFirst().map(String.init))
            }
        }

        @Test("has every verb with either program of the README")
        func program() async throws {
            try await start()
            let file = "Sources/hello/hello.swift"
            #expect(try package.text(of: file).contains("print(\"Hello, world!\")"))
            try package.write(try program("@main"), to: file)
            let list = try await package.output("run", "hello", "list")
            #expect(list.contains("\nTextRow "))
            #expect(try await package.output("package", "rows", "list") == list)
            let drawing = try await package.output("package", "rows", "draw", "sign-up")
            #expect(drawing.hasPrefix("form : \"Sign up\"\n"))
            try package.write("{\"name\": \"Ada\"}", to: "values.json")
            let filled = try await package.output(
                "run", "hello", "fill", "sign-up", "--values", "values.json")
            #expect(filled == "{\"email\": null, \"name\": \"Ada\"}\n")
            try await testForm()

            try await start()
            try FileManager.default.removeItem(at: package.folder.appending(path: file))
            try package.write(
                try program("\nawait Rows.main(forms:"), to: "Sources/hello/main.swift")
            #expect(try await package.output("package", "rows", "list") == list)
        }

        /// Follows the article *Testing* from the beginning.
        private func testForm() async throws {
            let blocks = try MarkdownBlock.all(
                in: "Sources/RowTesting/RowTesting.docc/Testing.md")
            let command = try #require(blocks.first).code
            _ = try await package.output(
                command.split(separator: " ").dropFirst().map(String.init))
            let test = try #require(blocks.first { $0.code.contains("@testable import hello") })
            try package.write(test.code + "\n", to: "Tests/helloTests/helloTests.swift")
            let run = try await package.swift("test")
            #expect(
                run.status == 0,
                "\(run.output)\(run.errors)")
            #expect(
                run.output.contains("A name is required"),
                "\(run.output)\(run.errors)")
        }

        @Test("writes each line that a form prints at once, even if output goes to a file")
        func printing() async throws {
            try await start()
            let source = """
                import Foundation
                import RowKit
                import RowsCommand

                @main
                struct hello {
                    static func main() async {
                        await Rows.main(forms: ["killed": { killed() }])
                    }

                    static func killed() -> Form {
                        print("made")
                        kill(getpid(), SIGKILL)
                        return Form()
                    }
                }

                """
            try package.write(source, to: "Sources/hello/hello.swift")
            let outcome = try await package.swift("run", "hello", "draw", "killed")
            #expect(outcome.status != 0, "\(outcome)")
            #expect(outcome.output == "made\n", "\(outcome)")
        }

        @Test("publishes rows as described in the article")
        func publishing() async throws {
            try await package.clear()
            let blocks = try MarkdownBlock.all(
                in: "Sources/RowKit/RowKit.docc/PublishYourRows.md"
            ).map(\.code)
            let manifest = try #require(blocks.first { $0.hasPrefix("// swift-tools-version") })
                .replacing(/\.package\(path: .*\)/, with: ScratchPackage.dependency)
            try package.write(manifest + "\n", to: "Package.swift")
            let main = try #require(blocks.first { $0.hasPrefix("import RowsCommand") })
            try package.write(main + "\n", to: "Sources/cinema/main.swift")
            let new = try #require(blocks.first { $0.contains("rows-new") })
            _ = try await package.output(new.split(separator: " ").dropFirst().map(String.init))
            let commands = try #require(blocks.first { $0.hasPrefix("swift test\n") })
                .split(separator: "\n")
            #expect(commands.count == 5)
            for command in commands.dropLast() {
                _ = try await package.output(
                    command.split(separator: " ").dropFirst().map(String.init))
            }
            // The last command serves the example until it is stopped.
            let example = try #require(commands.last?.split(separator: " ").last)
            let drawing = try await package.output("run", "cinema", "draw", String(example))
            #expect(drawing.contains("cell cinemaStars"), "\(drawing)")
        }

        @Test("gets an immediate error if its program never calls Rows.main")
        func otherProgram() async throws {
            try await start()
            let outcome = try await package.swift("package", "rows", "list")
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            let place = package.folder.resolvingSymlinksInPath()
                .appending(path: "Sources/hello/hello.swift").path
            #expect(
                outcome.errors.contains(
                    """
                    error: hello depends on RowsCommand but never calls Rows.main, so it has no \
                    verbs; write at its entry point (\(place):4:1):
                        import RowsCommand

                        @main
                        struct hello {
                    """), "\(outcome.errors)")
            #expect(!outcome.errors.contains("Compiling RowKit "))
        }

        @Test("lists the rows of a library without compiling any")
        func library() async throws {
            try await start(type: "library")
            let outcome = try await package.swift("package", "rows", "list")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains(/\nTokenTableRow +TokenRow/))
            for module in ["RowKit", "TokenRow", "Kit"] {
                #expect(!outcome.errors.contains("Compiling \(module) "))
            }
        }

        @Test(
            "accepts a new row, and then loads and builds",
            arguments: ["executable", "library", "empty"])
        func newRow(type: String) async throws {
            if type == "empty" {
                try await package.clear()
                _ = try await package.output("package", "init", "--type", type, "--name", "hello")
                // SwiftPM would write the dependencies after the language modes, where they are not
                // allowed.
                let manifest = try package.text(of: "Package.swift").replacing(
                    "    swiftLanguageModes",
                    with:
                        "    dependencies: [\(ScratchPackage.dependency)],\n    swiftLanguageModes")
                try package.write(manifest, to: "Package.swift")
            } else {
                try await start(type: type)
            }
            if type == "executable" {
                try package.write(try program("@main"), to: "Sources/hello/hello.swift")
            }
            var errors = ""
            var environment = ProgramEnvironment(
                files: .ofProcess, writeOutput: { _ in }, writeError: { errors += $0 })
            environment.currentFolder = package.folder.path
            let command = RowsProgram(
                forms: FormList(), environment: environment,
                registry: { () throws(RegistryError) in try RowRegistry() })
            let status = await command.run(["new", "Stars", "--value", "Int"])
            #expect(status == .success, "\(errors)")
            #expect(errors.isEmpty == (type == "executable"), "\(errors)")
            let build = try await package.swift("build", "--build-tests")
            #expect(build.status == 0, "\(build.output)\(build.errors)")
            let list = try await package.output("package", "rows", "list")
            let types = type == "executable" ? "basic Int " : ""
            let words = list.split(separator: " ", omittingEmptySubsequences: true)
            let line = words.joined(separator: " ")
            #expect(line.contains("\nStarsRow \(types)StarsRow Asks for"), "\(list)")
            guard type == "executable" else { return }
            let drawing = try await package.output(
                "run", "hello", "draw", "Sources/StarsRow/Example.json")
            #expect(drawing.hasPrefix("form : \"Stars\"\n"), "\(drawing)")
        }
    }
}
