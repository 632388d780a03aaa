import PlainText

/// `rows add PRODUCT`, which adds a product to the dependencies of a target.
enum AddVerb: Verb {
    private static let target = CommandOption(
        "target", "T",
        "The target. By default, the only executable target that depends on RowsCommand.",
        variable: "ROWS_ADD_TARGET")
    private static let package = CommandOption(
        "package", "P",
        "The package of the product, which must already be a dependency. By default, RowKit, or the "
            + "dependency that has a product of this name.",
        variable: "ROWS_ADD_PACKAGE")

    static let usage = VerbUsage(
        name: "add",
        summary: "Add a product with rows to a target.",
        details: [
            "Add the product to the dependencies of a target in Package.swift. The target then has "
                + "the rows of the product; there is nothing to import or to call. A target of the "
                + "package itself is added in the same way.",
            "If Package.swift cannot be edited, print the line to paste.",
        ],
        operand: CommandOperand(
            name: "PRODUCT", summary: "The product, such as TokenRow.", names: .products),
        options: [target, package])

    nonisolated(nonsending) static func run(
        _ call: VerbCall
    ) async throws(CommandFailure) -> ExitStatus {
        let folder = try PackageFolder(around: call.environment)
        let (manifest, doubt) = try folder.manifest()
        let target = try chosenTarget(call.arguments[target], in: manifest)
        let line = try dependency(call, folder, manifest)
        if let declaration = target.declaration, manifest.depends(declaration, on: call.operand) {
            call.program.note(["\(target.name) already depends on \(call.operand)."])
            return .success
        }
        do throws(ManifestError) {
            if let doubt { throw doubt }
            guard let declaration = target.declaration else {
                throw ManifestError("its targets cannot be read", at: nil)
            }
            let changed = try manifest.adding(dependency: line, to: declaration)
            try write(changed, to: folder, call)
        } catch {
            let place = error.place.map { ":\(manifest.line(of: $0))" } ?? ""
            throw CommandFailure(
                .problems,
                "Package.swift\(place): \(error.reason), so it was not changed\n"
                    + "add \(line) to the dependencies of \(target.name)")
        }
        call.program.print(["Added \(line) to the dependencies of \(target.name)."])
        return .success
    }

    /// The names that complete a call.
    ///
    /// All are empty outside a package.
    struct KnownNames {
        /// The products that can be added without naming a package.
        private(set) var products: [String] = []
        private(set) var targets: [String] = []
        private(set) var packages: [String] = []

        init(in environment: ProgramEnvironment) {
            guard let folder = try? PackageFolder(around: environment),
                let (manifest, _) = try? folder.manifest()
            else { return }
            let rowKit = folder.rowKitName(in: manifest)
            products =
                manifest.isOfRowKit
                ? manifest.libraries
                : (rowKit.map { folder.libraries(of: $0, in: manifest) } ?? [])
                    + folder.librariesOnRowKit(in: manifest)
            targets = manifest.targets.map(\.name)
            packages = folder.dependencies(of: manifest).map(\.name)
        }
    }

    /// Returns the name of the target and its declaration, or nil for a declaration that cannot be
    /// read.
    private static func chosenTarget(
        _ given: ParsedArguments.Given?, in manifest: PackageManifest
    ) throws(CommandFailure) -> (name: String, declaration: ManifestDeclaration?) {
        if let given { return try target(given, in: manifest) }
        let programs = manifest.programs
        switch programs.count {
        case 1: return (programs[0].name, programs[0])
        case 0 where !manifest.hasReadableTargets:
            return ("the target that should have its rows", nil)
        case 0:
            throw .usageError(
                "no executable target depends on RowsCommand; name a target with --target")
        default:
            let names = programs.map(\.name).joined(separator: ", ")
            throw .usageError(
                "several executable targets depend on RowsCommand: \(names); name a target with "
                    + "--target")
        }
    }

