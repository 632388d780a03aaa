/// The paths at which a server reports on itself, for monitoring.
package struct HTTPReports: Sendable {
    /// The path that responds with `ok` while the server accepts requests.
    let health: [String]
    /// The path that responds with the counters, one per line.
    let counters: [String]

    /// Returns the paths `health` and `counters` in a folder.
    package static func under(_ folder: String) -> HTTPReports {
        HTTPReports(health: [folder, "health"], counters: [folder, "counters"])
    }

    /// Returns the response to a request for a report, or nil for any other request.
    func response(to request: HTTPRequest, _ counters: HTTPCounters) -> HTTPResponse? {
        guard request.isRead else { return nil }
        var response: HTTPResponse
        switch request.target.path {
        case health: response = .text(.ok, "ok\n")
        case self.counters: response = .text(.ok, counters.description)
        default: return nil
        }
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension HTTPCounters: CustomStringConvertible {
    /// The counters, one per line, in the text format of Prometheus.
    package var description: String {
        var lines = [
            "http_connections_open \(openConnections)", "http_connections_total \(connections)",
            "http_connections_refused_total \(refusedConnections)",
            "http_requests_total \(requests)",
            "http_requests_dropped_total \(droppedRequests)",
            "http_requests_refused_total \(refusedRequests)",
        ]
        for (digit, count) in responses.sorted(by: { $0.key < $1.key }) {
            lines.append("http_responses_total{status=\"\(digit)xx\"} \(count)")
        }
        lines.append("http_received_bytes_total \(bytesReceived)")
        lines.append("http_sent_bytes_total \(bytesSent)")
        return lines.map { $0 + "\n" }.joined()
    }
}
