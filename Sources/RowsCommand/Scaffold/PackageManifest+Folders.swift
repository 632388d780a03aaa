extension PackageManifest {
    /// Returns the target whose source folder contains a folder, which therefore cannot belong to
    /// another target.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder in the package, such as `Sources/StarsRow`.
    ///   - exists: Whether a folder exists at a path in the package.
    /// - Returns: The name of the target and its folder, or nil if there is no such target.
    func target(
        around folder: String, exists: (_ path: String) -> Bool
    ) -> (name: String, folder: String)? {
        for target in targets where target.call["sources"] == nil && target.call["exclude"] == nil {
            guard let own = self.folder(of: target, exists) else { continue }
            if own.isEmpty || folder.hasPrefix(own + "/") {
                return (target.name, own.isEmpty ? "the package's folder" : own)
            }
        }
        return nil
    }

    /// The folder of a target, without `.` components and enclosing slashes, or nil if it is
    /// unknown.
    private func folder(of target: ManifestDeclaration, _ exists: (String) -> Bool) -> String? {
        guard ["target", "executableTarget", "testTarget"].contains(target.kind) else { return nil }
        if target.call["path"] != nil {
            guard let path = text(of: target.call["path"]) else { return nil }
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        // A single target can have its sources directly in `Sources` or `Tests`.
        let parent = target.kind == "testTarget" ? "Tests" : "Sources"
        return exists(parent) && !exists("\(parent)/\(target.name)") ? parent : nil
    }
}
