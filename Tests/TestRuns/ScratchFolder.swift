import Foundation

/// A temporary folder for a test, deleted when it is deallocated.
package final class ScratchFolder: Sendable {
    package let url: URL

    package init(_ name: String) throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "rowkit-\(name)-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and creates its folders.
    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
