import PlainText
import RowKit
import SwiftSource

extension RowScaffold {
    /// The names of the scaffold's own types and targets.
    var ownNames: [String] {
        var names = [name.row, name.plugin, name.tests] + cellNames
        if hasEditorRow { names += [name.editorRow, name.sharedRow] }
        if kind == .presenter { names.append(name.controller) }
        return names
    }

    /// Checks that no name in the generated sources has two meanings.
    ///
    /// - Throws: An error with the ambiguous name. If it is the value's type, also suggests another
    ///   name.
    func checkNames() throws(CommandFailure) {
        if let type = value.declaredType, ownNames.contains(type) {
            throw .usageError(
                "\(type) is declared for the row itself, so it cannot be the type of its "
                    + "value",
                suggestion: nearestType)
        }
        let used = try Self.usedNames(kind, folder)
        if let clash = ownNames.first(where: used.contains) {
            throw .usageError("\(clash), which would be declared, is already used by RowKit")
        }
        guard let type = value.declaredType else { return }
        if used.contains(type) {
            throw .usageError(
                "\(type.quoted) cannot be declared: the generated sources use that "
                    + "name for something else",
                suggestion: nearestType)
        }
        if let owner = KnownTypeNames.owner(of: type) { throw hiding(type, of: owner) }
    }

    /// The failure for a type that would hide another one, with a suggestion.
    private func hiding(_ type: String, of owner: String) -> CommandFailure {
        let reason = "\(type.quoted) is a type of \(owner), which a new type would hide; "
        return switch type {
        case "Array", "Set":
            .usageError(reason + "name the type of the elements, as in [Rating] or Set<Rating>")
        case "Optional":
            .usageError(reason + "the value of a row is always optional, so use the wrapped type")
        default:
            .usageError(
                reason + "use another name, or change the type in the sources of the new row",
                suggestion: nearestType)
        }
    }

    /// An unused name for the value's type.
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
        // Include names that the language and its macros use.
        return Set(words).union(["Any", "Never", "Protocol", "Self", "Swift", "Type", "Void"])
            .subtracting(other.ownNames)
    }
}
