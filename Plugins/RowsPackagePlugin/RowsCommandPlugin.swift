import PackagePlugin

/// `swift package rows …`: the verbs of the package's own `rows`.
///
/// It builds and runs the executable of the package that depends on RowsCommand. If there is none,
/// it reads from their sources which rows the package and what it depends on have. It writes
/// nothing.
@main
struct RowsCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let wanted = extractor.extractOption(named: "product").last
        let rest = extractor.remainingArguments
        let executable = try RowsExecutable.find(in: context.package, wanted: wanted)
        let reader = try SourceReader(context)
        guard let executable else { return try reader.run(rest) }
        try reader.checkMain(of: executable.target)
        try RowsProgram(building: executable.product, packageManager).run(rest)
    }
}
