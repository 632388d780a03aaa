extension PackageManifest {
    /// The name of the package RowKit in references to its products, or nil if the manifest does
    /// not depend on RowKit.
    ///
    /// - Parameter isRowKit: Whether the folder at a dependency's path is the package RowKit.
    func rowKitName(isRowKit: (_ path: String) -> Bool = { _ in false }) -> String? {
        guard let brackets = try? ManifestBrackets(of: tokens) else { return nil }
        let places = tokens.indices.dropFirst().dropLast().filter { place in
            tokens[place - 1].isMark(".") && tokens[place + 1].isMark("(")
        }
        func calls(of name: String) -> [[String: String]] {
            places.filter { tokens[$0].text == name }.compactMap { place in
                (try? brackets.call(in: tokens, at: place + 1)).map(texts)
            }
        }
        let packages = calls(of: "package")
        for product in calls(of: "product") {
            if let name = product["name"], let package = product["package"],
                Self.products.contains(name), !packages.isEmpty
            {
                return package
            }
        }
        return packages.compactMap { Self.rowKitName(of: $0, isRowKit) }.first
    }

    /// Products that only RowKit has.
    private static let products: Set = [
        "RowKit", "StandardRows", "RowsCommand", "RowTesting", "RowLaws",
    ]

    /// The arguments of a call that are string literals, by label.
    private func texts(_ call: ManifestCall) -> [String: String] {
        let texts = call.arguments.map { ($0.label, text(of: $0)) }
        return Dictionary(texts) { first, _ in first }.compactMapValues(\.self)
    }

    private static func rowKitName(
        of dependency: [String: String], _ isRowKit: (String) -> Bool
    ) -> String? {
        if let name = dependency["name"] { return name.lowercased() == "rowkit" ? name : nil }
        guard let place = dependency["url"] ?? dependency["path"] else { return nil }
        let last = place.split(separator: "/").last.map(String.init) ?? ""
        if ["rowkit", "rowkit.git"].contains(last.lowercased()) { return "RowKit" }
        return dependency["path"].flatMap { isRowKit($0) ? last : nil }
    }
}
