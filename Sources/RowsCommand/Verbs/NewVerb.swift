import PlainText
import RowKit

/// `rows new NAME --value TYPE`, which creates the sources of a new row.
enum NewVerb: Verb {
    private static let value = CommandOption(
        "value", "TYPE", "The type of the row's value, such as Int, [String] or Rating.",
        isRequired: true)
    private static let kind = CommandOption(
        "kind", "K",
        "The kind of row: basic (the default), inline, presenter, selectable or options.",
        choices: RowDescriptor.Kind.names,
        // ROWS_KIND, a default for listing rows, should not affect new rows.
        variable: "ROWS_NEW_KIND")

    private static let canvas = CommandOption(
        "canvas", nil,
        "Draw the value, a number, on a canvas, on which the user sets it by touches and keys.",
        variable: "ROWS_NEW_CANVAS")

    static let usage = VerbUsage(
        name: "new",
        summary: "Create the sources of a new row.",
        details: [
            "Write the sources of StarsRow to Community/StarsRow if the folder Community exists, "
                + "otherwise to Sources/StarsRow, or to src/StarsRow in a package with its sources "
                + "in src. Write the tests to Tests/StarsRowTests. They build and pass unchanged.",
            "Add the product and the targets to Package.swift, and the row to the dependencies of "
                + "the only executable target that depends on RowsCommand. Lines that cannot be "
                + "added are printed for you to paste. No source is overwritten; either all files "
                + "are written or none.",
            "If the type is unknown, such as Rating, also declare it, as a structure with a text "
                + "property. This is also done for the elements of [Rating] and Set<Rating>. If a "
                + "library target of the package already declares the type in this form, the row "
                + "depends on that target.",
        ],
        operand: CommandOperand(
            name: "NAME", summary: "The name of the row: StarsRow, or Stars for short."),
        options: [value, kind, canvas])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let files = call.environment.files
        let package = try PackageFolder(around: call.environment)
        let root = package.root
        let (manifest, doubt) = try package.manifest()
        let hasFolder = { (path: String) in files.kind("\(root)/\(path)") == .folder }
        let kind: RowDescriptor.Kind =
            call.arguments[Self.kind].flatMap { .init(rawValue: $0.text) } ?? .basic
        var value = try value(of: call, for: kind)
        let declared = value.declaredType.flatMap {
            DeclaredType($0, in: manifest, at: root, files)
        }
        if let declared { try use(declared, in: &value) }
        let scaffold = RowScaffold(
            name: try ScaffoldName(call.operand), value: value, kind: kind,
            folder: hasFolder("Community")
                ? "Community" : PackageManifest.sourceFolder(hasFolder),
            testFolder: manifest.testFolder(hasFolder))
        try scaffold.checkNames()
        try check(scaffold, manifest, root, files)
        try check(scaffold.name, among: package.dependencies(of: manifest))
        try check(scaffold.name, call.program)

