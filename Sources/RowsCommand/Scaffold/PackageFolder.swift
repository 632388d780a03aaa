/// The package that contains the current folder.
struct PackageFolder {
    /// The path of the package's root folder.
    let root: String
    private let files: FileAccess

    /// Finds the package: its root is the current folder or one above it.
    init(around environment: ProgramEnvironment) throws(CommandFailure) {
        files = environment.files
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
    }

    /// The path of the manifest.
    var manifestPath: String { "\(root)/Package.swift" }

    /// Reads the manifest, and whether it is UTF-8 text, as SwiftPM requires.
    func manifest() throws(CommandFailure) -> (PackageManifest, isText: Bool) {
        do throws(FileFailure) {
            let bytes = try files.read(manifestPath)
            let text = String(decoding: bytes, as: UTF8.self)
            // Invalid UTF-8 was replaced in decoding.
            return (PackageManifest(text), text.utf8.elementsEqual(bytes))
        } catch {
            throw .usageError("\(manifestPath) cannot be read: \(error.reason)")
        }
    }

    /// The name of the package RowKit in references to its products, or nil if the manifest does
    /// not depend on RowKit.
    func rowKitName(in manifest: PackageManifest) -> String? {
        manifest.rowKitName { path in
            guard let bytes = try? files.read("\(root)/\(path)/Package.swift") else { return false }
            return PackageManifest(String(decoding: bytes, as: UTF8.self)).isOfRowKit
        }
    }
}
