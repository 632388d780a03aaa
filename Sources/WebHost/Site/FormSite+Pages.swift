import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// Returns the list of the forms, or the form if there is one.
    func index() -> HTTPResponse {
        if forms.names.count == 1 {
            return HTTPResponse(
                .seeOther, headers: [.location: paths.form(forms.names[0])])
        }
        let links = forms.names.map { (name: $0, path: paths.form($0)) }
        return page(
            .ok, PageWriter.index(of: links, phrases: settings.phrases, assets: assets.paths))
    }

    /// Returns the page that confirms a submission.
    func done(_ name: String, _ visit: Visit) async throws(HTTPRefusal) -> HTTPResponse {
        guard forms.contains(name) else { throw .noForm }
        let address = visit.address(of: name)
        let controller = try? await controller(address, by: visit.makeContext)
        let phrases = controller?.form.phrases ?? settings.phrases
        return page(
            .ok,
            PageWriter.done(
                path: address.adding(to: paths.form(name)), phrases: phrases, assets: assets.paths))
    }

    /// Returns the page of a new form.
    ///
    /// - Parameter id: The identifier of the session that the page creates when it connects.
    func open(
        _ name: String, _ visit: Visit, as id: SessionID = SessionID()
    ) async throws(HTTPRefusal) -> HTTPResponse {
        guard forms.contains(name) else { throw .noForm }
        let address = visit.address(of: name)
        do {
            if isServerHeld(name) {
                let session = try await held(address, by: visit.makeContext, as: id)
                return await draw(session, joined: id)
            }
            let stage = try await stage(address, by: visit.makeContext)
            return draw(stage, of: address, session: id)
        } catch {
            throw failure(error, of: name)
        }
    }

    /// Makes a form whose state is held by its page.
    func stage(
        _ address: PageAddress, by makeContext: ContextMaker?
    ) async throws -> sending FormStage {
        let stage = FormStage(try await controller(address, by: makeContext))
        // The form shows a submit button, because the session listens to its submission.
        Submissions().listen(to: stage.controller)
        return stage
    }

    /// Makes a form whose state is held by the server.
    func held(
        _ address: PageAddress, by makeContext: ContextMaker?, as id: SessionID
    ) async throws -> PageSession {
        let controller = try await controller(address, by: makeContext)
        let session = await makeSession(FormSession(controller: controller), of: address)
        try keep(session, as: id, of: address.sealOwner, memory: 64 << 10)
        return session
    }

    /// Returns a page of a session that other pages may show, too.
    func draw(
        _ session: PageSession, joined id: SessionID?, notes: [String] = [],
        refused: RefusedInput = RefusedInput(), summarized: ViewID? = nil,
        window: WindowRequest? = nil
    ) async -> HTTPResponse {
        let response = await session.session.withStage { stage in
            draw(
                stage, of: session.address, joined: id, part: session.wholeState(of: stage),
                notes: notes, refused: refused, summarized: summarized, window: window)
        }
        session.pushParts()
        return response
    }

    /// Returns the page of a stage.
    ///
    /// - Parameters:
    ///   - session: The identifier of the session that the page creates when it connects.
    ///   - joined: The session that the page shows, if others may show it, too.
    ///   - part: The state of that session.
    ///   - notes: Messages about submissions and parts that were not restored, as sentences.
    ///   - refused: The input that the form refused.
    ///   - summarized: The screen whose errors are listed.
    ///   - window: The part of a long list that the user requested.
    func draw(
        _ stage: FormStage, of address: PageAddress, session: SessionID = SessionID(),
        joined: SessionID? = nil, part: StateLine.Part? = nil, notes: [String] = [],
        refused: RefusedInput = RefusedInput(), summarized: ViewID? = nil,
        window: WindowRequest? = nil
    ) -> HTTPResponse {
        var writer = writer(
            for: stage, of: address, session: session, joined: joined, part: part,
            notes: notes, summarized: summarized)
        writer.refused = refused
        writer.window = window
        var response = page(
            summarized == nil ? .ok : .unprocessableContent, writer.document(of: stage))
        response.headers[.contentSecurityPolicy] = stage.contentPolicy.description
        return response
    }

    func writer(
        for stage: FormStage, of address: PageAddress, session: SessionID = SessionID(),
        joined: SessionID? = nil, part: StateLine.Part? = nil, notes: [String] = [],
        summarized: ViewID? = nil, at place: PagePlace = .page
    ) -> PageWriter {
        let form = address.form
        let sealer = isServerHeld(form) || joined != nil ? nil : sealer(address)
        // A new form whose state is too large to be sealed is made again when its page is posted.
        let part = part ?? sealer.flatMap { try? StateLine.whole(stage.takeState(), by: $0) }
        return PageWriter(
            path: address.adding(to: paths.form(form)),
            sessionPath: paths.session(joined ?? session, of: form),
            joined: joined, assets: assets.paths, part: part, notes: notes,
            summarized: summarized, form: form, frame: settings.frame, place: place)
    }

    /// Returns a page without a form, whose body is written by a closure.
    ///
    /// - Parameter phrases: The language of the page, or nil for that of the site.
    package func page(
        _ status: HTTPStatus = .ok, titled title: String, in phrases: Phrases? = nil,
        _ body: (inout HTMLWriter) -> Void
    ) -> HTTPResponse {
        let phrases = phrases ?? settings.phrases
        return page(status, PageWriter.page(titled: title, phrases, assets.paths, body))
    }

    func page(_ status: HTTPStatus, _ body: [UInt8]) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "text/html; charset=utf-8", .contentTypeOptions: "nosniff",
            .cacheControl: "private, no-cache", .referrerPolicy: "same-origin",
            .contentSecurityPolicy: ContentPolicy.form().description,
        ]
        return HTTPResponse(status, headers: headers, body: body)
    }
}

extension FormStage {
    /// The policy of the page that shows the stage.
    var contentPolicy: ContentPolicy { .form(images: screens.flatMap(\.imageOrigins)) }
}
