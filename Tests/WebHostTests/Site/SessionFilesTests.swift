import RowKit
import RowSeals
import Testing

@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The files of a session")
struct SessionFilesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "rowkit-\(SessionID())").path(percentEncoded: false)
    private let view = ViewID("photo/content")

    private func files(size: Int, memory: Int) throws -> SessionFiles {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        var limits = FileLimits()
        (limits.size, limits.memory, limits.folder) = (size, memory, folder)
        return SessionFiles(limits: limits)
    }

    private func file(_ size: Int) -> FileReference {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        return FileReference(name: "a", mediaType: "image/png", content: Data(bytes))
    }

    @Test("keep their bytes, in memory or on disk, and leave nothing in the folder")
    func keeping() throws {
        let files = try files(size: 1 << 20, memory: 1000)
        for size in [0, 900, 1100, 400_000] {
            let kept = try #require(files.keep([file(size)], of: view))
            #expect(kept == [file(size)])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test("are limited in total size, and new ones replace old ones")
    func limits() throws {
        let files = try files(size: 1000, memory: 500)
        #expect(files.keep([file(600)], of: view) != nil)
        #expect(files.keep([file(1000)], of: view) != nil)
        #expect(files.keep([file(1)], of: ViewID("other/content")) == nil)
        #expect(files.keep([file(999)], of: view) != nil)
        #expect(files.keep([file(1)], of: ViewID("other/content")) != nil)
    }

    @Test("no longer count once they are forgotten")
    func forgetting() throws {
        let files = try files(size: 1000, memory: 500)
        let other = ViewID("other/content")
        #expect(files.keep([file(600)], of: view) != nil)
        #expect(files.keep([file(400)], of: other) != nil)
        files.forget { $0 == view }
        #expect(files.keep([file(601)], of: view) == nil)
        #expect(files.keep([file(600)], of: view) != nil)
    }

    @Test("stay in memory if the folder cannot be written")
    func noFolder() throws {
        var limits = FileLimits()
        (limits.memory, limits.folder) = (0, "/nowhere/at/all")
        #expect(SessionFiles(limits: limits).keep([file(10)], of: view) == [file(10)])
    }
}
