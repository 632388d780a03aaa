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
        let folder = PackageSources.root.appending(path: "Tests/RowKitTests/Snippets")
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
            .flatMap { try snippets(at: $0) }
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
