import PlainText

/// A name with the names of its enclosing types, without generic arguments: `Outer.Inner`.
struct NamePath: Hashable, CustomStringConvertible {
    /// The names, without backticks.
    var names: [String]

    init(_ names: [String]) { self.names = names }

    /// The top level of a file.
    static let top = NamePath([])

    /// The path in Swift syntax, with backticks where necessary.
    var description: String { names.map(Self.quoted).joined(separator: ".") }
    var last: String { names.last ?? "" }
    /// The path of the enclosing type.
    var parent: NamePath { NamePath(names.dropLast()) }

    /// The path without the outermost name.
    var dropFirst: NamePath { NamePath(Array(names.dropFirst())) }

    static func + (first: NamePath, second: NamePath) -> NamePath {
        NamePath(first.names + second.names)
    }

    /// Returns a name in Swift syntax, with backticks if necessary.
    static func quoted(_ name: String) -> String {
        let isPlain =
            name.first?.isNumber != true
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                    true
                default: false
                }
            }
        return isPlain && !keywords.contains(name) ? name : "`\(name)`"
    }

    /// Keywords that need backticks as names.
    private static let keywords: Set = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
        "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
