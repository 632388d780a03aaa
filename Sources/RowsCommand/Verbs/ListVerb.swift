import PlainText
import RowKit

/// `rows list`, which lists the rows.
enum ListVerb: Verb {
    private static let plugin = CommandOption("plugin", "P", "List only rows of the plugin P.")
    private static let kind = CommandOption(
        "kind", "K",
        "List only rows of the kind K: \(RowDescriptor.Kind.names.joined(separator: ", ")).",
        choices: RowDescriptor.Kind.names)
    private static let valueType = CommandOption(
        "value-type", "T", "List only rows with values of the Swift type T.")

    private static let own = CommandOption(
        "own", nil,
        "List only rows of the package in the current folder, not those of its dependencies.")
    private static let all = CommandOption(
        "all", nil, "List all rows, including helpers of other rows.")

    static let usage = VerbUsage(
        name: "list",
        summary: "List the rows.",
        details: [
            "Print each row with its kind, the type of its value, its plugin and a summary. Values "
                + "marked \"Swift only\" cannot be in a document."
        ],
        options: [plugin, kind, valueType, own, all, .json])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let registry = try call.program.registry()
        let listed = try registry.rows.filter { $0.isListed || call.arguments.has(all) }
            .filter(ownership(call, registry))
        let rows = try listed.filter(condition(call.arguments, registry))
        if call.arguments.has(.json) {
            call.program.print(.array(rows.map(json)))
        } else if rows.isEmpty {
            call.program.note([
                registry.rows.isEmpty
                    ? "This program has no rows. Add a product with rows, such as "
                        + ".product(name: \"StandardRows\", package: "
                        + "\(rowKitName(call).debugDescription)), to the dependencies of its target."
                    : "No rows match."
            ])
        } else {
            let table = TextTable(
                header: ["NAME", "KIND", "VALUE", "PLUGIN", "SUMMARY"], rows: rows.map(cells))
            call.program.print(
                table.lines(
                    width: call.environment.outputWidth, style: call.environment.outputStyle))
        }
        return .success
    }

    // MARK: Filters

    private static func condition(
        _ arguments: ParsedArguments, _ registry: RowRegistry
    ) throws(CommandFailure) -> (RowDescriptor) -> Bool {
        let plugin = try known(
            arguments[plugin], "plugin", among: registry.plugins.map { $0.name })
        let kind = arguments[kind]?.text
        let type = try known(
            arguments[valueType].map {
                ParsedArguments.Given(text: SwiftTypeName.short($0.text), source: $0.source)
            },
            "value type", among: registry.rows.map(\.shownValueType))
        return { row in
            (plugin == nil || row.plugin == plugin) && (kind == nil || row.kind.rawValue == kind)
                && (type == nil || row.shownValueType == type)
        }
    }

    /// Whether a row belongs to the package in the current folder.
    ///
    /// Always true if the option is not given.
    private static func ownership(
        _ call: VerbCall, _ registry: RowRegistry
    ) throws(CommandFailure) -> (RowDescriptor) -> Bool {
        guard call.arguments.has(own) else { return { _ in true } }
        let (manifest, _) = try PackageFolder(around: call.environment).manifest()
        guard manifest.hasReadableTargets else {
            throw CommandFailure(
                .problems,
                "the targets in Package.swift cannot be read, so its own rows are unknown; use "
                    + "--plugin instead of --own")
        }
        let modules = Set(manifest.targets.map(\.module))
        let plugins = registry.plugins.filter { modules.contains(moduleName($0)) }
        let names = Set(plugins.map { $0.name })
        return { names.contains($0.plugin) }
    }

    /// The name of the package RowKit in references to its products from the package in the current
    /// folder.
    private static func rowKitName(_ call: VerbCall) -> String {
        guard let folder = try? PackageFolder(around: call.environment),
            let (manifest, _) = try? folder.manifest()
        else { return "RowKit" }
        return folder.rowKitName(in: manifest) ?? "RowKit"
    }

    private static func known(
        _ given: ParsedArguments.Given?, _ what: String, among all: @autoclosure () -> [String]
    ) throws(CommandFailure) -> String? {
        guard let given else { return nil }
        let names = all()
        guard names.contains(given.text) else {
            throw .unknown(what, given.text, from: given.source, available: names)
        }
        return given.text
    }

    // MARK: Output

    private static func cells(of row: RowDescriptor) -> [String] {
        let type = row.shownValueType + (row.isSwiftOnly ? " (Swift only)" : "")
        return [row.name, row.kind.rawValue, type, row.plugin, row.summary].map(\.onOneLine)
    }

    private static func json(of row: RowDescriptor) -> JSONValue {
        [
            "name": .string(row.name), "plugin": .string(row.plugin),
            "kind": .string(row.kind.rawValue), "valueType": .string(row.shownValueType),
            "swiftOnly": .bool(row.isSwiftOnly), "listed": .bool(row.isListed),
            "summary": .string(row.summary),
        ]
    }
}

extension CommandOption {
    /// The flag for JSON output.
    static let json = CommandOption("json", nil, "Print JSON.")
}

extension RowDescriptor.Kind {
    static let names = allCases.map(\.rawValue)
}

extension RowDescriptor {
    /// The type of the value in its short form.
    var shownValueType: String { SwiftTypeName.short(valueType) }
}
