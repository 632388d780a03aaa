extension PackageManifest {
    /// A target whose sources a folder would be among, so that it could not be one of another.
    ///
    /// - Parameters:
    ///   - folder: The folder, within the package: `Sources/StarsRow`.
    ///   - exists: Whether there is a folder of some path within the package.
    /// - Returns: The name of the target, and its folder.
    func target(
        around folder: String, exists: (_ path: String) -> Bool
    ) -> (name: String, folder: String)? {
        for target in targets where target.call["sources"] == nil && target.call["exclude"] == nil {
            guard let own = self.folder(of: target, exists) else { continue }
            if own.isEmpty || folder.hasPrefix(own + "/") {
                return (target.name, own.isEmpty ? "the folder of the package" : own)
            }
        }
        return nil
    }

    /// The folder of a target, without dots and slashes around it.
    private func folder(of target: ManifestTarget, _ exists: (String) -> Bool) -> String? {
        guard ["target", "executableTarget", "testTarget"].contains(target.kind) else { return nil }
        if target.call["path"] != nil {
            guard let path = text(of: target.call["path"]) else { return nil }
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        // A target that is alone may have its sources where others have their folders.
        let parent = target.kind == "testTarget" ? "Tests" : "Sources"
        return exists(parent) && !exists("\(parent)/\(target.name)") ? parent : nil
    }
}
