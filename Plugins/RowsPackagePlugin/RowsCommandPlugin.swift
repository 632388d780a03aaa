import PackagePlugin

/// `swift package rows …`, which runs the verbs of the package's own program.
///
/// Builds and runs the executable of the package that depends on RowsCommand. If there is none,
/// lists the rows of the package and its dependencies from their sources. Writes no files.
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
        // The verb list has no operand that is a path, and reads the package's own manifest.
        let folder = rest.first == "list" ? context.package.directoryURL : nil
        try RowsProgram(building: executable.product, packageManager).run(rest, in: folder)
    }
}
