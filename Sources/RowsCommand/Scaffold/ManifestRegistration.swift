/// The lines of a new row in its package's manifest: the lines added, and those left to the user.
struct ManifestRegistration {
    /// The manifest to write, or nil if it is not changed.
    private(set) var changed: PackageManifest?
    /// The lines that were added to the manifest or that the user has to paste.
    private(set) var lines: [String] = []
    /// The product of the program that includes the row, or nil if no program does.
    private(set) var program: String?
    /// The steps left to the user, with the reasons.
    private(set) var notes: [String] = []

    /// Edits the manifest for a scaffold.
    ///
    /// - Parameters:
    ///   - doubt: The reason why the manifest must not be edited, or nil if there is none.
    ///   - rowKit: The name of the package RowKit in the manifest, or nil if the manifest does not
    ///     depend on RowKit.
    init(
        of scaffold: RowScaffold, in manifest: PackageManifest, doubt: ManifestError?,
        rowKit: String?
    ) {
        let row = "\"\(scaffold.name.row)\""
        let targets = scaffold.targetTexts(rowKit: manifest.isOfRowKit ? nil : rowKit ?? "RowKit")
        do throws(ManifestError) {
            if let doubt { throw doubt }
            changed = try manifest.adding(product: scaffold.productText, targets: targets)
        } catch {
            let line = error.place.map { ":\(manifest.line(of: $0))" } ?? ""
            notes.append("Package.swift\(line): \(error.reason), so it was not changed.")
        }
        let isEdited = changed != nil
        let program = addRow(row, to: changed ?? manifest)
        let lacksRowKit = !manifest.isOfRowKit && rowKit == nil
        if lacksRowKit, isEdited {
            notes.append(
                "Package.swift does not depend on RowKit yet and will not load until it does; add "
                    + "a line such as \(Self.dependency) to its dependencies.")
        }
        lines =
            [
                isEdited
                    ? "Added these lines to Package.swift:" : "Add these lines to Package.swift:",
                "",
            ]
            + Self.list("products", [scaffold.productText])
            + (lacksRowKit && !isEdited ? Self.list("dependencies", [Self.dependency]) : [])
            + Self.list("targets", program + targets)
    }

    /// Adds the row to the dependencies of the only program, or notes the step left to the user.
    ///
    /// - Returns: The added lines, or none if a note leaves this step to the user.
    private mutating func addRow(_ row: String, to original: PackageManifest) -> [String] {
        let programs = original.programs
        guard let program = programs.first, programs.count == 1 else {
            notes.append(
                original.hasReadableTargets
                    ? Self.advice(row, programs.map(\.name))
                    : "Add \(row) to the dependencies of the executable target that should have the "
                        + "row; the targets in Package.swift cannot be read.")
            return []
        }
        if let manifest = changed {
            guard let edited = try? manifest.adding(dependency: row, to: program) else {
                notes.append(
                    "The dependencies of \(program.name) are not a single array literal; add "
                        + "\(row) to them yourself.")
                return []
            }
            changed = edited
            self.program = edited.productName(of: program)
        }
        return [
            """
            .executableTarget(
                name: "\(program.name)",
                dependencies: [
                    …
                    \(row),
                ])
            """
        ]
    }

    // MARK: Texts

    private static func list(_ name: String, _ elements: [String]) -> [String] {
        ["    \(name): [", "        …"] + elements.map(indented) + ["    ],"]
    }

    private static let dependency =
        ".package(url: \"…/RowKit.git\", from: \"\(RowsProgram.version)\")"

    /// The note for a manifest without a program or with several programs.
    private static func advice(_ row: String, _ programs: [String]) -> String {
        programs.isEmpty
            ? "No executable target depends on RowsCommand; to use the row in one, add \(row) to "
                + "its dependencies."
            : "Several executable targets depend on RowsCommand: "
                + "\(programs.joined(separator: ", ")). Add \(row) to the dependencies of those that "
                + "should have the row."
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n") + ","
    }
}
