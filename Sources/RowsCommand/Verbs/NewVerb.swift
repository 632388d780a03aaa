import RowKit

/// `rows new NAME --value TYPE`: the sources of a new row.
enum NewVerb: Verb {
    private static let value = CommandOption(
        "value", "TYPE", "The type of the row's value.", isRequired: true)
    private static let kind = CommandOption(
        "kind", "K",
        "How the row is used: basic (which it is unless you say so), inline, presenter, "
            + "selectable or options.",
        // What a person lists by default is not what a new row is to be.
        variable: "ROWS_NEW_KIND")

    static let usage = VerbUsage(
        name: "new",
        summary: "Makes the sources of a new row.",
        details: [
            "They stand in Community/NAME where there is a folder Community, else in "
                + "Sources/NAME, their tests in Tests/NAMETests. They build and pass their tests "
                + "as they are; change them from there.",
            "The lines that the manifest needs are printed, and put into Package.swift where it "
                + "depends on RowKit and its products and targets are plain lists. Nothing that "
                + "exists is written over; all is made, or nothing.",
            "A type that is not known here, such as Rating, is declared beside the row, with a "
                + "text in it.",
        ],
        operand: CommandOperand(
            name: "NAME", summary: "What the row is called: StarsRow, or Stars for short."),
        options: [value, kind])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let files = call.environment.files
        let root = try root(of: call.environment)
        let manifestPath = "\(root)/Package.swift"
        let (manifest, isText) = try manifest(at: manifestPath, files)
        let scaffold = RowScaffold(
            name: try ScaffoldName(call.operand),
            value: try ScaffoldValue(call.arguments[value]?.text ?? ""),
            kind: try kind(call.arguments),
            folder: files.kind("\(root)/Community") == .folder ? "Community" : "Sources")
        try scaffold.checkNames()
        try check(scaffold, manifest, root, files)
        try check(scaffold.name, call.program)

        let targets = scaffold.targetTexts(isInRowKit: manifest.isOfRowKit)
        let changed = manifest.adding(product: scaffold.productText, targets: targets)
        let reason = reasonToLeave(manifest, isText: isText, canChange: changed != nil)
        var made = scaffold.files.map { (path: "\(root)/\($0.path)", text: $0.text) }
        if let changed, reason == nil { made.append((manifestPath, changed.text)) }
        try write(made, root, scaffold, files)
        call.program.print(report(scaffold, targets, isInManifest: reason == nil))
        if let reason { call.program.note([reason]) }
        noteSameName(scaffold, call)
        return .success
    }

    // MARK: What is asked for

    /// The folder of the package: that of the program, or one above it.
    private static func root(of environment: ProgramEnvironment) throws(CommandFailure) -> String {
        var folder = environment.currentFolder[...]
        while true {
            if folder.hasSuffix("/") { folder = folder.dropLast() }
            if environment.files.kind("\(folder)/Package.swift") == .file { return String(folder) }
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = folder[..<slash]
        }
        throw .misuse(
            "there is no Package.swift in \(environment.currentFolder) or above it; "
                + "swift package init makes one")
    }

    private static func kind(_ arguments: ParsedArguments) throws(CommandFailure) -> RowKind {
        guard let given = arguments[kind] else { return .basic }
        guard let kind = RowKind(rawValue: given.text) else {
            let failure = CommandFailure.unknown(
                "kind", given.text, known: RowKind.allCases.map(\.rawValue))
            throw .misuse("\(given.source): \(failure.message)", suggestion: failure.suggestion)
        }
        return kind
    }

    private static func check(
        _ scaffold: RowScaffold, _ manifest: PackageManifest, _ root: String, _ files: FileAccess
    ) throws(CommandFailure) {
        for folder in scaffold.folders where files.kind("\(root)/\(folder)") != nil {
            throw .misuse("\(folder) is there already; nothing was made")
        }
        for name in [scaffold.name.row, scaffold.name.tests] where manifest.mentions(name) {
            throw .misuse("Package.swift names \(name) already; nothing was made")
        }
        for file in scaffold.files {
            var parent = file.path[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                guard files.kind("\(root)/\(parent)") != .file else {
                    throw .misuse("\(parent) is a file, not a folder; nothing was made")
                }
            }
        }
    }

    /// Targets have names that are unique in all packages that one depends on.
    private static func check(
        _ name: ScaffoldName, _ program: RowsProgram
    ) throws(CommandFailure) {
        let plugins = (try? program.registry())?.plugins ?? []
        guard !plugins.contains(where: { $0.name == name.row }) else {
            throw .misuse(
                "there is a plugin called \(name.row) already, and no two targets may have one "
                    + "name; nothing was made")
        }
    }

    // MARK: Files

    /// The manifest, and whether it is a text in UTF-8, as SwiftPM wants it.
    private static func manifest(
        at path: String, _ files: FileAccess
    ) throws(CommandFailure) -> (PackageManifest, isText: Bool) {
        do throws(FileFailure) {
            let bytes = try files.read(path)
            let text = String(decoding: bytes, as: UTF8.self)
            // What is no UTF-8 was decoded as something else.
            return (PackageManifest(text), text.utf8.elementsEqual(bytes))
        } catch {
            throw .misuse("\(path) cannot be read: \(error.reason)")
        }
    }

    /// Writes all files; none stays where one cannot be written.
    private static func write(
        _ made: [(path: String, text: String)], _ root: String, _ scaffold: RowScaffold,
        _ files: FileAccess
    ) throws(CommandFailure) {
        let folders = scaffold.folders.flatMap { folder in
            [folder, String(folder.prefix { $0 != "/" })]
        }
        let fresh = folders.map { "\(root)/\($0)" }.filter { files.kind($0) == nil }
        for (place, file) in made.enumerated() {
            do throws(FileFailure) {
                try files.write(file.path, Array(file.text.utf8))
            } catch {
                for path in made[..<place].map(\.path) + fresh { files.remove(path) }
                throw CommandFailure(
                    .problems,
                    "\(file.path) cannot be written: \(error.reason); nothing was made")
            }
        }
    }

    // MARK: What is said

    private static func report(
        _ scaffold: RowScaffold, _ targets: [String], isInManifest: Bool
    ) -> [String] {
        var lines = ["\(scaffold.name.row) is made:"] + scaffold.files.map { "  \($0.path)" }
        lines += [
            "",
            isInManifest
                ? "Package.swift has its lines:" : "Add these lines to Package.swift:",
            "", "    products: [", "        …", indented(scaffold.productText), "    ],",
            "    targets: [", "        …",
        ]
        lines += targets.map(indented) + ["    ]"]
        return lines
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n") + ","
    }

    /// Why the manifest is left as it is; nil: it is changed.
    private static func reasonToLeave(
        _ manifest: PackageManifest, isText: Bool, canChange: Bool
    ) -> String? {
        if !isText { return "Package.swift is not in UTF-8, so it is left as it is." }
        if !manifest.isOfRowKit, !manifest.dependsOnRowKit {
            return
                "Package.swift does not depend on RowKit yet, so it is left as it is: it needs a "
                + "line in dependencies, such as .package(url: \"…/RowKit\", from: "
                + "\"\(RowsProgram.version)\")."
        }
        guard !canChange else { return nil }
        return "Package.swift is left as it is: its products and targets are not both plain lists."
    }

    private static func noteSameName(_ scaffold: RowScaffold, _ call: VerbCall) {
        guard let other = try? call.program.registry()[scaffold.name.row] else { return }
        call.program.note([
            "\(other.plugin) has a row of that name as well: a program that links both has to "
                + "leave one out."
        ])
    }
}
