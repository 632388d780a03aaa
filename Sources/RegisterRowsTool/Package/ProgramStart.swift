import PlainText
import SwiftSource

/// The entry point of an executable target, and whether the target may call `Rows.main`.
struct ProgramStart {
    private let target: SourceTarget
    private let sources: [SourceFile]
    /// Whether the target, or a module between it and RowsCommand, uses the name `Rows`.
    ///
    /// A call of `Rows.main` requires the name `Rows`, possibly in an alias. Without the name,
    /// there is certainly no call.
    let mayCallRows: Bool

    init(of target: SourceTarget, in package: SourcePackage) throws(ToolFailure) {
        self.target = target
        let between = package.targets.filter { other in
            target.dependencies.contains(other.module) && other.dependencies.contains("RowsCommand")
        }
        sources = try Self.files(of: target)
        let others = try between.map { other throws(ToolFailure) in try Self.files(of: other) }
        mayCallRows = (others + [sources]).joined().contains(where: Self.namesRows)
    }

    private static func files(of target: SourceTarget) throws(ToolFailure) -> [SourceFile] {
        try target.sources.sorted().map { path throws(ToolFailure) in
            try SourceFile(contentsOf: path)
        }
    }

    /// Whether a source uses the name `Rows`, except to declare it.
    private static func namesRows(_ source: SourceFile) -> Bool {
        var cursor = TokenCursor(source)
        while cursor.current.kind != .end {
            if cursor.current.isIdentifier, cursor.current.text == "Rows",
                cursor.previous.map({ declarators.contains($0.text) }) != true
            {
                return true
            }
            cursor.advance()
        }
        return false
    }

    private static let declarators: Set = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
        "typealias", "var",
    ]

    // MARK: Advice

    /// The message for a target that does not call `Rows.main`.
    var advice: String {
        let lines = ["import RowsCommand", ""] + entry.lines
        return """
            \(target.name) depends on RowsCommand but never calls Rows.main, so it has no verbs; \
            write at its entry point (\(entry.place)):
            \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
            """
    }

    private var entry: (place: String, lines: [String]) {
        for source in sources {
            if let (place, type) = Self.main(in: source) {
                return (place.description, Self.type(type))
            }
        }
        let script = sources.first { $0.path.hasSuffix("/main.swift") }
        if let script = script ?? (sources.count == 1 ? sources.first : nil) {
            return (script.place(of: 0).description, ["await Rows.main()"])
        }
        return ("no @main and no main.swift found", Self.type("Program"))
    }

    /// The source of a type with `@main` that calls `Rows.main`.
    static func type(_ head: String) -> [String] {
        let head = head.contains(" ") ? head : "struct \(head)"
        return [
            "@main", "\(head) {", "    static func main() async {", "        await Rows.main()",
            "    }", "}",
        ]
    }

    /// Returns the place of `@main`, and the kind and the name of the type that follows it.
    private static func main(in source: SourceFile) -> (SourcePlace, type: String)? {
        var cursor = TokenCursor(source)
        while cursor.current.kind != .end {
            guard cursor.current.isMark("@"), cursor.token(1).isName("main") else {
                cursor.advance()
                continue
            }
            let place = source.place(of: cursor.current.range.lowerBound)
            while cursor.current.kind != .end, !cursor.current.isMark("{") {
                let kind = cursor.current
                cursor.advance()
                if ["struct", "enum", "class", "actor", "extension"].contains(kind.text),
                    cursor.current.isIdentifier
                {
                    return (place, "\(kind.text) \(NamePath.quoted(cursor.current.text))")
                }
            }
            return (place, "struct Program")
        }
        return nil
    }
}
