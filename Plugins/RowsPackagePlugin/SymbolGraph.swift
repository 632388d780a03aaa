import Foundation

/// What the compiler says of a module: its public types, and what they conform to.
struct SymbolGraph: Decodable {
    private struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Comment: Decodable {
            struct Line: Decodable { let text: String }

            let lines: [Line]
        }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
    }

    private struct Relationship: Decodable {
        let kind: String
        let source: String
        let targetFallback: String?
    }

    private var symbols: [Symbol] = []
    private var relationships: [Relationship] = []

    /// Reads all files in a folder: what extends another module's types has one of its own.
    static func read(in folder: URL) throws -> SymbolGraph {
        var graph = SymbolGraph()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names.sorted() where name.hasSuffix(".symbols.json") {
            let data = try Data(contentsOf: folder.appending(path: name))
            let part = try JSONDecoder().decode(SymbolGraph.self, from: data)
            graph.symbols += part.symbols
            graph.relationships += part.relationships
        }
        return graph
    }

    /// The row classes of the module.
    func rows(of target: String) -> [DeclaredRow] {
        let conformances = Dictionary(
            grouping: relationships.filter { $0.kind == "conformsTo" }, by: \.source)
        return symbols.compactMap { symbol in
            let protocols = Set(
                (conformances[symbol.identifier.precise] ?? []).compactMap(\.targetFallback))
            guard symbol.kind.identifier == "swift.class", protocols.contains("RowKit.RowType")
            else { return nil }
            return DeclaredRow(
                name: symbol.pathComponents.joined(separator: "."), kind: Self.kind(protocols),
                plugin: target, summary: Self.summary(of: symbol))
        }
    }

    /// The first that fits, as in a registry.
    private static func kind(_ protocols: Set<String>) -> String {
        let kinds = [
            ("RowKit.InlineRowType", "inline"), ("RowKit.PresenterRowType", "presenter"),
            ("RowKit.SelectableRowType", "selectable"), ("RowKit.OptionsProviderRow", "options"),
        ]
        return kinds.first { protocols.contains($0.0) }?.1 ?? "basic"
    }

    /// The first paragraph of its comment, on one line.
    private static func summary(of symbol: Symbol) -> String {
        let lines = symbol.docComment?.lines.map(\.text) ?? []
        return lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }
}
