import PackagePlugin

/// `swift package rows-new NAME --value TYPE`: the sources of a new row, made by `rows new`.
@main
struct RowsNewCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // The package may have a product of that name, which then is what is built.
        let own = context.package.products.first { $0.name == "rows" }
        if let own, !own.targets.contains(where: hasVerbs) {
            throw RowsFailure(
                "the product rows of \(context.package.displayName) does not depend on RowsCommand, so "
                    + "it has no verb new; let it, or give it another name")
        }
        try RowsProgram(building: "rows", packageManager)
            .run(["new"] + arguments, in: context.package.directoryURL)
    }

    private func hasVerbs(_ target: any Target) -> Bool {
        target.recursiveTargetDependencies.contains { $0.name == "RowsCommand" }
    }
}
