import Foundation

/// The build of this test program.
package enum Build {
    /// The products folder.
    package static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = bundle ?? URL(filePath: CommandLine.arguments[0])
        return program.deletingLastPathComponent()
    }()

    /// The compiler arguments for finding this package's modules, including those in C.
    package static var moduleArguments: [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let maps = folders.sorted().map { folder.appending(path: $0) }.filter {
            FileManager.default.fileExists(atPath: $0.appending(path: "module.modulemap").path)
        }
        return ([folder.appending(path: "Modules")] + maps).flatMap { ["-I", $0.path] }
    }

    /// Whether the build has a module.
    package static func hasModule(_ name: String) -> Bool {
        FileManager.default.fileExists(
            atPath: folder.appending(path: "Modules/\(name).swiftmodule").path)
    }
}