    private static func target(
        _ given: ParsedArguments.Given, in manifest: PackageManifest
    ) throws(CommandFailure) -> (name: String, declaration: ManifestDeclaration?) {
        let targets = manifest.targets
        guard let target = targets.first(where: { $0.name == given.text }) else {
            // The name may belong to a target that cannot be read.
            guard manifest.hasReadableTargets else { return (given.text, nil) }
            throw .unknown(
                "target", given.text, from: given.source, available: targets.map(\.name))
        }
        guard target.canHaveRows else {
            throw .usageError(
                "\(given.source): \(target.name) is a \(target.kind), which cannot have rows")
        }
        return (target.name, target)
    }

    private static func dependency(
        _ call: VerbCall, _ folder: PackageFolder, _ manifest: PackageManifest
    ) throws(CommandFailure) -> String {
        let product = call.operand
        guard !product.isEmpty,
            product.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) })
        else { throw .usageError("\(product.quoted) is not the name of a product") }
        let given = call.arguments[package]
        if manifest.name == given?.text ?? "RowKit" {
            let isWhole = manifest.hasReadableTargets
            try check(product, among: isWhole ? manifest.targets.map(\.name) : [])
            return "\"\(product)\""
        }
        guard let given else {
            let isOwn = manifest.targets.contains { $0.kind == "target" && $0.name == product }
            if isOwn { return "\"\(product)\"" }
            return reference(to: product, of: try owner(of: product, folder, manifest))
        }
        let owner: String
        do throws(CommandFailure) { owner = try folder.dependency(given, of: manifest) } catch {
            throw error.withAdviceToAddPackage
        }
        try check(product, among: folder.libraries(of: owner, in: manifest))
        return reference(to: product, of: owner)
    }

    private static func reference(to product: String, of package: String) -> String {
        ".product(name: \"\(product)\", package: \(package.debugDescription))"
    }

    /// Returns the name of the package of a product: RowKit, unless another dependency has the
    /// product.
    private static func owner(
        of product: String, _ folder: PackageFolder, _ manifest: PackageManifest
    ) throws(CommandFailure) -> String {
        let rowKit = folder.rowKitName(in: manifest)
        let known = rowKit.map { folder.libraries(of: $0, in: manifest) } ?? []
        if let rowKit, known.contains(product) { return rowKit }
        let others = folder.dependencies(of: manifest).filter { dependency in
            dependency.manifest?.libraries.contains(product) == true
        }.map(\.name)
        if let other = others.first {
            guard others.count == 1 else {
                throw .usageError(
                    "several packages have a product called \(product): "
                        + "\(others.joined(separator: ", ")); name one with --package")
            }
            return other
        }
        guard let rowKit else {
            throw .usageError(
                "Package.swift does not depend on RowKit yet; run swift package add-dependency "
                    + "…/RowKit.git --from \(RowsProgram.version), or name another package with "
                    + "--package")
        }
        let all = known.isEmpty ? [] : known + folder.librariesOnRowKit(in: manifest)
        do throws(CommandFailure) { try check(product, among: all) } catch {
            throw error.withAdviceToAddPackage
        }
        return rowKit
    }

    /// Checks that a product exists, if the products are known.
    private static func check(
        _ product: String, among products: [String]
    ) throws(CommandFailure) {
        guard !products.isEmpty, !products.contains(product) else { return }
        throw .unknown("product", product, from: nil, available: products.sorted())
    }

    private static func write(
        _ manifest: PackageManifest, to folder: PackageFolder, _ call: VerbCall
    ) throws(ManifestError) {
        do throws(FileFailure) {
            try call.environment.files.write(folder.manifestPath, Array(manifest.text.utf8))
        } catch {
            throw ManifestError("it cannot be written: \(error.reason)", at: nil)
        }
    }
}

extension CommandFailure {
    /// The failure for a name that no dependency has.
    ///
    /// Unless the name is misspelled, the message contains the command that adds a package.
    fileprivate var withAdviceToAddPackage: CommandFailure {
        guard suggestion == nil else { return self }
        let advice =
            "first add its package with swift package add-dependency https://…/NAME.git "
            + "--from VERSION, or with swift package add-dependency ../NAME --type path"
        return CommandFailure(status, "\(message); \(advice)", available: available, hint: hint)
    }
}
