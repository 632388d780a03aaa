import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// The pages for requests that a server refuses before the site sees them.
    package var errorPages: HTTPErrorPages {
        let busy = HTTPRefusal(.unavailable, "the server has too many connections")
        return HTTPErrorPages(busy: page(for: busy, of: nil, settings.phrases)) {
            [self] refusal, request in
            await response(to: refusal, of: request)
        }
    }

    /// Returns the response to a refused request: a page for browsers, and plain text or JSON for
    /// programs.
    ///
    /// - Parameter request: The request, of which only the head may be known, or nil if the head is
    ///   unreadable.
    package func response(
        to refusal: HTTPRefusal, of request: HTTPRequest?
    ) async -> HTTPResponse {
        await response(
            to: refusal,
            of: request.map {
                Visit(request: $0, body: RequestBody([]), owner: "", makeContext: nil)
            })
    }

    /// Returns the response to a refused visit, or to a request that is unreadable if it is nil.
    func response(to refusal: HTTPRefusal, of visit: Visit?) async -> HTTPResponse {
        switch visit?.request.wantedErrors ?? .page {
        case .page: page(for: refusal, of: visit?.request, await phrases(for: visit, refusal))
        case .json: .json(refusal)
        case .text: HTTPResponse(refusal)
        }
    }

    /// The form to whose pages the path of a request belongs, or nil if there is none.
    private func form(of request: HTTPRequest) -> String? {
        paths.relative(request.target.path)?.first.flatMap { forms.contains($0) ? $0 : nil }
    }

    /// The phrases of the form to which a request belongs, or those of the site if the form cannot
    /// be made.
    private func phrases(for visit: Visit?, _ refusal: HTTPRefusal) async -> Phrases {
        guard let visit, let form = form(of: visit.request), refusal != .noForm,
            let controller = try? await controller(
                visit.address(of: form), by: visit.makeContext)
        else { return settings.phrases }
        return controller.form.phrases
    }

    private func page(
        for refusal: HTTPRefusal, of request: HTTPRequest?, _ phrases: Phrases
    ) -> HTTPResponse {
        let home = settings.home ?? (paths.root.isEmpty ? "/" : paths.root)
        let form = refusal == .noForm ? nil : request.flatMap(form)
        let page = ErrorPage(
            refusal, isRead: request?.isRead ?? true, phrases: phrases, assets: assets.paths,
            link: form.map { (.openForm, paths.form($0)) } ?? (.forms, home))
        var response = self.page(refusal.status, page.html)
        response.headers[.cacheControl] = "no-store"
        response.headers[.allow] = HTTPResponse(refusal).headers[.allow]
        return response
    }
}

extension HTTPRefusal {
    static let noSuchPage = HTTPRefusal(.notFound, "there is no such page")
    static let noForm = HTTPRefusal(.notFound, "there is no such form")
    static let sessionEnded = HTTPRefusal(.gone, "the session has ended")
    static let otherHost = HTTPRefusal(
        .misdirectedRequest,
        """
        the site has another name; let the proxy pass on Host, and list its name in the hosts of \
        the site
        """)
    static let formFailed = HTTPRefusal(
        .internalError, "the form cannot be shown; the log of the site has the reason")
}

extension HTTPRequest {
    /// The format in which a client wants to receive an error.
    fileprivate enum ErrorForm { case page, json, text }

    fileprivate var wantedErrors: ErrorForm {
        let types = headers.members(of: .accept).compactMap(MediaType.init)
            .filter { !$0.isRefused }.map(\.name)
        if types.contains("text/html") { return .page }
        return types.contains("application/json") ? .json : .text
    }
}

extension MediaType {
    /// Whether the client lists the type only to reject it.
    fileprivate var isRefused: Bool { self["q"].flatMap(Double.init) == 0 }
}

extension HTTPResponse {
    /// The status and the reason of a refusal, for programs.
    fileprivate static func json(_ refusal: HTTPRefusal) -> HTTPResponse {
        var json = JSONWriter()
        json.raw("{\"status\":")
        json.number(refusal.status.rawValue)
        json.raw(",\"reason\":")
        json.string(refusal.reason)
        json.raw("}\n")
        var response = HTTPResponse.json(json.bytes)
        response.status = refusal.status
        response.headers[.allow] = HTTPResponse(refusal).headers[.allow]
        return response
    }
}
