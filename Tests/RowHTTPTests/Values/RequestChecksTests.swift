import Testing

@testable import RowHTTP

@Suite("The origin of a request")
struct RequestChecksTests {
    private static let host = (HTTPHeaders.Name.host, "forms.example")

    @Test(
        "is known from Sec-Fetch-Site, or else from Origin and Host",
        arguments: [
            ([(.secFetchSite, "same-origin")], nil),
            // A proxy has replaced the host.
            (
                [(.secFetchSite, "same-origin"), (.origin, "https://a.example"), host], nil
            ),
            (
                [(.secFetchSite, "same-site"), (.origin, "https://forms.example"), host],
                "this site"
            ),
            ([(.secFetchSite, "cross-site")], "this site"),
            ([(.secFetchSite, "none")], "this site"),
            ([(.origin, "https://forms.example"), host], nil),
            ([(.origin, "http://forms.example"), host], nil),
            ([(.origin, "https://a.example"), host], "let the proxy pass on Host"),
            ([(.origin, "https://forms.example:8443"), host], "let the proxy pass on Host"),
            ([(.origin, "null"), host], "this site"),
            ([(.origin, "https://forms.example")], "proxies pass them on"),
            ([host], "proxies pass them on"), ([], "proxies pass them on"),
        ] as [([(HTTPHeaders.Name, String)], String?)])
    func origin(fields: [(HTTPHeaders.Name, String)], reason: String?) throws {
        var headers = HTTPHeaders()
        for (name, value) in fields { headers.append(name, value) }
        let request = HTTPRequest(.post, try HTTPTarget("/"), headers: headers)
        let refusal = request.originRefusal
        if let reason {
            #expect(refusal?.status == .forbidden)
            #expect(refusal?.reason.hasSuffix(reason) == true, "\(refusal?.reason ?? "")")
        } else {
            #expect(refusal == nil)
        }
    }
}
