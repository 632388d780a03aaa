import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// The pages for requests that a server refuses before the site sees them.
    package var errorPages: HTTPErrorPages {
        let busy = HTTPRefusal(.unavailable, "the server has too many connections")
        return HTTPErrorPages(busy: page(for: busy, of: nil)) { [self] refusal, request in
            response(to: refusal, of: request)
        }
    }

    /// Returns the response to a refused request: a page for browsers, and plain text or JSON for
    /// programs.
    ///
    /// - Parameter request: The request, of which only the head may be known, or nil if the head is
    ///   unreadable.
    package func response(to refusal: HTTPRefusal, of request: HTTPRequest?) -> HTTPResponse {
        let visit = request.map { Visit(request: $0, owner: Owner(""), context: nil) }
        return response(to: refusal, of: visit)
    }

    /// Returns the response to a refused visit.
    func response(to refusal: HTTPRefusal, of visit: Visit?) -> HTTPResponse {
        switch visit?.request.wantedErrors ?? .page {
        case .page: page(for: refusal, of: visit)
        case .json: .json(refusal)
        case .text: HTTPResponse(refusal)
        }
    }

    /// Logs the reason why a form cannot be shown.
    ///
    /// - Returns: The refusal of the request, which does not contain the reason.
    package func failure(_ error: any Error, of form: String) -> HTTPRefusal {
        // A problem with the context of a form already names the form.
        let (reason, start) = ("\(error)", "\(form): ")
        settings.log(reason.hasPrefix(start) ? reason : start + reason)
        return .formFailed
    }

    /// Returns the phrases of a form, or those of the site if the form cannot be made.
    func phrases(of form: String, for visit: Visit) -> Phrases {
        (try? forms.controller(form, for: visit))?.form.phrases ?? settings.phrases
    }

    private func page(for refusal: HTTPRefusal, of visit: Visit?) -> HTTPResponse {
        let request = visit?.request
        let form = (request?.target.path).flatMap(paths.relative)?.first
            .flatMap { forms.contains($0) ? $0 : nil }
        let home = settings.home ?? (paths.root.isEmpty ? "/" : paths.root)
        let formPhrases = visit.flatMap { visit in form.map { phrases(of: $0, for: visit) } }
        let page = ErrorPage(
            refusal, isRead: request?.isRead ?? true, phrases: formPhrases ?? settings.phrases,
            assets: assets.paths, link: form.map { (.openForm, paths.form($0)) } ?? (.forms, home))
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
    fileprivate static let formFailed = HTTPRefusal(
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
