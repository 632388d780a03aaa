struct ManifestDependency {
    /// The name that the manifest gives to the package, or nil for the package's usual name.
    let name: String?
    /// The address of its repository, or nil if it has none.
    let url: String?
    /// The path of its folder, or nil if it is not a local package.
    let path: String?

    /// The name of the package in references to its products, given the name of its folder.
    func identity(folder: String) -> String {
        name ?? (folder.hasSuffix(".git") ? String(folder.dropLast(4)) : folder)
    }
}

extension PackageManifest {
    var dependencies: [ManifestDependency] {
        calls(of: "package").map { texts in
            ManifestDependency(name: texts["name"], url: texts["url"], path: texts["path"])
        }
    }

    /// The name of the package RowKit in references to its products, or nil if the manifest does
    /// not depend on RowKit.
    ///
    /// - Parameter nameOfRowKit: Returns the name of the folder at a dependency's path if it
    ///   contains the package RowKit, or else nil.
    func rowKitName(nameOfRowKit: (_ path: String) -> String? = { _ in nil }) -> String? {
        let dependencies = dependencies
        for product in calls(of: "product") {
            if let name = product["name"], let package = product["package"],
                Self.productsOfRowKit.contains(name), !dependencies.isEmpty
            {
                return package
            }
        }
        return dependencies.compactMap { $0.rowKitName(nameOfRowKit) }.first
    }

    /// The libraries among the products, or an empty array if the products cannot be read.
    var libraries: [String] {
        products.filter { $0.kind == "library" }.map(\.name)
    }

    /// Products that only RowKit has.
    private static let productsOfRowKit: Set = [
        "RowKit", "StandardRows", "RowsCommand", "RowTesting", "RowLaws",
    ]

    /// The calls of a static function, each as its string literal arguments by label.
    ///
    /// Arguments without a label, such as the versions of a dependency, are left out.
    private func calls(of name: String) -> [[String: String]] {
        guard let brackets = try? ManifestBrackets(of: tokens) else { return [] }
        return tokens.indices.dropFirst().dropLast().compactMap { place in
            guard tokens[place].text == name, tokens[place - 1].isMark("."),
                tokens[place + 1].isMark("(")
            else { return nil }
            let texts = brackets.labelledArguments(of: tokens, behind: place + 1)
                .map { ($0.label, text(of: $0)) }
            return Dictionary(texts) { first, _ in first }.compactMapValues(\.self)
        }
    }
}

extension ManifestDependency {
    fileprivate func rowKitName(_ nameOfRowKit: (String) -> String?) -> String? {
        if let name { return name.lowercased() == "rowkit" ? name : nil }
        guard let place = url ?? path else { return nil }
        let last = place.split(separator: "/").last.map(String.init) ?? ""
        if identity(folder: last).lowercased() == "rowkit" { return "RowKit" }
        return path.flatMap(nameOfRowKit)
    }
}
