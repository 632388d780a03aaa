import RowKit
import RowSeals
import StandardRows
import Synchronization
import Testing

@testable import RowHTTP
@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("A request from another server")
struct CarriedRequestTests {
    private final class Log: Sendable {
        private let state = Mutex<[String]>([])
        var lines: [String] { state.withLock { $0 } }
        func add(_ line: String) { state.withLock { $0.append(line) } }
    }

    private struct Broken: Error {}

    private let log = Log()
    private let box = SubmissionBox()

    private func site(_ files: FileLimits = FileLimits()) throws -> FormSite {
        var settings = FormSite.Settings()
        settings.log = log.add
        settings.files = files
        return try box.site(["note": { Form { TextRow("text") } }], settings: settings)
    }

    private func headers(_ more: [(name: String, value: String)] = []) -> [(
        name: String, value: String
    )] {
        [("content-type", "multipart/form-data; boundary=x")] + more
    }

    @Test("is accepted from pages of the host that it names, and the first refusal is logged")
    func host() async throws {
        let site = try site()
        func status(_ host: String, _ origin: String) async throws -> Int {
            let request = try FormSite.Request(
                method: "POST", target: "/note", host: host,
                headers: headers([("origin", origin)]), body: Array("--x--".utf8))
            return await site.respond(to: request).statusCode
        }
        #expect(try await status("shop.example", "https://shop.example") == 200)
        #expect(log.lines.isEmpty)
        #expect(try await status("inner:8080", "https://shop.example") == 403)
        #expect(try await status("inner:8080", "https://shop.example") == 403)
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.contains("inner:8080") == true)
        #expect(log.lines.first?.contains("https://shop.example") == true)
    }

    /// The parts of a body, after which an error may follow.
    private struct Parts: AsyncSequence, Sendable {
        let parts: [[UInt8]]
        var fails = false

        struct AsyncIterator: AsyncIteratorProtocol {
            var parts: ArraySlice<[UInt8]>
            let fails: Bool

            mutating func next() async throws -> [UInt8]? {
                await Task.yield()
                if parts.isEmpty, fails { throw Broken() }
                return parts.popFirst()
            }
        }

        func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(parts: parts[...], fails: fails)
        }
    }

    private func post(_ parts: Parts, to site: FormSite) async throws -> Int {
        let request = try FormSite.Request(
            method: "POST", target: "/note", host: "a",
            headers: headers([("sec-fetch-site", "same-origin")]), body: parts)
        return await site.respond(to: request).statusCode
    }

    private func field(_ name: String, _ value: String) -> [UInt8] {
        let head = "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n"
        return Array("\(head)\(value)\r\n".utf8)
    }

    @Test("may have a body that arrives in parts, ends early, or is too large")
    func bodies() async throws {
        var files = FileLimits()
        files.size = 1000
        let site = try site(files)
        let whole = field("text/content/field", "Ada") + field("_submit", ":") + Array("--x--".utf8)
        #expect(try await post(Parts(parts: whole.map { [$0] }), to: site) == 303)
        #expect(box.all.first?.values["text"] == "Ada")
        #expect(
            try await post(Parts(parts: [Array(whole.prefix(60))], fails: true), to: site) == 400)
        let large = Parts(
            parts: [[UInt8]](repeating: [UInt8](repeating: 97, count: 1 << 16), count: 20))
        #expect(try await post(large, to: site) == 413)
        let request = try FormSite.Request(
            method: "POST", target: "/note", host: "a", headers: headers())
        #expect(site.bodyLimit(of: request) == 1000 + 1 << 20)
        let other = try FormSite.Request(method: "POST", target: "/note", host: "a", headers: [])
        #expect(site.bodyLimit(of: other) == 1 << 20)
    }

    @Test("keeps large files in the folder, and leaves no names there")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "rowkit-\(SessionID())").path(percentEncoded: false)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var limits = FileLimits()
        (limits.size, limits.memory, limits.folder) = (5_000, 1_000, folder)
        var files = ArrivingFiles(limits: limits, areHashed: true)
        let bytes = (0..<3_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try files.append(bytes[..<600])
        let small = try files.endFile()
        #expect(small.isInMemory)
        #expect(Array(small.bytes) == Array(bytes[..<600]))
        for start in stride(from: 0, to: 3_000, by: 100) {
            try files.append(bytes[start..<(start + 100)])
        }
        let large = try files.endFile()
        #expect(!large.isInMemory)
        #expect(Array(large.bytes) == bytes)
        let empty = try files.endFile()
        #expect(empty.bytes.isEmpty)
        #expect(files.hashes.count == 3)
        #expect(files.hashes[1] == SHA256.hash(bytes))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        #expect(throws: HTTPRefusal.self) {
            try files.append([UInt8](repeating: 1, count: 2_000)[...])
        }
    }

    @Test("without keys from the environment is served with a line in the log")
    func missingKeys() throws {
        var settings = FormSite.Settings()
        settings.log = log.add
        _ = FormSite([:], keys: .temporary(), settings: settings) { _ in .page }
        #expect(log.lines.isEmpty)
        _ = FormSite([:], keys: try SealKeys(environment: [:]), settings: settings) { _ in .page }
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.hasPrefix("ROWS_SECRET is not set") == true)
    }
}
