import Foundation
import Testing

@Suite("The layout of the package")
struct LayoutTests {
    @Test("Every source imports only what its target may", arguments: PackageSources.all)
    func imports(source: PackageSource) {
        let allowed = Layout.allowedImports(of: source)
        for found in source.imports where !allowed.contains(found.module) {
            Issue.record(
                "\(source.path):\(found.line): \(source.target) may not import \(found.module)")
        }
    }

    @Test("A host refers to no row type")
    func hostsNameNoRow() {
        let rows = PackageSources.all.filter {
            $0.target == "StandardRows" || $0.path.hasPrefix("Community/")
        }
        let names = Set(rows.flatMap(\.declaredTypes).filter { $0.hasSuffix("Row") })
        for source in PackageSources.all where Layout.hosts.contains(source.target) {
            for (line, name) in source.freeTypeNames where names.contains(name) {
                Issue.record("\(source.path):\(line): a host may not name \(name)")
            }
        }
    }

    @Test("The top level contains only what belongs there")
    func topLevel() throws {
        let allowed: Set = [
            "Package.swift", "Sources", "Plugins", "Tests", "Community", "README.md",
        ]
        let found = try FileManager.default.contentsOfDirectory(atPath: PackageSources.root.path)
        #expect(found.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
    }

    @Test("The package has no dependencies")
    func noDependencies() throws {
        let manifest = try String(
            contentsOf: PackageSources.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(!manifest.contains(".package("))
    }
}

/// The modules that each target may import.
enum Layout {
    static let hosts: Set = ["WebHost"]

    /// Besides these, every target may import the modules of the platform.
    private static let imports: [String: Set<String>] = [
        "PlainText": [],
        "RowSeals": [], "RowHTTP": ["PlainText", "CEventPoll"],
        "RowText": ["PlainText", "CTextTables"],
        "SwiftSource": [],
        "RowKit": ["PlainText", "RowText", "CRowSection"],
        "OptionSearch": ["RowKit", "RowText"],
        "StandardRows": ["RowKit"],
        "LocaleFormats": ["RowKit", "RowText", "Foundation"],
        "Translations": ["RowKit"],
        "RowLaws": ["RowKit", "PlainText", "RowText"],
        "RowTesting": ["RowKit", "RowLaws", "Testing"],
        "WebHost": ["RowKit", "PlainText", "RowText", "RowSeals", "RowHTTP", "CAssets"],
        "RowsCommand": [
            "RowKit", "PlainText", "RowText", "SwiftSource", "RowLaws", "LocaleFormats", "CAssets",
            "RowHTTP", "WebHost",
        ],
        "RowExamples": ["RowKit", "StandardRows", "LocaleFormats", "Translations"],
        "RowsTool": ["RowsCommand", "RowExamples", "StandardRows", "LocaleFormats"],
        "RegisterRowsTool": ["PlainText", "SwiftSource"],
        "Gazetteer": ["CGazetteer"], "LocationRow": ["COutline"],
    ]
    private static let mayImportCommunity: Set = ["RowExamples", "RowsTool"]

    static func allowedImports(of source: PackageSource) -> Set<String> {
        var allowed: Set = ["FoundationEssentials", "Synchronization"]
        if source.text.contains("canImport(FoundationEssentials)") { allowed.insert("Foundation") }
        if source.path.hasSuffix("Shell.swift") {
            allowed.formUnion(["Glibc", "Darwin", "Musl", "Dispatch"])
        }
        // On platforms without FoundationNetworking, Foundation has its contents.
        if source.path.hasSuffix("Client.swift") {
            allowed.formUnion(["FoundationNetworking", "Foundation"])
        }
        let community = Set(
            PackageSources.all.filter { $0.path.hasPrefix("Community/") }.map(\.target))
        if source.path.hasPrefix("Community/") {
            return allowed.union(["RowKit", "OptionSearch", "StandardRows"]).union(community)
                .union(imports[source.target] ?? [])
        }
        if mayImportCommunity.contains(source.target) { allowed.formUnion(community) }
        if source.target == "RowBenchmarks" { return allowed.union(source.modules) }
        return allowed.union(imports[source.target] ?? [])
    }
}
