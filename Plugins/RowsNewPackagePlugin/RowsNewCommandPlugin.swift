import PackagePlugin

/// `swift package rows-new NAME --value TYPE`: the sources of a new row, made by `rows new`.
@main
struct RowsNewCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try RowsProgram(building: "rows", packageManager)
            .run(["new"] + arguments, in: context.package.directoryURL)
    }
}
