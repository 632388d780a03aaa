extension RowScaffold {
    /// The line of the product in a manifest.
    var productText: String { ".library(name: \"\(name.row)\", targets: [\"\(name.row)\"])" }

    /// The lines of the targets in a manifest.
    ///
    /// - Parameter isInRowKit: Whether that is RowKit's own.
    func targetTexts(isInRowKit: Bool) -> [String] {
        let rowKit = isInRowKit ? "\"RowKit\"" : ".product(name: \"RowKit\", package: \"RowKit\")"
        let plugin =
            isInRowKit
            ? "\"RegisterRows\"" : ".plugin(name: \"RegisterRows\", package: \"RowKit\")"
        let list = "\"\(name.row)\", \(rowKit)"
        // In a manifest, this stands at eight more spaces.
        let dependencies =
            "    dependencies: [\(list)])".count <= 90
            ? "[\(list)]" : "[\n        \(list),\n    ]"
        let path = folder == "Sources" ? "" : "\n    path: \"\(folder)/\(name.row)\","
        return [
            """
            .target(
                name: "\(name.row)",
                dependencies: [\(rowKit)],\(path)
                exclude: ["Example.json"],
                plugins: [\(plugin)])
            """,
            """
            .testTarget(
                name: "\(name.tests)",
                dependencies: \(dependencies))
            """,
        ]
    }
}
