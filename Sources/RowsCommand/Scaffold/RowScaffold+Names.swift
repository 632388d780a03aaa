import RowKit
import SwiftSource

extension RowScaffold {
    /// The names of what is made.
    var ownNames: [String] {
        var names = [name.row, name.cell, name.plugin, name.tests]
        if hasEditorRow { names += [name.editorRow, name.editorCell] }
        if kind == .presenter { names.append(name.controller) }
        return names
    }

    /// Why what is made would not compile: a name in it that would mean two things.
    ///
    /// - Throws: That name, and another that would do.
    func checkNames() throws(CommandFailure) {
        if ownNames.contains(value.type) {
            throw .misuse(
                "\(value.type) is a name of the row itself, not of its value",
                suggestion: nearestType)
        }
        let used = try Self.usedNames(kind, folder)
        if let clash = ownNames.first(where: used.contains) {
            throw .misuse("\(clash), which would be made, is a name of RowKit itself")
        }
        if value.isDeclared, used.contains(value.type) {
            throw .misuse(
                "\(value.type.debugDescription) cannot be declared: what is made uses that name for "
                    + "something else",
                suggestion: nearestType)
        }
    }

    /// The name of a type that nothing else is called.
    private var nearestType: String { "\(name.stem)Value" }

    /// All names in what is scaffolded for a row, but for its own.
    private static func usedNames(
        _ kind: RowKind, _ folder: String
    ) throws(CommandFailure) -> Set<String> {
        let other = RowScaffold(
            name: try ScaffoldName("Qx"), value: try ScaffoldValue("Qy"), kind: kind, folder: folder
        )
        let words = other.files.flatMap { file in
            TokenReader.tokens(of: SourceFile(path: file.path, text: file.text)).tokens
                .filter(\.isIdentifier).map(\.text)
        }
        // Words of the language, and what its macros write.
        return Set(words).union(["Any", "Never", "Protocol", "Self", "Swift", "Type", "Void"])
            .subtracting(other.ownNames)
    }
}
