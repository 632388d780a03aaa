import Testing

@testable import RowHTTP

@Suite("A server that reports on itself")
struct ServerReportTests {
    private let reports = HTTPReports.under("_rowkit")

    @Test("reports that it is running, and what it has done so far")
    func reporting() throws {
        var counters = HTTPCounters()
        (counters.requests, counters.responses) = (3, [2: 2, 4: 1])
        let health = try request("/_rowkit/health")
        #expect(reports.response(to: health, counters)?.bytes == Array("ok\n".utf8))
        let asked = try request("/_rowkit/counters")
        let text = try #require(reports.response(to: asked, counters)?.bytes)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains("http_requests_total 3"))
        #expect(lines.contains(#"http_responses_total{status="4xx"} 1"#))
    }

    @Test("responds to nothing else", arguments: ["/", "/_rowkit", "/_rowkit/other", "/health"])
    func others(path: String) throws {
        let asked = try request(path)
        #expect(reports.response(to: asked, HTTPCounters()) == nil)
    }

    private func request(_ path: String) throws -> HTTPRequest {
        HTTPRequest(.get, try HTTPTarget(path))
    }
}
