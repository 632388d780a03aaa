import PackagePlugin

/// `swift package rows-new NAME --value TYPE`, which creates the sources of a new row with `rows
/// new`.
@main
struct RowsNewCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // A product of the package with this name would be built instead.
        if let own = context.package.products.first(where: { $0.name == "rows" }) {
            try check(own, context)
        }
        try RowsProgram(building: "rows", packageManager)
            .run(["new"] + arguments, in: context.package.directoryURL)
    }

    /// Checks that a product of the package has the verb `new`.
    private func check(_ product: any Product, _ context: PluginContext) throws {
        let program = product.targets.first { target in
            target.recursiveTargetDependencies.contains { $0.name == "RowsCommand" }
        }
        guard let program else {
            throw RowsFailure(
                "the product rows of \(context.package.displayName) does not depend on RowsCommand, so "
                    + "it has no verb new; add that dependency, or rename the product")
        }
        try SourceReader(context).checkMain(of: program)
    }
}
