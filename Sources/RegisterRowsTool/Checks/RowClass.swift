import PlainText

/// A public row class of a target.
struct RowClass {
    let declaration: TypeDeclaration

    /// The row protocol, and RowKit's protocols that refine it.
    static let protocols: Set = ["RowType", "SelectableRowType"]

    /// The class's full name with `String` for each generic parameter, as a starting point:
    /// `Outer<String>.GlowRow<String, String>`.
    let type: String

    var path: NamePath { declaration.path }

    /// The line that lists the row in a plugin.
    var entry: String { "RowDescriptor(\(type).self)," }
}

extension TargetDeclarations {
    /// The public row classes in the order of the sources, one for each name.
    var publicRows: [RowClass] {
        var names: Set<NamePath> = []
        return types.filter { type in
            type.kind == .class && type.access == .public && isPublic(type.path)
                && conforms(type.path, to: rowTypes) && names.insert(type.path).inserted
        }
        .map { RowClass(declaration: $0, type: stated($0.path)) }
    }

    private func stated(_ path: NamePath) -> String {
        let arguments = genericParameters(of: path).map { _ in "String" }
        let generic = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        let outer = path.parent == .top ? "" : stated(path.parent) + "."
        return outer + NamePath.quoted(path.last) + generic
    }
}

extension String {
    /// The text escaped for a one-line string literal.
    var escaped: String {
        reduce(into: "") { text, character in
            if "\"\\".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
