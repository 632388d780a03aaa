import Foundation

/// The names of another library that its users write: types, and members with their labels.
package struct LibraryNames {
    /// The folder of the package.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..")

    /// The names, such as `Section` and `rowBy(tag:)`.
    package let all: [String]

    /// Reads a list with one name a line, in the folder of the test.
    package init(_ list: String, besideTest test: String = #filePath) throws {
        let file = URL(filePath: test).deletingLastPathComponent().appending(path: list)
        all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The names without an equivalent that a user can find.
    ///
    /// A name has one if a table of the page has it in code, beside an equivalent. A page may have
    /// a member without its labels. A type also has one if it is a public type of ours; a member
    /// is not looked up there, because a member of the same name can have another meaning.
    ///
    /// - Parameters:
    ///   - page: The path of the page in the package.
    ///   - modules: The modules that users of the other library import here.
    package func missing(on page: String, andIn modules: [String]) throws -> [String] {
        let text = try String(
            contentsOf: Self.root.appending(path: page), encoding: .utf8)
        let known = Self.names(on: text)
        let types = modules.reduce(into: Set<String>()) { $0.formUnion(Self.types(in: $1)) }
        return all.filter { name in
            !known.contains(name) && !known.contains(String(name.prefix { $0 != "(" }))
                && !types.contains(name)
        }
    }

    /// The names in code in the first column of a page's tables, if an equivalent is beside them.
    package static func names(on page: String) -> Set<String> {
        var names: Set<String> = []
        for (index, part) in page.components(separatedBy: "```").enumerated() {
            guard index.isMultiple(of: 2) else { continue }
            for line in part.split(separator: "\n") where line.hasPrefix("| ") {
                let cells = line.split(separator: "|")
                guard cells.count > 1, !cells[1].allSatisfy(\.isWhitespace) else { continue }
                for code in cells[0].matches(of: /`([^`]+)`/) {
                    names.formUnion(Self.names(in: code.1))
                }
            }
        }
        return names
    }

    /// The names in a piece of code, with the labels of calls.
    ///
    /// A call of an initialiser also names its type.
    private static func names(in code: Substring) -> [String] {
        code.matches(of: /(\w+)(?:\([^()]*\))?/).flatMap { match in
            let (whole, name) = (String(match.0), String(match.1))
            return name.first?.isUppercase == true ? [whole, name] : [whole]
        }
    }

    /// The public types that the sources of a module declare at the top level.
    private static func types(in module: String) -> Set<String> {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias"]
        var types: Set<String> = []
        for folder in ["Sources/\(module)", "Community/\(module)"] {
            let url = root.appending(path: folder)
            for path in FileManager.default.subpaths(atPath: url.path) ?? []
            where path.hasSuffix(".swift") {
                let source = try? String(contentsOf: url.appending(path: path), encoding: .utf8)
                for line in source?.split(separator: "\n") ?? []
                where line.hasPrefix("public ") || line.hasPrefix("open ") {
                    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                        .prefix(4).drop { !keywords.contains($0) }
                    if let name = words.dropFirst().first { types.insert(String(name)) }
                }
            }
        }
        return types
    }
}
