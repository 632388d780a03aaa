import RowKit

/// `rows new NAME --value TYPE`: the sources of a new row.
enum NewVerb: Verb {
    private static let value = CommandOption(
        "value", "TYPE", "The type of the row's value.", isRequired: true)
    private static let kind = CommandOption(
        "kind", "K",
        "How the row is used: basic (the default), inline, presenter, selectable or options.",
        // A user who lists rows of one kind by default does not mean new ones.
        variable: "ROWS_NEW_KIND")

    static let usage = VerbUsage(
        name: "new",
        summary: "Create the sources of a new row.",
        details: [
            "The sources go to Community/NAME if there is a folder Community, else to "
                + "Sources/NAME; the tests go to Tests/NAMETests. They build and pass as they are.",
            "Package.swift gets the product and the targets, and the one executable target that "
                + "depends on RowsCommand gets the row. What cannot be edited is printed, for you "
                + "to paste. No file is overwritten; either all files are written or none.",
            "A type that is not known here, such as Rating, is declared beside the row, with a "
                + "text in it.",
        ],
        operand: CommandOperand(
            name: "NAME", summary: "The name of the row: StarsRow, or Stars for short."),
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

        let registration = ManifestRegistration(
            of: scaffold, in: manifest, isText: isText,
            rowKit: manifest.rowKitName { isRowKit("\(root)/\($0)", files) })
        var made = scaffold.files.map { (path: "\(root)/\($0.path)", text: $0.text) }
        if let changed = registration.changed { made.append((manifestPath, changed.text)) }
        try write(made, root, scaffold, files)
        call.program.print(
            ["\(scaffold.name.row) is made:"] + scaffold.files.map { "  \($0.path)" } + [""]
                + registration.lines)
        call.program.note(registration.notes)
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
        for folder in scaffold.folders {
            let other = manifest.target(around: folder) { path in
                files.kind("\(root)/\(path)") == .folder
            }
            guard let other else { continue }
            throw .misuse(
                "\(folder) would be among the sources of \(other.name), which has all of "
                    + "\(other.folder); move them to a folder \(other.name) of their own first; "
                    + "nothing was made")
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

    /// Whether a folder holds the package RowKit.
    private static func isRowKit(_ folder: String, _ files: FileAccess) -> Bool {
        guard let bytes = try? files.read("\(folder)/Package.swift") else { return false }
        return PackageManifest(String(decoding: bytes, as: UTF8.self)).isOfRowKit
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

    /// Says that another row has the name, and how the two are told apart.
    private static func noteSameName(_ scaffold: RowScaffold, _ call: VerbCall) {
        let name = scaffold.name.row
        guard let registry = try? call.program.registry(), let other = registry[name] else {
            return
        }
        let free = (1...).lazy.map { $0 == 1 ? "My\(name)" : "My\(name)\($0)" }
            .first { registry[$0] == nil }
        let excluding = ["\(name)/\(name)", other.qualifiedName].map {
            "RowRegistry.linked(excluding: \($0.debugDescription))"
        }
        let note =
            "\(other.plugin) has a row called \(name) as well. Give this one another name, as with "
            + "name: \"\(free ?? "Another\(name)")\" in its RowDescriptor; else a program that links "
            + "both leaves one out, with \(excluding.joined(separator: " or "))."
        call.program.note([note.onOneLine])
    }
}
