import Foundation
import Testing

/// A piece of a test file that an article shows.
struct Snippet {
    let name: String
    /// The file and line that it starts at.
    let place: String
    let code: String

    /// The snippets of all files, each from `// snippet: its name` to `// end`.
    static func all() throws -> [Snippet] {
        try PackageSources.paths(in: ["Tests"]) { $0.contains(/\/Snippets\/.*\.swift$/) }
            .flatMap { try snippets(at: PackageSources.root.appending(path: $0)) }
    }

    private static func snippets(at url: URL) throws -> [Snippet] {
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var snippets: [Snippet] = []
        for (index, line) in lines.enumerated() {
            guard let mark = line.firstRange(of: "// snippet: ") else { continue }
            let indent = line[..<mark.lowerBound]
            let place = "\(url.lastPathComponent):\(index + 1)"
            let rest = lines[(index + 1)...]
            let end = try #require(rest.firstIndex(of: indent + "// end"), "no end of \(place)")
            snippets.append(
                Snippet(
                    name: String(line[mark.upperBound...]), place: place,
                    code: rest[..<end]
                        .map { String($0.dropFirst($0.hasPrefix(indent) ? indent.count : 0)) }
                        .joined(separator: "\n")))
        }
        return snippets
    }
}