        let registration = ManifestRegistration(
            of: scaffold, in: manifest, doubt: doubt,
            rowKit: package.rowKitName(in: manifest))
        var made = scaffold.files.map { (path: "\(root)/\($0.path)", text: $0.text) }
        if let changed = registration.changed { made.append((package.manifestPath, changed.text)) }
        try write(made, root, scaffold, files)
        call.program.print(
            ["Created \(scaffold.name.row)\(package.isCurrent ? "" : " in \(root)"):"]
                + scaffold.files.map { "  \($0.path)" } + [""]
                + (declared.map { remark(on: $0, of: scaffold) } ?? []) + registration.lines
                + trials(of: scaffold, in: package, registration.program))
        call.program.note(registration.notes)
        return .success
    }

    /// The value described by the arguments.
    private static func value(
        of call: VerbCall, for kind: RowDescriptor.Kind
    ) throws(CommandFailure) -> ScaffoldValue {
        let value = try ScaffoldValue(call.arguments[Self.value]?.text ?? "")
        guard call.arguments.has(canvas) else { return value }
        guard kind != .selectable, kind != .options else {
            throw .usageError("--canvas draws a number; it cannot be used with the kind \(kind)")
        }
        return try value.onCanvas()
    }

    /// Makes a row use a type that another target declares.
    private static func use(
        _ declared: DeclaredType, in value: inout ScaffoldValue
    ) throws(CommandFailure) {
        guard declared.hasText else {
            throw .usageError(
                "\(value.declaredType ?? value.type) is declared at \(declared.place) without init(text:), so the new row "
                    + "cannot make examples of it; create the row with String, let its target depend "
                    + "on \(declared.target.name), and change the type in its sources")
        }
        value.home = declared.target
    }

    private static func remark(on declared: DeclaredType, of scaffold: RowScaffold) -> [String] {
        let type = scaffold.value.declaredType ?? ""
        return [
            "\(type) is declared at \(declared.place), so \(scaffold.name.row) depends on the "
                + "target \(declared.target.name).", "",
        ]
    }

    /// The commands with which the user tests the new row and shows it in a browser.
    ///
    /// - Parameter program: The product of the program that includes the row, or nil if none does.
    private static func trials(
        of scaffold: RowScaffold, in package: PackageFolder, _ program: String?
    ) -> [String] {
        let test =
            ["", "Test the row:", ""]
            + (package.isCurrent ? [] : ["    cd \(ShellWord.inCommand(package.root))"])
            + ["    swift test --filter \(scaffold.name.tests)"]
        guard let program = program.map(ShellWord.inCommand) else { return test }
        return test + [
            "    swift run \(program) test \(scaffold.name.row)", "",
            "Show it in a browser:", "",
            "    swift run \(program) serve \(scaffold.examplePath)",
        ]
    }

    // MARK: Checks

    private static func check(
        _ scaffold: RowScaffold, _ manifest: PackageManifest, _ root: String, _ files: FileAccess
    ) throws(CommandFailure) {
        for folder in scaffold.folders where files.kind("\(root)/\(folder)") != nil {
            throw .usageError("\(folder) already exists; nothing was created")
        }
        for folder in scaffold.folders {
            let other = manifest.target(around: folder) { path in
                files.kind("\(root)/\(path)") == .folder
            }
            guard let other else { continue }
            throw .usageError(
                "\(folder) would belong to the target \(other.name), which includes all of "
                    + "\(other.folder); first move the sources of \(other.name) to a separate folder; "
                    + "nothing was created")
        }
        for name in [scaffold.name.row, scaffold.name.tests] where manifest.mentions(name) {
            throw .usageError("Package.swift already mentions \(name); nothing was created")
        }
        for file in scaffold.files {
            var parent = file.path[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                guard files.kind("\(root)/\(parent)") != .file else {
                    throw .usageError("\(parent) is a file, not a folder; nothing was created")
                }
            }
        }
    }

    /// Checks that no dependency of the manifest has a target with the name, because target names
    /// must be unique across packages.
    ///
    /// SwiftPM ignores test targets of dependencies.
    private static func check(
        _ name: ScaffoldName, among packages: [(name: String, manifest: PackageManifest?)]
    ) throws(CommandFailure) {
        for (package, manifest) in packages {
            let target = manifest?.targets.first { target in
                target.kind != "testTarget" && [name.row, name.tests].contains(target.name)
            }
            guard let target else { continue }
            throw .usageError(
                "the package \(package) already has a target called \(target.name), and target names "
                    + "must be unique; nothing was created")
        }
    }

    /// Checks that no linked plugin has the name of the row's target, and that no linked row has
    /// the name of the row.
    ///
    /// The plugin may be from a package that is not a direct dependency. If two rows had the same
    /// name, every verb of a program would fail.
    private static func check(
        _ name: ScaffoldName, _ program: RowsProgram
    ) throws(CommandFailure) {
        guard let registry = try? program.registry() else { return }
        guard !registry.plugins.contains(where: { $0.name == name.row }) else {
            throw .usageError(
                "there is already a plugin called \(name.row), and target names must be unique; "
                    + "nothing was created")
        }
        guard let other = registry[name.row] else { return }
        let free = (1...99).lazy.map { $0 == 1 ? "My\(name.stem)" : "My\(name.stem)\($0)" }
            .compactMap { try? ScaffoldName($0).row }.first { registry[$0] == nil }
        throw .usageError(
            "\(other.plugin) already has a row called \(name.row), and row names must be unique; "
                + "nothing was created", suggestion: free)
    }

    // MARK: Files

    /// Writes all files.
    ///
    /// If one cannot be written, writes none.
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
                    "\(file.path) cannot be written: \(error.reason); nothing was created")
            }
        }
    }
}
