/// A public row class of a target.
struct RowClass {
    let declaration: TypeDeclaration

    /// The protocol of rows, and those of RowKit that refine it.
    static let protocols: Set = ["RowType", "SelectableRowType"]

    var path: NamePath { declaration.path }

    /// The line that lists it in a plugin.
    ///
    /// A generic class is stated for texts, as a beginning.
    var entry: String {
        let arguments = Array(repeating: "String", count: declaration.genericParameters)
        let generic = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        let summary = declaration.summary()?.escaped ?? "…"
        return "RowDescriptor(\(path)\(generic).self, \"\(summary)\"),"
    }
}

extension TargetDeclarations {
    /// The public row classes, in the order of the sources; one a name.
    var publicRows: [RowClass] {
        var names: Set<NamePath> = []
        return types.filter { type in
            type.kind == .class && isPublic(type.path)
                && conforms(type.path, to: RowClass.protocols) && names.insert(type.path).inserted
        }
        .map { RowClass(declaration: $0) }
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
