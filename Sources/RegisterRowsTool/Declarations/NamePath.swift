/// A name with those of the types around it, without generic arguments: `Outer.Inner`.
struct NamePath: Hashable, CustomStringConvertible {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    /// The top of a file.
    static let top = NamePath([])

    var description: String { names.joined(separator: ".") }
    var last: String { names.last ?? "" }
    /// What it stands in.
    var parent: NamePath { NamePath(names.dropLast()) }

    static func + (first: NamePath, second: NamePath) -> NamePath {
        NamePath(first.names + second.names)
    }
}
