import PlainText
import RowKit

/// The full description of a row.
struct RowPortrait {
    private let row: RowDescriptor
    /// The version of the row's plugin.
    private let version: String?
    let settings: [SettingPortrait]
    private let exampleInSwift: String
    private let options: OptionsPortrait

    init(_ row: RowDescriptor, in registry: RowRegistry) {
        self.row = row
        version = registry.plugins.first { $0.name == row.plugin }?.version
        options = OptionsPortrait(of: row, in: registry)
        exampleInSwift = row.swift(of: row.example, in: registry)
        let fresh = row.make()
        settings = row.settings.map { SettingPortrait($0, of: fresh) }
    }

    /// The description as lines.
    ///
    /// - Parameter width: The number of terminal columns, or nil for no limit.
    func lines(width: Int?, style: TextStyle) -> [String] {
        var lines = [style.heading(row.name.onOneLine)]
        lines += Paragraph.lines(row.summary.onOneLine, width: width)
        lines.append("")
        lines += facts.map { "\($0.padded(to: 8))\($1.onOneLine)" }
        lines += ["", style.heading("Settings")]
        for setting in settings { lines += setting.lines(width: width) }
        for (title, text) in [
            ("Example in Swift", exampleInSwift),
            ("Example in JSON", row.exampleInJSON.text),
        ] {
            lines += ["", style.heading(title)]
            lines += text.split(separator: "\n").map { "  \($0.printable)" }
        }
        return lines
    }

    /// The facts about the row, by name.
    var facts: [(name: String, text: String)] {
        let plugin = [row.plugin, version].compactMap { $0 }.joined(separator: " ")
        let value = row.shownValueType + (row.isSwiftOnly ? ", in Swift only" : "")
        return [
            ("Plugin", plugin), ("Kind", row.kind.rawValue),
            ("Swift", rowType == row.name ? "" : rowType), ("Value", value),
            ("JSON", row.valueSchema.flatMap(JSONShape.text) ?? ""),
            ("Options", options.text),
            ("Cell", SwiftTypeName.short(row.cellType)),
            ("Listed", row.isListed ? "" : "no: it is a helper of other rows"),
        ].filter { !$1.isEmpty }
    }

    /// The row's class, with which Swift code creates a generic row.
    private var rowType: String { SwiftTypeName.short(row.rowType) }

    /// The description as JSON.
    var json: JSONValue {
        [
            "name": .string(row.name), "plugin": .string(row.plugin),
            "pluginVersion": version.map { .string($0) } ?? .null,
            "kind": .string(row.kind.rawValue), "valueType": .string(row.shownValueType),
            "swiftOnly": .bool(row.isSwiftOnly), "listed": .bool(row.isListed),
            "valueSchema": row.valueSchema ?? .null, "options": options.json,
            "rowType": .string(rowType),
            "cellType": .string(SwiftTypeName.short(row.cellType)),
            "summary": .string(row.summary), "settings": .array(settings.map(\.json)),
            "example": ["swift": .string(exampleInSwift), "json": row.exampleInJSON],
        ]
    }
}

/// The full description of a setting.
struct SettingPortrait {
    private let setting: RowSetting
    /// The setting's default, or nil if JSON cannot represent it.
    private let defaultValue: JSONValue?

    init(_ setting: RowSetting, of row: BaseRow) {
        self.setting = setting
        defaultValue = try? setting.value(of: row)
    }

    var name: String { setting.name }

    func lines(width: Int?) -> [String] {
        let indent = "      "
        let room = width.map { $0 - indent.count }
        let text = explanation.flatMap { Paragraph.lines($0.onOneLine, width: room) }
        return ["  \(declaration)".onOneLine] + text.map { indent + $0 }
    }

    /// The name, the type and the default.
    var declaration: String {
        let type = SwiftTypeName.short(setting.type)
        return "\(setting.name): \(type)\(defaultValue.map { " = \($0.lineText)" } ?? "")"
    }

    /// The sentence about the setting, followed by a note on its values if there is one.
    var explanation: [String] {
        guard let schema = setting.schema else {
            return [setting.sentence + " It can only be set in Swift."]
        }
        let pipe = setting.isWords ? "In documents, {$tag} shows the value of another row." : nil
        return [setting.sentence, pipe, note(on: schema)].compactMap(\.self)
    }

    /// A note on the setting's values, or nil if its type is sufficient.
    private func note(on schema: JSONValue) -> String? {
        // `rows describe` lists the settings of an inner row under that row's name.
        if setting.innerRow != nil {
            return "In JSON: the settings of \(SwiftTypeName.short(setting.type))."
        }
        return JSONShape.remark(on: schema)
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(setting.name), "type": .string(SwiftTypeName.short(setting.type)),
            "sentence": .string(setting.sentence), "swiftOnly": .bool(setting.schema == nil),
            "showsValues": .bool(setting.isWords), "bindable": .bool(setting.isBindable),
        ]
        if let defaultValue { members["default"] = defaultValue }
        if let allowed = setting.allowedValues { members["allowedValues"] = .array(allowed) }
        if let schema = setting.schema { members["schema"] = schema }
        return .object(members)
    }
}
