extension PackageManifest {
    /// The folders in which SwiftPM looks for the sources of targets.
    ///
    /// It uses the first one that exists.
    static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// Returns the folder in which SwiftPM looks for the sources of targets.
    ///
    /// - Parameter exists: Whether a folder exists at a path in the package.
    static func sourceFolder(_ exists: (_ path: String) -> Bool) -> String {
        sourceFolders.first(where: exists) ?? sourceFolders[0]
    }

    /// Returns the folder for the sources of a new test target.
    ///
    /// Without a folder `Tests`, test targets can be next to the other targets. Creating that
    /// folder would break them.
    ///
    /// - Parameter exists: Whether a folder exists at a path in the package.
    func testFolder(_ exists: (_ path: String) -> Bool) -> String {
        let others = Self.sourceFolder(exists)
        let isBesideOthers = targets.contains { target in
            target.kind == "testTarget" && target.call["path"] == nil
                && exists("\(others)/\(target.name)")
        }
        return isBesideOthers && !exists("Tests") ? others : "Tests"
    }

    /// Returns the target whose source folder contains a folder.
    ///
    /// The folder then cannot belong to another target.
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

    /// Returns the folder with the sources of a target, or nil if it is unknown.
    ///
    /// - Parameter exists: Whether a folder exists at a path in the package.
    func sources(of target: ManifestDeclaration, _ exists: (_ path: String) -> Bool) -> String? {
        if let folder = folder(of: target, exists) { return folder }
        return target.call["path"] == nil ? "\(Self.sourceFolder(exists))/\(target.name)" : nil
    }

    /// The folder of a target, without `.` components and enclosing slashes, or nil if it is
    /// unknown.
    private func folder(of target: ManifestDeclaration, _ exists: (String) -> Bool) -> String? {
        guard target.canHaveRows else { return nil }
        if target.call["path"] != nil {
            guard let path = text(of: target.call["path"]) else { return nil }
            return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
        // The only target can have its sources directly in the folder for all targets.
        let parent = target.kind == "testTarget" ? "Tests" : Self.sourceFolder(exists)
        return exists(parent) && !exists("\(parent)/\(target.name)") ? parent : nil
    }
}
