import RowKit

/// `rows new NAME --value TYPE`: the sources of a new row.
enum NewVerb: Verb {
    private static let value = CommandOption(
        "value", "TYPE", "The type of the row's value.", isRequired: true)
    private static let kind = CommandOption(
        "kind", "K",
        "How the row is used: basic (which it is unless you say so), inline, presenter, "
            + "selectable or options.")

    static let usage = VerbUsage(
        name: "new",
        summary: "Makes the sources of a new row.",
        details: [
            "They stand in Community/NAME where there is a folder Community, else in "
                + "Sources/NAME, their tests in Tests/NAMETests. They build and pass their tests "
                + "as they are; change them from there.",
            "The lines that the manifest needs are printed, and put into Package.swift where its "
                + "products and targets are plain lists. Nothing that exists is written over.",
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
        let manifest = PackageManifest(try text(at: manifestPath, files))
        let scaffold = RowScaffold(
            name: try ScaffoldName(call.operand),
            value: try ScaffoldValue(call.arguments[value]?.text ?? ""),
            kind: try kind(call.arguments),
            folder: files.kind("\(root)/Community") == .folder ? "Community" : "Sources")
        try check(scaffold, manifest, root, files)
        try check(scaffold.name, call.program)

        for file in scaffold.files { try write(file.text, to: "\(root)/\(file.path)", files) }
        let targets = scaffold.targetTexts(isInRowKit: manifest.isOfRowKit)
        let changed = manifest.adding(product: scaffold.productText, targets: targets)
        if let changed { try write(changed.text, to: manifestPath, files) }
        call.program.print(report(scaffold, targets, isInManifest: changed != nil))
        note(scaffold, manifest, call)
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
        let own = [
            scaffold.name.row, scaffold.name.cell, scaffold.name.plugin, scaffold.name.controller,
            scaffold.name.editorRow, scaffold.name.editorCell,
        ]
        if own.contains(scaffold.value.type) {
            throw .misuse("\(scaffold.value.type) is a name of the row itself, not of its value")
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

    private static func text(at path: String, _ files: FileAccess) throws(CommandFailure) -> String
    {
        do throws(FileFailure) {
            return String(decoding: try files.read(path), as: UTF8.self)
        } catch {
            throw .misuse("\(path) cannot be read: \(error.reason)")
        }
    }

    private static func write(
        _ text: String, to path: String, _ files: FileAccess
    ) throws(CommandFailure) {
        do throws(FileFailure) {
            try files.write(path, Array(text.utf8))
        } catch {
            throw CommandFailure(.problems, "\(path) cannot be written: \(error.reason)")
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

    private static func note(
        _ scaffold: RowScaffold, _ manifest: PackageManifest, _ call: VerbCall
    ) {
        if !manifest.isOfRowKit, !manifest.dependsOnRowKit {
            call.program.note([
                "Package.swift does not depend on RowKit yet: it needs a line in dependencies, "
                    + "such as .package(url: \"…/RowKit\", from: \"\(RowsProgram.version)\")."
            ])
        }
        if let other = try? call.program.registry()[scaffold.name.row] {
            call.program.note([
                "\(other.plugin) has a row of that name as well: a program that links both has to "
                    + "leave one out."
            ])
        }
    }
}
