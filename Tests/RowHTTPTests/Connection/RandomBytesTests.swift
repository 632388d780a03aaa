import TestRuns
import Testing

@testable import RowHTTP

@Suite("Random bytes")
struct RandomBytesTests {
    private static let pieces: [[UInt8]] = [
        "GET ", "POST ", "/", " HTTP/1.1", "\r\n", "\r\n\r\n", "\n", "\r", "Host: x\r\n", ":",
        "Content-Length: ", "3\r\n", "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", "abc", "\0",
        "Expect: 100-continue\r\n", "Connection: close\r\n", "%", " ", "\t", ";", ",",
        "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 7\r\n\r\n",
    ].map { Array($0.utf8) }

    private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<random.below(40)).flatMap { _ in
            random.chance(10)
                ? [UInt8(random.below(256))] : Self.pieces.randomElement(using: &random) ?? []
        }
    }

    @Test("never trap, are handled the same however split, and are kept only up to the limits")
    func connection() {
        var limits = HTTPLimits()
        limits.requestLine = 100
        limits.headers = 200
        limits.readAhead = 150
        limits.body = { _ in 100 }
        Runs.repeated(of: 40_000) { seed, random in
            let bytes = bytes(&random)
            var whole = ConnectionDriver.echoing(limits: limits)
            whole.receive(bytes)
            var pieces = ConnectionDriver.echoing(limits: limits)
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = min(rest.count, 1 + random.below(9))
                pieces.receive(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
                #expect(pieces.connection.input.count <= 210, "seed \(seed)")
                #expect((pieces.connection.body?.bytes.count ?? 0) <= 100, "seed \(seed)")
            }
            #expect(pieces.events == whole.events, "seed \(seed)")
        }
    }

    @Test("never trap in a form, and result in no more than was posted")
    func forms() {
        let marks = [
            "--b", "\r\n", "--", "Content-Disposition: form-data; name=\"", "\"", "=", "&", "%",
            "%41",
        ]
        let types = ["multipart/form-data; boundary=b", "application/x-www-form-urlencoded"]
        var read = 0
        Runs.repeated(of: 40_000) { seed, random in
            let body = random.text(upTo: 30, of: marks + ["\r\n\r\n", "a", ";", "filename=\"x\""])
            let request = HTTPRequest(
                .post, "/", headers: [.contentType: types[random.below(2)]], body: Array(body.utf8))
            guard let form = try? PostedForm(request) else { return }
            read += 1
            let size = form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
            #expect(size <= body.utf8.count, "seed \(seed)")
        }
        #expect(read > 0)
    }
}
