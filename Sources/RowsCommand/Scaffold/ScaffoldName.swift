import RowKit

/// What a scaffolded row and all that belongs to it are called.
struct ScaffoldName: Hashable {
    /// The name without what says that it is a row: `Stars`.
    let stem: String

    /// The row, its target and its product: `StarsRow`.
    var row: String { "\(stem)Row" }
    /// Its cell.
    var cell: String { "\(stem)Cell" }
    /// The row that opens below it or on a screen, in which the value is given.
    var editorRow: String { "\(stem)EditorRow" }
    /// The cell of that.
    var editorCell: String { "\(stem)EditorCell" }
    /// The screen that it opens.
    var controller: String { "\(stem)Controller" }
    /// Its plugin.
    var plugin: String { "\(stem)RowPlugin" }
    /// Its tests.
    var tests: String { "\(stem)RowTests" }
    /// Its tag in examples.
    var tag: String { RowDescriptor.exampleTag(ofRow: row) }

    /// The stem as a person writes it: `Float label` for `FloatLabel`.
    var title: String {
        var words = ""
        for character in stem {
            let follows = words.last.map { $0.isLowercase || $0.isNumber } ?? false
            words +=
                character.isUppercase && follows ? " \(character.lowercased())" : "\(character)"
        }
        return words
    }

    /// Reads a name, with or without `Row` at its end.
    ///
    /// - Throws: What is wrong with it.
    init(_ text: String) throws(CommandFailure) {
        let stem = text.hasSuffix("Row") ? String(text.dropLast(3)) : text
        guard Self.isTypeName(text), Self.isTypeName(stem) else {
            let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
                .drop { !$0.isLetter }
            let near = letters.isEmpty ? nil : letters.prefix(1).uppercased() + letters.dropFirst()
            throw .misuse(
                "\(text.debugDescription) is no name of a row: it begins with a capital and has "
                    + "only letters and digits of ASCII",
                suggestion: near.map { "\($0)Row" })
        }
        guard stem.utf8.count <= Self.longest else {
            throw .misuse("\(text.debugDescription) is too long: \(Self.longest) letters at most")
        }
        guard !Self.taken.contains("\(stem)Row") else {
            throw .misuse("\(stem)Row is a name of RowKit itself")
        }
        self.stem = stem
    }

    /// Whether a text is the name of a type that needs no quoting: a capital, letters and digits.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        }
    }

    /// With longer names, lines would be too long.
    static let longest = 24
    private static let taken: Set = ["AddButtonRow", "BaseRow", "InlineRow", "OptionsProviderRow"]
}
