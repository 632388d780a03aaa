import Foundation
import PackagePlugin

/// `swift package rows …`: the verbs of the package's own `rows`.
///
/// It builds and runs the executable of the package that depends on RowsCommand. Where there is none,
/// it lists the rows that the package and what it depends on declare. It writes nothing.
@main
struct RowsCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "product").last
        let rest = extractor.remainingArguments
        guard let name = try RowsExecutable.name(in: context.package, wanted: wanted) else {
            return try list(context, arguments: rest)
        }
        try run(name, arguments: rest)
    }

    // MARK: With an executable

    private func run(_ name: String, arguments: [String]) throws {
        if arguments.contains("-") {
            throw RowsFailure(
                "a package plugin has no standard input; name a file, or run swift run \(name)")
        }
        let result = try packageManager.build(
            .product(name), parameters: .init(configuration: .inherit, logging: .concise))
        guard result.succeeded else {
            Diagnostics.error(result.logText)
            throw RowsFailure("\(name) does not build")
        }
        guard let program = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            throw RowsFailure("\(name) was built, but is not an executable")
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw RowsFailure("\(name) was ended by signal \(process.terminationStatus)")
        }
        // The program has said what is wrong.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    // MARK: Without

    private func list(_ context: PluginContext, arguments: [String]) throws {
        let verb = arguments.first ?? "list"
        guard verb == "list", arguments.dropFirst().allSatisfy({ $0 == "--json" }) else {
            throw RowsFailure(
                """
                no executable of \(context.package.displayName) depends on RowsCommand, so there is \
                only the verb list, with or without --json; for all others, make one whose main.swift \
                is:
                    import RowsCommand

                    await Rows.main(forms: [:])
                """)
        }
        let rows = try DeclaredRow.all(in: context.package, packageManager)
        if arguments.contains("--json") {
            print(try DeclaredRow.json(of: rows))
        } else if rows.isEmpty {
            note("There are no rows in \(context.package.displayName) or what it depends on.")
        } else {
            print(DeclaredRow.table(of: rows))
        }
        note(
            "These rows are declared; what they take is known to a program that links them: an "
                + "executable target with await Rows.main(forms: [:]).")
    }

    private func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

/// Why the plugin cannot do what it is asked for.
struct RowsFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
