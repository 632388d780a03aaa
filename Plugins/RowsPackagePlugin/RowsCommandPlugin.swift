import PackagePlugin

/// `swift package rows …`: the verbs of the package's own `rows`.
///
/// It builds and runs the executable of the package that depends on RowsCommand. Where there is
/// none, it lists the rows that the package and what it depends on declare. It writes nothing.
@main
struct RowsCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "product").last
        let rest = extractor.remainingArguments
        guard let name = try RowsExecutable.name(in: context.package, wanted: wanted) else {
            return try list(context, arguments: rest)
        }
        try RowsProgram(building: name, packageManager).run(rest)
    }

    private func list(_ context: PluginContext, arguments: [String]) throws {
        let verb = arguments.first ?? "list"
        guard verb == "list", arguments.dropFirst().allSatisfy({ $0 == "--json" }) else {
            throw RowsFailure(
                """
                no executable of \(context.package.displayName) depends on RowsCommand, so there is \
                only the verb list, with or without --json; for all others, make one whose main.swift \
                is:
                    import RowsCommand

                    await Rows.main()
                """)
        }
        let rows = try DeclaredRow.all(in: context.package, packageManager)
        if arguments.contains("--json") {
            print(try DeclaredRow.json(of: rows))
        } else if rows.isEmpty {
            Diagnostics.warning(
                "there are no rows in \(context.package.displayName) or what it depends on")
        } else {
            print(DeclaredRow.table(of: rows))
        }
        Diagnostics.warning(
            "only what is declared is known; what the values are is known to a program that links "
                + "the rows: an executable target with await Rows.main()")
    }
}
