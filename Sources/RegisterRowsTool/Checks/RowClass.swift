/// A public row class of a target.
struct RowClass {
    let declaration: TypeDeclaration

    /// The protocol of rows, and those of RowKit that refine it.
    static let protocols: Set = ["RowType", "SelectableRowType"]

    /// Its name with the generic parameters of all types in it, stated for texts as a beginning:
    /// `Outer<String>.GlowRow<String, String>`.
    let type: String

    var path: NamePath { declaration.path }

    /// The line that lists it in a plugin.
    var entry: String {
        "RowDescriptor(\(type).self, \"\(declaration.summary()?.escaped ?? "…")\"),"
    }
}

extension TargetDeclarations {
    /// The public row classes, in the order of the sources; one a name.
    var publicRows: [RowClass] {
        var names: Set<NamePath> = []
        return types.filter { type in
            type.kind == .class && isPublic(type.path)
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
    /// As it is written in a literal of one line.
    var escaped: String {
        reduce(into: "") { text, character in
            if "\"\\".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
