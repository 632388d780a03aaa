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
        let summary = declaration.summary()?.flatMap { character in
            "\"\\".contains(character) ? "\\\(character)" : "\(character)"
        }
        return "RowDescriptor(\(path)\(generic).self, \"\(summary.map { String($0) } ?? "…")\"),"
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
