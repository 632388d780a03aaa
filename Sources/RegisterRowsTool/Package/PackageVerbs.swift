import PlainText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Handles the requests of RowsPackagePlugin using the sources of a package, without compiling
/// them.
///
/// The first argument is the name of the request, and the second a file with a ``SourcePackage``.
enum PackageVerbs {
    /// The texts for standard output and for standard error.
    struct Answer: Equatable {
        var output = ""
        var notes: [String] = []

        /// The answer with unprintable characters escaped.
        fileprivate var printable: Answer {
            Answer(output: output.printableLines, notes: notes.map(\.printableLines))
        }
    }

    /// The verbs of the program `rows`.
    static let verbs = [
        "list", "describe", "check", "draw", "fill", "render", "serve", "schema", "new", "add",
        "test", "completions", "help",
    ]

    /// The names of the requests.
    static let names = ["rows", "main"]

    /// Handles a request.
    ///
    /// - `rows PACKAGE ARGUMENT…`: Runs a verb in a package that has no program.
    /// - `main PACKAGE TARGET`: Fails if an executable target never calls `Rows.main`.
    ///
    /// - Throws: The reason for failure, as a message for the user.
    static func run(
        _ arguments: [String], variables: [String: String] = [:]
    ) throws(ToolFailure) -> Answer {
        guard arguments.count >= 2 else { throw ToolFailure("the file of a package is missing") }
        let package = try package(at: arguments[1])
        let rest = Array(arguments.dropFirst(2))
        if arguments[0] == "rows" { return try rows(package, rest, variables).printable }
        guard let target = package.targets.first(where: { [$0.name] == rest }) else {
            throw ToolFailure("there is no target \(rest.joined(separator: " "))")
        }
        let start = try ProgramStart(of: target, in: package)
        guard start.mayCallRows else { throw ToolFailure(start.advice) }
        return Answer()
    }

    private static func package(at path: String) throws(ToolFailure) -> SourcePackage {
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            return try JSONDecoder().decode(SourcePackage.self, from: data)
        } catch {
            throw ToolFailure("\(path) cannot be read: \(ToolFailure.reason(of: error))")
        }
    }

    // MARK: Verbs without a program

    private static func rows(
        _ package: SourcePackage, _ arguments: [String], _ variables: [String: String]
    ) throws(ToolFailure) -> Answer {
        guard let verb = arguments.first else {
            throw ToolFailure("a verb is missing\n\(help(package))")
        }
        let rest = Array(arguments.dropFirst())
        let isHelp =
            ["help", "--help", "-h"].contains(verb)
            || !Set(rest).isDisjoint(with: ["--help", "-h"])
        if isHelp { return Answer(output: help(package) + "\n") }
        guard verbs.contains(verb) else { throw .unknown("verb", verb, known: verbs) }
        guard verb != "new" else {
            throw ToolFailure(
                "the verb new is a command of its own: swift package "
                    + "--allow-writing-to-package-directory rows-new NAME --value TYPE")
        }
        guard verb == "list" else { throw ToolFailure(program(for: verb, package)) }
        let options = try ListArguments(rest, variables: variables)
        let listing = try PackageListing(of: package)
        let own = Set(package.targets.filter(\.isOwn).map(\.module))
        let rows = try options.filter(listing.rows, own: own)
        var answer = Answer(notes: listing.problems)
        if options.isJSON {
            answer.output = try json(of: rows) + "\n"
        } else if rows.isEmpty {
            answer.notes.append(
                listing.rows.isEmpty ? none(in: package) : "No rows match.")
        } else {
            answer.output = table(of: rows)
        }
        return answer
    }

    /// The table of `rows list`.
    private static func table(of rows: [ListedRow]) -> String {
        let table = TextTable(
            header: ["NAME", "PLUGIN", "SUMMARY"],
            rows: rows.map { [$0.name, $0.plugin, $0.summary].map(\.onOneLine) })
        return table.lines(width: nil, style: TextStyle(isOn: false))
            .map { $0 + "\n" }.joined()
    }

    /// The objects of `rows list --json`, with null for values that only a program knows.
    private static func json(of rows: [ListedRow]) throws(ToolFailure) -> String {
        struct Object: Encodable {
            let row: ListedRow

            enum CodingKeys: CodingKey {
                case name, plugin, kind, valueType, swiftOnly, listed, summary
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(row.name, forKey: .name)
                try container.encode(row.plugin, forKey: .plugin)
                for key in [CodingKeys.kind, .valueType, .swiftOnly] {
                    try container.encodeNil(forKey: key)
                }
                try container.encode(row.isListed, forKey: .listed)
                try container.encode(row.summary, forKey: .summary)
            }
        }
        if rows.isEmpty { return "[]" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(rows.map(Object.init)), as: UTF8.self)
                .printableJSON
        } catch {
            throw ToolFailure("the rows cannot be written as JSON: \(error)")
        }
    }

    // MARK: Texts

    private static func none(in package: SourcePackage) -> String {
        "\(package.name) and the products that it depends on have no rows. Add a product with "
            + "rows, such as \(package.product("StandardRows")), to the dependencies of a target."
    }

    private static func help(_ package: SourcePackage) -> String {
        let paragraphs = [
            "List the rows of \(package.name) and of the products that it depends on, as declared "
                + "in their sources. With --own, list only the rows of \(package.name) itself.",
            "All other verbs require a program. \(program(in: package))",
        ]
        let lines = paragraphs.flatMap { [""] + Paragraph.lines($0, width: 80) }
        return (["swift package rows \(ListArguments.synopsis)"] + lines + code)
            .joined(separator: "\n")
    }

    private static func program(for verb: String, _ package: SourcePackage) -> String {
        let reason =
            "there is no verb \(verb) without a program: no executable target of \(package.name) "
            + "depends on RowsCommand, so only list is available"
        return (["\(reason). \(program(in: package))"] + code).joined(separator: "\n")
    }

    /// The advice on adding a program to a package.
    private static func program(in package: SourcePackage) -> String {
        "To get a program, add \(package.product("RowsCommand")) to the dependencies of an executable "
            + "target, and write in it:"
    }

    /// The code of such a program.
    private static let code =
        ["", "    import RowsCommand", ""] + ProgramStart.type("struct Program").map { "    \($0)" }
}

extension SourcePackage {
    /// Returns the source of a dependency on a product of RowKit.
    fileprivate func product(_ product: String) -> String {
        ".product(name: \"\(product)\", package: \(rowKit.debugDescription))"
    }
}
