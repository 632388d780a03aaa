extension RowScaffold {
    /// The line of the product in a manifest.
    var productText: String { ".library(name: \"\(name.row)\", targets: [\"\(name.row)\"])" }

    /// The lines of the targets in a manifest.
    ///
    /// - Parameter package: The name of the package RowKit in the manifest, or nil in RowKit
    ///   itself.
    func targetTexts(rowKit package: String?) -> [String] {
        let product = { (name: String) in
            package.map { ".product(name: \"\(name)\", package: \"\($0)\")" } ?? "\"\(name)\""
        }
        let rowKit = product("RowKit")
        let home = value.home.map { ["\"\($0.name)\""] } ?? []
        let plugin =
            package.map { ".plugin(name: \"RegisterRows\", package: \"\($0)\")" }
            ?? "\"RegisterRows\""
        let list = ["\"\(name.row)\""] + home + [rowKit, product("RowTesting")]
        let line = "[\(list.joined(separator: ", "))]"
        // The manifest indents these lines by another eight spaces.
        let dependencies =
            "    dependencies: \(line))".count <= 90
            ? line : "[\n" + list.map { "        \($0),\n" }.joined() + "    ]"
        let own = "dependencies: [\((home + [rowKit]).joined(separator: ", "))],"
        let start = "    name: \"\(name.row)\","
        let isFound = PackageManifest.sourceFolders.contains(folder)
        let path = isFound ? "" : "\n    path: \"\(folder)/\(name.row)\","
        return [
            """
            .target(
            \(start)\(start.count + own.count < 91 ? " " : "\n    ")\(own)\(path)
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
