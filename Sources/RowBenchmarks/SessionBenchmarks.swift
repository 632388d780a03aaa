import RowHTTP
import RowKit
import WebHost

/// Measures the memory of an open session of `n` rows with a connected page.
func sessionBenchmark() -> Benchmark {
    Benchmark("session", unit: "KB", sizes: [50], takes: 1) { n in
        guard let keys = try? SealKeys(environment: [:]) else { return .nan }
        var settings = FormSite.Settings()
        let sessions = 1_000
        settings.limits.countPerOwner = sessions
        settings.limits.memoryPerOwner = .max
        settings.limits.memory = .max
        let site = FormSite(["form": { makeMixedForm(n) }], keys: keys, settings: settings) { _ in
            .page
        }
        let before = residentBytes()
        for number in 0..<sessions {
            guard let request = connection(number) else { return .nan }
            let response = await site.respond(to: request)
            check(response.isJSON, "session")
        }
        check(site.sessionCount == sessions, "session")
        return Double(residentBytes() - before) / Double(sessions) / 1_024
    }
}

/// Returns the request with which a newly loaded page connects.
private func connection(_ number: Int) -> HTTPRequest? {
    // An identifier has 22 characters, of which the last has only two bits.
    let digits = String(number)
    let id = String(repeating: "0", count: 21 - digits.count) + digits + "A"
    guard let target = try? HTTPTarget("/form/s/\(id)") else { return nil }
    return HTTPRequest(
        .post, target,
        headers: [
            .contentType: "application/x-www-form-urlencoded", .secFetchSite: "same-origin",
        ], body: Array("_page=page.1".utf8))
}

extension HTTPResponse {
    /// Whether the response is the state of a page, rather than an error.
    fileprivate var isJSON: Bool { status == .ok && headers[.contentType] == "application/json" }
}
