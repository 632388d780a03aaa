import RowKit
import RowText
import SwiftSource

extension RowScaffold {
    /// The names of the scaffold's own types and targets.
    var ownNames: [String] {
        var names = [name.row, name.cell, name.plugin, name.tests]
        if hasEditorRow { names += [name.editorRow, name.editorCell] }
        if kind == .presenter { names.append(name.controller) }
        return names
    }

    /// Checks that no name in the generated sources has two meanings.
    ///
    /// - Throws: An error with the ambiguous name, and a suggestion for another if it is the
    ///   value's type.
    func checkNames() throws(CommandFailure) {
        if ownNames.contains(value.type) {
            throw .usageError(
                "\(value.type) is declared for the row itself, so it cannot be the type of its "
                    + "value",
                suggestion: nearestType)
        }
        let used = try Self.usedNames(kind, folder)
        if let clash = ownNames.first(where: used.contains) {
            throw .usageError("\(clash), which would be declared, is already used by RowKit")
        }
        if value.isDeclared, used.contains(value.type) {
            throw .usageError(
                "\(value.type.quoted) cannot be declared: the generated sources use that "
                    + "name for something else",
                suggestion: nearestType)
        }
    }

    /// A name for the value's type that is not used for anything else.
    private var nearestType: String { "\(name.stem)Value" }

    /// All names that the generated sources of a row use, except its own.
    private static func usedNames(
        _ kind: RowDescriptor.Kind, _ folder: String
    ) throws(CommandFailure) -> Set<String> {
        let other = RowScaffold(
            name: try ScaffoldName("Qx"), value: try ScaffoldValue("Qy"), kind: kind, folder: folder
        )
        let words = other.files.flatMap { file in
            TokenReader.tokens(of: SourceFile(path: file.path, text: file.text)).tokens
                .filter(\.isIdentifier).map(\.text)
        }
        // Add names that the language and its macros use.
        return Set(words).union(["Any", "Never", "Protocol", "Self", "Swift", "Type", "Void"])
            .subtracting(other.ownNames)
    }
}
