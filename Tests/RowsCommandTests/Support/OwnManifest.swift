import Foundation

/// The manifest of this package.
func ownManifestText() throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
}
