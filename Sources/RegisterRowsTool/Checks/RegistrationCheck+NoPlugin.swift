import PlainText
import SwiftSource

// The mistakes of a target without a public plugin.

extension RegistrationCheck {
    /// Returns the most likely reason why there is no public plugin.
    ///
    /// - Parameter first: The start of the sources.
    func noPlugin(first: SourcePlace) -> Diagnostic {
        if let plugin = candidates.first { return hidden(plugin) }
        guard let row = rows.first else {
            return Diagnostic(
                first,
                "\(target.target) applies RegisterRows but has no public row: no public class "
                    + "conforms to RowType")
        }
        let mistake = "\(target.target) has public rows but no plugin that lists them"
        if let type = intended {
            return Diagnostic(
                type.place, "\(mistake): \(type.path) does not conform to RowPlugin; write:",
                paste: [Self.head(of: type, inheriting: ["RowPlugin"])])
        }
        let paste =
            [
                "/// The plugin that contributes the rows of \(target.target).",
                "public enum \(suggestedName): RowPlugin {",
                "    public static let version = \"0.1.0\"",
            ] + rowsLiteral.map { "    \($0)" } + ["}"]
        return Diagnostic(
            row.declaration.place, "\(mistake); add to one of its files:", paste: paste)
    }

    private func hidden(_ plugin: TypeDeclaration) -> Diagnostic {
        let hider = target.hider(of: plugin.path) ?? plugin
        let subject = hider.path == plugin.path ? "" : "\(hider.path) "
        return Diagnostic(
            hider.place,
            "\(plugin.path) is the plugin of \(target.target) but \(subject)is not public; write:",
            paste: [Self.head(of: hider, inheriting: hider.inherited.map(\.description))])
    }

    /// The type that is probably meant to be the plugin: it has the plugin's usual name or lists
    /// rows.
    private var intended: TypeDeclaration? {
        let owners = target.rows.filter { property in
            guard case .literal(let elements) = property.value else { return false }
            return elements.contains { $0.descriptor != nil }
        }.map(\.owner)
        return ([NamePath([suggestedName])] + owners).lazy
            .compactMap { target.declaration(of: $0, in: .top) }.first { $0.kind.canBePlugin }
    }

    private var suggestedName: String {
        target.module + (target.module.hasSuffix("Plugin") ? "Rows" : "Plugin")
    }

    /// Returns the line that declares a type as public.
    private static func head(of type: TypeDeclaration, inheriting supertypes: [String]) -> String {
        let list = supertypes.isEmpty ? "" : ": \(supertypes.joined(separator: ", "))"
        return "public \(type.kind.rawValue) \(NamePath.quoted(type.path.last))\(list) {"
    }
}
