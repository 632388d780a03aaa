import Foundation
import TestRuns
import Testing

@testable import RowsCommand

@Suite("The files of a process")
struct FileAccessTests {
    private let scratch: ScratchFolder
    private let files = FileAccess.ofProcess

    @Test("The sources of the package are found from the file that names their folder")
    func sources() throws {
        let folder = try #require(ProgramEnvironment.ofProcess.packageSources)
        #expect(files.kind("\(folder)/RowKit/RowKit.docc/RowKit.md") == .file)
    }

    init() throws { scratch = try ScratchFolder("files") }

    private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

    private func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    @Test("are written along with their folders")
    func writes() throws {
        try files.write(path("a/b/c"), Array("one".utf8))
        #expect(try files.read(path("a/b/c")) == Array("one".utf8))
        #expect(try names(in: "a/b") == ["c"])
        #expect(files.kind(path("a/b")) == .folder)
        #expect(files.kind(path("a/b/c")) == .file)
    }

    @Test("are replaced as a whole, keeping permissions and symbolic links")
    func replaces() throws {
        try scratch.write("before", to: "real")
        #expect(chmod(path("real"), 0o640) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: path("link"), withDestinationPath: path("real"))
        let before = try files.read(path("real"))
        try files.write(path("link"), Array("after".utf8))
        #expect(before == Array("before".utf8))
        #expect(try String(contentsOfFile: path("real"), encoding: .utf8) == "after")
        let mode =
            try FileManager.default.attributesOfItem(atPath: path("real"))[.posixPermissions]
            as? Int
        #expect(mode == 0o640)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("real"))
        #expect(try names() == ["link", "real"])
    }

    @Test("that do not exist are created where symbolic links to them lead")
    func danglingLinks() throws {
        try scratch.write("", to: "folder/other")
        for (link, target) in [("first", "folder/second"), ("folder/second", "third")] {
            try FileManager.default.createSymbolicLink(
                atPath: path(link), withDestinationPath: target)
        }
        try files.write(path("first"), Array("one".utf8))
        #expect(try names(in: "folder") == ["other", "second", "third"])
        #expect(try files.read(path("folder/third")) == Array("one".utf8))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: path("first"))
                == "folder/second")
        try FileManager.default.createSymbolicLink(
            atPath: path("loop"), withDestinationPath: "loop")
        #expect(throws: FileFailure.self) { try files.write(path("loop"), []) }
        #expect(try names() == ["first", "folder", "loop"])
    }

    @Test("are listed by name, and none are in a folder that cannot be read")
    func lists() throws {
        try scratch.write("", to: "folder/a")
        try scratch.write("", to: "folder/b/c")
        #expect(files.names(path("folder")).sorted() == ["a", "b"])
        #expect(files.names(path("none")) == [])
        #expect(files.names(path("folder/a")) == [])
    }

    @Test("that are streams are written to, neither replaced nor flushed to a disk")
    func streams() throws {
        #expect(mkfifo(path("stream"), 0o600) == 0)
        #expect(files.kind(path("stream")) == .stream)
        // No program reads the stream.
        #expect(throws: FileFailure.self) { try FileAccess.append(path("stream"), [1]) }
        try FileAccess.append(path("stream"), [])
        let reader = open(path("stream"), O_RDWR)
        defer { close(reader) }
        try files.write(path("stream"), Array("one".utf8))
        try FileAccess.append(path("stream"), Array("two".utf8))
        var bytes = [UInt8](repeating: 0, count: 10)
        let count = read(reader, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == "onetwo")
        #expect(files.kind(path("stream")) == .stream)
        #expect(try names() == ["stream"])
    }

    @Test("are unchanged if a write fails")
    func refuses() throws {
        try scratch.write("file", to: "file")
        #expect(throws: FileFailure.self) { try files.write(path("file/inner"), []) }
        try files.write(path("folder/a"), [])
        #expect(throws: FileFailure.folder) { try files.write(path("new") + "/", [1]) }
        #expect(throws: FileFailure.folder) { try FileAccess.append(path("new") + "/", [1]) }
        #expect(throws: FileFailure.self) { try files.write(path("folder"), [1]) }
        #expect(try names() == ["file", "folder"])
        #expect(try names(in: "folder") == ["a"])
    }

    @Test("cannot be read if they are missing or folders")
    func unreadable() throws {
        try scratch.write("file", to: "folder/file")
        #expect(throws: FileFailure.missing) { try files.read(path("none")) }
        #expect(throws: FileFailure.missing) { try files.read(path("folder/file/inner")) }
        #expect(throws: FileFailure.folder) { try files.read(path("folder")) }
    }

    @Test("are removed, and so are folders if they are empty")
    func removes() throws {
        try files.write(path("folder/a"), [])
        files.remove(path("folder"))
        #expect(try names(in: "folder") == ["a"])
        files.remove(path("folder/a"))
        files.remove(path("folder"))
        files.remove(path("none"))
        #expect(try names() == [])
    }
}
