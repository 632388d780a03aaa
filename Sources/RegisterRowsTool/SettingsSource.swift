import PlainText
import SwiftSource

/// The generated source that lists the settings of a class.
enum SettingsSource {
    /// Returns the extension of a class with its settings.
    static func text(of settings: DeclaredSettings) -> String {
        let name = settings.owner.path.description
        let entries = settings.properties.map { "            \(entry(of: $0, in: name))," }
        let (conformance, declaration) =
            settings.inheritsFromRow
            ? (": RowKit::_DeclaredSettings", "var _declaredSettings: [RowKit::RowSetting]")
            : ("", "func declaredSettings(of _: \(name).Type) -> [RowKit::RowSetting]")
        let text = """

            nonisolated extension \(name)\(conformance) {
                /// The settings that the class declares.
                public static \(declaration) {
                    [
            \(entries.joined(separator: "\n"))
                    ]
                }
            }

            """
        return settings.owner.condition.map { "\n#if \($0)\(text)#endif\n" } ?? text
    }

    private static func entry(of setting: SettingProperty, in owner: String) -> String {
        let attribute = setting.attribute
        let property = attribute.listed ?? setting.name
        var arguments = [
            "\"\(attribute.name ?? property)\"", "\\\(owner).\(NamePath.quoted(property))",
            "\"\((setting.summary() ?? "").withoutMarkup.escaped)\"",
        ]
        if let range = attribute.range { arguments.append("in: \(range)") }
        if let limit = attribute.limit {
            arguments.append("notAbove: \\\(owner).\(NamePath.quoted(limit))")
        }
        if attribute.name != nil { arguments.append("property: \"\(property)\"") }
        if attribute.isWords { arguments.append("isWords: true") }
        return ".init(\(arguments.joined(separator: ", ")))"
    }
}

extension String {
    /// The text of a comment as form authors see it: without code voice, and with `null`, as in
    /// documents, for `nil`.
    var withoutMarkup: String {
        filter { $0 != "`" }.split(separator: " ", omittingEmptySubsequences: false)
            .map { word in
                word.hasPrefix("nil") && word.dropFirst(3).allSatisfy { !$0.isLetter }
                    ? "null" + word.dropFirst(3) : word
            }
            .joined(separator: " ")
    }
}
