import RowKit

/// The generated sources of a new row.
///
/// They compile and pass their tests unchanged.
struct RowScaffold {
    let name: ScaffoldName
    var value: ScaffoldValue
    let kind: RowDescriptor.Kind
    /// The folder of sources in the package, such as `Community` or `Sources`.
    let folder: String
    /// The folder of tests in the package.
    var testFolder = "Tests"

    /// A file to write, with its path in the package.
    struct File: Equatable {
        let path: String
        let text: String
    }

    /// The folders to create.
    var folders: [String] { ["\(folder)/\(name.row)", "\(testFolder)/\(name.tests)"] }

    /// The path of the example document in the package.
    var examplePath: String { "\(folders[0])/Example.json" }

    /// The files to create, sorted by path.
    var files: [File] {
        let (sources, tests) = (folders[0], folders[1])
        var files = [
            File(path: examplePath, text: exampleText),
            File(path: "\(sources)/\(name.row).swift", text: rowText),
            File(path: "\(sources)/\(name.plugin).swift", text: pluginText),
            File(path: "\(tests)/\(name.tests).swift", text: testText),
        ]
        if hasEditorRow {
            files.append(File(path: "\(sources)/\(name.editorRow).swift", text: editorRowText))
            files.append(File(path: "\(sources)/\(name.sharedRow).swift", text: sharedRowText))
        }
        if kind == .presenter {
            files.append(File(path: "\(sources)/\(name.controller).swift", text: controllerText))
        }
        if let type = value.declaredType, value.home == nil {
            files.append(File(path: "\(sources)/\(type).swift", text: valueText(type)))
        }
        return files.sorted { $0.path < $1.path }
    }

    /// Whether the value is edited in a separate row.
    var hasEditorRow: Bool { kind == .inline || kind == .presenter }

    // MARK: Parts of files

    /// The beginning of a class declaration, on one line if it fits.
    func head(of name: String, _ supertypes: String...) -> String {
        head(of: name, supertypes)
    }

    /// The beginning of a class declaration, on one line if it fits.
    func head(of name: String, _ supertypes: [String]) -> String {
        let (start, list) = (
            "public nonisolated final class \(name):", supertypes.joined(separator: ", ")
        )
        let line = "\(start) \(list) {"
        return line.count <= 100 ? line : "\(start)\n    \(list)\n{"
    }

    /// The imports at the beginning of a source.
    var imports: String {
        let modules = (["RowKit"] + (value.home.map { [$0.module] } ?? [])).sorted()
        let imports = modules.map { "import \($0)" }.joined(separator: "\n")
        guard value.isOfFoundation else { return "\(imports)\n" }
        return """
            \(imports)

            #if canImport(FoundationEssentials)
                import FoundationEssentials
            #else
                import Foundation
            #endif

            """
    }

    /// The declarations of settings.
    func settingsText(_ settings: [ScaffoldSetting]) -> String {
        settings.map { setting in
            let declaration = "public var \(setting.declaration)"
            let isLong = setting.attribute.count + declaration.count > 95
            return """
                    /// \(setting.sentence)
                    \(setting.attribute)\(isLong ? "\n    " : " ")\(declaration)

                """
        }
        .joined()
    }

    // MARK: Files

    private var pluginText: String {
        var rows = [entry(for: name.row)]
        if hasEditorRow { rows.append(entry(for: name.editorRow, isHelper: true)) }
        let list = rows.joined(separator: ",\n") + (rows.count > 1 ? ",\n" : "\n")
        return """
            import RowKit

            /// The plugin that contributes the rows of this target.
            public nonisolated enum \(name.plugin): RowPlugin {
                /// The version; increase it with each release.
                public static let version = "0.1.0"
                /// The rows, each with an example.
                public static let rows = [
            \(list)    ]
            }

            """
    }

    private func entry(for row: String, isHelper: Bool = false) -> String {
        let settings = exampleSettings(of: row)
            .map { "\($0.name.debugDescription): \($0.value.swiftLiteral)" }
        let list =
            settings.count == 1
            ? "[\(settings[0])]"
            : "[\n" + settings.map { "                    \($0),\n" }.joined()
                + "                ]"
        let value = value.documents.first.map { "value: \($0.swiftLiteral)" }
        let example = Self.call(
            "example: RowExample", ["settings: \(list)", value], end: "))", indent: 12)
        let isListed = isHelper ? "isListed: false" : nil
        return Self.call(
            "RowDescriptor", ["\(row).self", isListed],
            end: ",\n\(example)", indent: 8)
    }

    /// Returns a call that fits on lines of 100 characters, up to its last argument.
    private static func call(
        _ name: String, _ arguments: [String?], end: String, indent: Int
    ) -> String {
        let space = String(repeating: " ", count: indent)
        let arguments = arguments.compactMap(\.self)
        let list = arguments.joined(separator: ", ")
        let line = "\(space)\(name)(\(list)\(end)"
        if line.count < 100, !line.contains("\n") { return line }
        let fits = space.count + list.count < 95 && !list.contains("\n")
        let lines = fits ? list : arguments.joined(separator: ",\n\(space)    ")
        return "\(space)\(name)(\n\(space)    \(lines)\(end)"
    }

    /// The settings of a row's example.
    private func exampleSettings(of row: String) -> [(name: String, value: JSONValue)] {
        var settings: [(name: String, value: JSONValue)] = [("title", .string(name.title))]
        if kind == .selectable, let option = value.documents.first {
            settings.append(("selectableValue", option))
        }
        if kind == .options, !value.documents.isEmpty {
            settings.append(("options", .array(value.documents)))
        }
        return settings
    }

    /// The document of a form with only this row.
    private var exampleText: String {
        var row: [String: JSONValue] = [
            "row": .string(name.row), "tag": .string(name.tag),
            "settings": .object(
                Dictionary(exampleSettings(of: name.row).map { ($0.name, $0.value) }) { $1 }),
        ]
        row["value"] = value.documents.first
        let document: JSONValue = [
            "title": .string(name.title), "sections": [["rows": [.object(row)]]],
        ]
        return document.text
    }

    /// The source of the declared type.
    private func valueText(_ type: String) -> String {
        let isElement = value.listDepth > 0
        return """
            import RowKit

            /// \(isElement ? "An element of the" : "The") value of a ``\(name.row)``.
            ///
            /// Add the properties that it needs; its JSON in documents follows from `Codable`.
            public nonisolated struct \(type): Codable, Hashable, Sendable, DocumentValue {
                /// The text that the user \(isElement ? "sees" : "types").
                public var text: String

                /// Creates \(isElement ? "an element" : "a value").
                public init(text: String) { self.text = text }
            }

            """
    }
}
