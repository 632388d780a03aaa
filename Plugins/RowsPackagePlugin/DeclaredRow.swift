import Foundation
import PackagePlugin

/// A public row class, as the compiler's symbol graph shows it.
struct DeclaredRow: Encodable {
    let name: String
    let kind: String
    /// What a symbol graph does not show.
    let valueType: String? = nil
    /// The target that declares it: plugins are called as their targets are.
    let plugin: String
    let summary: String

    /// The rows of the package's targets and of all targets that they depend on, sorted by name.
    static func all(
        in package: Package, _ packageManager: PackageManager
    ) throws -> [DeclaredRow] {
        var modules: [String: SwiftSourceModuleTarget] = [:]
        for target in package.targets {
            for next in [target] + target.recursiveTargetDependencies {
                guard let module = next as? SwiftSourceModuleTarget, mayHaveRows(module) else {
                    continue
                }
                modules[module.moduleName] = module
            }
        }
        let rows = try modules.values.sorted { $0.moduleName < $1.moduleName }
            .flatMap { module in
                let graph = try packageManager.getSymbolGraph(
                    for: module,
                    options: .init(
                        minimumAccessLevel: .public, includeSynthesized: false, includeSPI: false,
                        emitExtensionBlocks: false))
                return try SymbolGraph.read(in: graph.directoryURL).rows(of: module.name)
            }
        return rows.sorted { ($0.name, $0.plugin) < ($1.name, $1.plugin) }
    }

    /// RowKit itself has only what other rows are made of.
    private static func mayHaveRows(_ module: SwiftSourceModuleTarget) -> Bool {
        module.kind == .generic && module.moduleName != "RowKit"
            && module.recursiveTargetDependencies.contains { $0.name == "RowKit" }
    }

    // MARK: As text

    /// In the columns of `rows list`.
    static func table(of rows: [DeclaredRow]) -> String {
        let cells =
            [["NAME", "KIND", "VALUE", "PLUGIN", "SUMMARY"]]
            + rows.map { [$0.name, $0.kind, $0.valueType ?? "?", $0.plugin, $0.summary] }
        let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
        let lines = cells.map { row in
            zip(row, widths + [0]).map { text, width in
                text + String(repeating: " ", count: max(0, width - text.count))
            }
            .joined(separator: "  ")
        }
        return lines.joined(separator: "\n")
    }

    /// As `rows list --json` has it; what they take is null.
    static func json(of rows: [DeclaredRow]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(rows), as: UTF8.self)
    }

    private enum CodingKeys: CodingKey { case name, kind, valueType, plugin, summary }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(kind, forKey: .kind)
        try container.encode(valueType, forKey: .valueType)
        try container.encode(plugin, forKey: .plugin)
        try container.encode(summary, forKey: .summary)
    }
}
