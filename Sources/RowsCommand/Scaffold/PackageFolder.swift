import PlainText

/// The package that contains the current folder.
struct PackageFolder {
    /// The path of the package's root folder.
    let root: String
    /// Whether the root folder is the current folder.
    let isCurrent: Bool
    private let files: FileAccess
    private let home: String?

    /// Finds the package: its root is the current folder or one above it.
    init(around environment: ProgramEnvironment) throws(CommandFailure) {
        files = environment.files
        home = environment.variables["HOME"]
        var folder = environment.currentFolder[...]
        while true {
            if folder.hasSuffix("/") { folder = folder.dropLast() }
            if files.kind("\(folder)/Package.swift") == .file { break }
            guard let slash = folder.lastIndex(of: "/") else {
                throw .usageError(
                    "there is no Package.swift in \(environment.currentFolder) or above it; "
                        + "run swift package init to create one")
            }
            folder = folder[..<slash]
        }
        root = String(folder)
        isCurrent = root == environment.currentFolder
    }

    var manifestPath: String { "\(root)/Package.swift" }

    /// Reads the manifest.
    ///
    /// - Returns: The manifest, and the reason why it must not be edited, or nil if there is none.
    func manifest() throws(CommandFailure) -> (PackageManifest, doubt: ManifestError?) {
        do throws(FileFailure) {
            let bytes = try files.read(manifestPath)
            let text = String(decoding: bytes, as: UTF8.self)
            // Decoding replaces invalid UTF-8, which SwiftPM rejects.
            let isText = text.utf8.elementsEqual(bytes)
            let doubt = isText ? doubtOfVersion : ManifestError("it is not UTF-8 text", at: nil)
            return (PackageManifest(text), doubt)
        } catch {
            throw .usageError("\(manifestPath) cannot be read: \(error.reason)")
        }
    }

    /// The reason not to edit the manifest if some versions of SwiftPM read another one, or nil if
    /// there is only one.
    private var doubtOfVersion: ManifestError? {
        let others = files.names("\(root)/").filter {
            $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
        }
        return others.sorted().first.map { other in
            ManifestError("some versions of SwiftPM read \(other.onOneLine) instead", at: nil)
        }
    }

    /// The name of the package RowKit in references to its products, or nil if the manifest does
    /// not depend on RowKit.
    func rowKitName(in manifest: PackageManifest) -> String? {
        manifest.rowKitName { path in
            let folder = absolute(path)
            guard self.manifest(in: folder)?.isOfRowKit == true else { return nil }
            return folder.split(separator: "/").last.map(String.init)
        }
    }

    /// Returns the name of a package in references to its products.
    ///
    /// SwiftPM identifies a dependency by the last component of its address or path, regardless of
    /// case.
    ///
    /// - Parameter name: The name of the package, as in references or in its own manifest.
    /// - Throws: An error if the manifest does not depend on the package.
    func dependency(
        _ name: ParsedArguments.Given, of manifest: PackageManifest
    ) throws(CommandFailure) -> String {
        let known = dependencies(of: manifest)
        let found =
            known.first { $0.name.lowercased() == name.text.lowercased() }
            ?? known.first { $0.manifest?.name == name.text }
        if let found { return found.name }
        // The name may belong to a dependency whose address is not a string literal.
        if known.count < manifest.dependencies.count { return name.text }
        throw .unknown(
            "dependency", name.text, from: name.source, available: known.map(\.name))
    }

    /// The libraries of a package that a manifest depends on, or an empty array if they are
    /// unknown.
    func libraries(of package: String, in manifest: PackageManifest) -> [String] {
        dependencies(of: manifest).first { $0.name.lowercased() == package.lowercased() }?
            .manifest?.libraries ?? []
    }

    /// The libraries of those dependencies that depend on RowKit, because such libraries can have
    /// rows.
    func librariesOnRowKit(in manifest: PackageManifest) -> [String] {
        dependencies(of: manifest).flatMap { dependency -> [String] in
            guard let other = dependency.manifest, other.rowKitName() != nil else { return [] }
            return other.libraries
        }
    }

    /// The packages on which a manifest depends, each with its own manifest, or nil if that is
    /// unreadable.
    func dependencies(
        of manifest: PackageManifest
    ) -> [(name: String, manifest: PackageManifest?)] {
        manifest.dependencies.compactMap { dependency in
            let local = dependency.path.map(absolute)
            guard let last = (local ?? dependency.url)?.split(separator: "/").last else {
                return nil
            }
            let name = dependency.identity(folder: String(last))
            return (name, self.manifest(in: local ?? "\(root)/.build/checkouts/\(name)"))
        }
    }

    private func manifest(in folder: String) -> PackageManifest? {
        (try? files.read("\(folder)/Package.swift")).map { bytes in
            PackageManifest(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns a path of the manifest as an absolute path, without `.` and `..`.
    private func absolute(_ path: String) -> String {
        var whole = path.hasPrefix("/") ? path : "\(root)/\(path)"
        if path.hasPrefix("~/"), let home { whole = home + path.dropFirst() }
        let parts = whole.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
