import PlainText
import RowKit

/// The names of a scaffolded row and everything that belongs to it.
struct ScaffoldName: Hashable {
    /// The name without the suffix `Row`: `Stars`.
    let stem: String

    /// The name of the row, its target and its product: `StarsRow`.
    var row: String { "\(stem)Row" }
    /// The name of the row's cell, if that is a separate class.
    var cell: String { "\(stem)Cell" }
    /// The name of the row that edits the value, below the row or on a screen.
    var editorRow: String { "\(stem)EditorRow" }
    /// The name of that row's cell, if that is a separate class.
    var editorCell: String { "\(stem)EditorCell" }
    /// The name of the common superclass of that row and the row itself.
    var sharedRow: String { "_\(stem)Row" }
    /// The name of the screen's controller.
    var controller: String { "\(stem)Controller" }
    var plugin: String { "\(stem)RowPlugin" }
    /// The name of the test target.
    var tests: String { "\(stem)RowTests" }
    /// The row's tag in examples.
    var tag: String { RowDescriptor.exampleTag(ofRow: row) }

    /// The stem in words: `Float label` for `FloatLabel`.
    var title: String {
        var words = ""
        for character in stem {
            let follows = words.last.map { $0.isLowercase || $0.isNumber } ?? false
            words +=
                character.isUppercase && follows ? " \(character.lowercased())" : "\(character)"
        }
        return words
    }

    /// Creates the names from a row's name with or without the suffix `Row`.
    ///
    /// - Throws: The reason why the name is invalid.
    init(_ text: String) throws(CommandFailure) {
        let stem = text.hasSuffix("Row") ? String(text.dropLast(3)) : text
        guard !stem.isEmpty || text.isEmpty else {
            throw .usageError(
                "\(text.quoted) is not a valid row name: a word must precede Row, as in "
                    + "StarsRow")
        }
        guard Self.isTypeName(text), Self.isTypeName(stem) else {
            let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
                .drop { !$0.isLetter }
            let near = letters.isEmpty ? nil : letters.prefix(1).uppercased() + letters.dropFirst()
            throw .usageError(
                "\(text.quoted) is not a valid row name: it must begin with a capital "
                    + "letter and have only ASCII letters and digits",
                suggestion: near.map { "\($0)Row" })
        }
        guard stem.utf8.count <= Self.longest else {
            throw .usageError(
                "\(text.quoted) is too long: at most \(Self.longest) characters")
        }
        guard !Self.taken.contains("\(stem)Row") else {
            throw .usageError("\(stem)Row is already used by RowKit")
        }
        self.stem = stem
    }

    /// Whether a string can name a type: a capital letter, then ASCII letters and digits.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        }
    }

    /// The maximum length of a stem.
    ///
    /// Longer names would make lines too long.
    static let longest = 24
    private static let taken: Set = ["AddButtonRow", "BaseRow", "InlineRow", "OptionsProviderRow"]
}
