import Foundation

/// The sources of this package, as text.
enum PackageSources {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let all = paths(in: ["Sources", "Community"]) { $0.hasSuffix(".swift") }
        .compactMap { PackageSource(path: $0, root: root) }

    /// The paths of the wanted files in folders of the package, in order.
    static func paths(in folders: [String], where isWanted: (String) -> Bool) -> [String] {
        folders.flatMap { folder in
            (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? [])
                .map { "\(folder)/\($0)" }.filter(isWanted).sorted()
        }
    }
}

/// One source file.
struct PackageSource: CustomStringConvertible {
    let path: String
    let text: String
    /// The lines without comments and the contents of one-line strings.
    let lines: [String]

    init?(path: String, root: URL) {
        guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        else { return nil }
        self.init(path: path, text: text)
    }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.code)
    }

    /// A line without its comment and without the contents of its strings.
    private static func code(_ line: Substring) -> String {
        // Most lines have neither, and regular expressions are slow without optimisation.
        let hasText = line.utf8.contains(UInt8(ascii: "\""))
        let code = hasText ? line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"") : line
        guard code.utf8.contains(UInt8(ascii: "/")), let start = code.firstRange(of: "//")
        else { return String(code) }
        return String(code[..<start.lowerBound])
    }

    var description: String { path }

    /// The target: the folder below `Sources` or `Community`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    var modules: [String] { imports.map(\.module) }

    var imports: [(line: Int, module: String)] {
        // The contents of a multiline string are data, not imports.
        var isInText = false
        return lines.enumerated().compactMap { index, line in
            defer {
                if line.utf8.contains(UInt8(ascii: "\"")),
                    line.components(separatedBy: "\"\"\"").count == 2
                {
                    isInText.toggle()
                }
            }
            if isInText || !line.contains("import ") { return nil }
            let pattern =
                /^\s*(@\w+(\([^)]*\))?\s+)*(\w+\s+)?import\s+(struct |class |enum |protocol |func |var |let |typealias )?(\w+)/
            return line.firstMatch(of: pattern).map { (index + 1, String($0.5)) }
        }
    }

    /// The types that are declared at the top level of the file.
    var declaredTypes: [String] {
        let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        return lines.filter { $0.utf8.first.map { $0 > UInt8(ascii: " ") } == true }
            .flatMap { line in
                let words = line.utf8.words.map(\.text)
                return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
            }
    }

    /// The types, functions, variables and constants that clients can use without a type.
    var publicNames: [String] {
        lines.filter { $0.contains("public ") || $0.contains("open ") }.compactMap { line in
            let declaration =
                /^(@\w+(\([^)]*\))?\s+|\w+(\(\w+\))?\s+)*?(public|open)\s+(\w+(\(\w+\))?\s+)*?(class|struct|enum|protocol|actor|typealias|func|var|let)\s+(\w+)/
            return line.prefixMatch(of: declaration).map { String($0.8) }
        }
    }

    /// The names of the declarations with one of the given access levels, at any depth.
    func names(declaredAs levels: Set<String>) -> Set<String> {
        let keywords: Set = [
            "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
        ]
        let names = lines.compactMap { line -> String? in
            guard levels.contains(where: line.contains) else { return nil }
            let words = line.utf8.words.map(\.text).drop { !levels.contains($0) }
            // The keyword of a method of a class is followed by another one.
            return words.drop { !keywords.contains($0) }.first { !keywords.contains($0) }
        }
        return Set(names)
    }

    /// The capitalised names that do not follow a dot, as an associated type does.
    var freeTypeNames: [(line: Int, name: String)] {
        lines.enumerated().flatMap { index, line in
            line.utf8.words.filter { !$0.isMember && $0.isCapitalised }
                .map { (index + 1, $0.text) }
        }
    }
}

/// A word of a line of source.
///
/// Words are found byte by byte, since regular expressions are slow without optimisation.
struct SourceWord {
    let bytes: Substring.UTF8View
    /// Whether it follows a dot.
    let isMember: Bool
    /// Whether generic arguments follow it.
    let hasArguments: Bool

    var text: String { String(Substring(bytes)) }

    /// Whether its first character, after underscores, is an uppercase letter of ASCII.
    var isCapitalised: Bool {
        let letter = bytes.first { $0 != UInt8(ascii: "_") } ?? 0
        return letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z")
    }
}

extension String.UTF8View {
    /// The words of letters, digits and underscores, in order.
    var words: [SourceWord] {
        var words: [SourceWord] = []
        var start: Index?
        var wasDot = false
        var place = startIndex
        func end(at place: Index, from start: Index, isMember: Bool) {
            words.append(
                SourceWord(
                    bytes: self[start..<place], isMember: isMember,
                    hasArguments: self[place...].first == UInt8(ascii: "<")))
        }
        while place < endIndex {
            let byte = self[place]
            if byte.isWordPart {
                start = start ?? place
            } else {
                if let begin = start { end(at: place, from: begin, isMember: wasDot) }
                (start, wasDot) = (nil, byte == UInt8(ascii: "."))
            }
            place = index(after: place)
        }
        if let begin = start { end(at: place, from: begin, isMember: wasDot) }
        return words
    }
}

extension UInt8 {
    /// Whether the byte can be part of a word, including bytes of letters outside ASCII.
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
