import RowHTTP
import Testing

@testable import WebHost

// The examples in the comments on sites.

@Suite("The examples in the comments on sites")
struct SiteServerCommentTests {
    @Test("choose a theme")
    func theme() {
        var settings = FormSite.Settings()
        // snippet: comment-theme
        settings.theme = .plain
        settings.theme = FormSite.Theme(styleSheet: ":root { --rowkit-tint: rebeccapurple; }")
        // end
        #expect(settings.theme != FormSite.Settings().theme)
    }

    @Test("are forwarded by another server, until the stream ends or the client leaves")
    func passingOn() async throws {
        let body = HTTPBodyStream()
        body.send([1, 2])
        let stream = FormSite.Response.Stream(http: body)
        let writer = Writer()
        let task = Task {
            // snippet: comment-http-parts
            for await bytes in stream.parts { try await writer.write(bytes) }
            // end
        }
        while await writer.bytes != [1, 2] { await Task.yield() }
        body.send([3])
        body.finish()
        try await task.value
        #expect(await writer.bytes == [1, 2, 3])

        let abandoned = HTTPBodyStream()
        let waiting = Task { for await _ in FormSite.Response.Stream(http: abandoned).parts {} }
        waiting.cancel()
        await waiting.value
        #expect(abandoned.isEnded)
    }

    /// The connection of another server.
    private actor Writer {
        private(set) var bytes: [UInt8] = []
        func write(_ part: [UInt8]) throws { bytes += part }
    }
}
