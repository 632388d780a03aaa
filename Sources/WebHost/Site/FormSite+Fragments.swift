import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// A form as a fragment of a page of the embedding server.
    public struct Fragment: Hashable, Sendable {
        /// The HTML of the form, for the body of the page.
        ///
        /// It loads ``script``.
        public let html: String
        /// The path of the style sheet, for the head of the page.
        ///
        /// The same for all forms of a site.
        public let styleSheet: String
        /// The path of the script, so that the page can preload it.
        public let script: String
        /// The sources from which the page must be able to load.
        public let policy: ContentPolicy
    }

    /// Returns a new form as a fragment of a page of the embedding server.
    ///
    /// The form posts to the path of the site on the same host; pass these requests to
    /// ``respond(to:owner:context:)``. Without JavaScript, the form continues as a separate page.
    ///
    /// - Parameters:
    ///   - form: The name of the form.
    ///   - id: A name that is unique on the page. If nil, the name of the form is used.
    ///   - query: The query with which the form is opened, as at its own address.
    ///   - owner: The user who sees the page; see ``respond(to:owner:context:)``.
    ///   - context: Returns the context from which the form is made; see ``ContextMaker``.
    /// - Throws: A problem if no form has the name, or if the context has the wrong type. Also the
    ///   errors of the closures that make the context and the form.
    public func fragment(
        of form: String, id: String? = nil, query: [String: String] = [:], owner: String = "",
        context: ContextMaker? = nil
    ) async throws -> Fragment {
        let address = Opening(form: form, query: query, owner: owner).address
        let place = PagePlace.fragment(id ?? form)
        guard isServerHeld(form) else {
            return fragment(try await stage(address, by: context), of: address, at: place)
        }
        let id = SessionID()
        let session = try await held(address, by: context, as: id)
        return await session.session.withStage { stage in
            fragment(stage, of: address, joined: id, at: place)
        }
    }

    private func fragment(
        _ stage: FormStage, of address: PageAddress, joined: SessionID? = nil, at place: PagePlace
    ) -> Fragment {
        let writer = writer(for: stage, of: address, joined: joined, at: place)
        return Fragment(
            html: String(decoding: writer.fragment(of: stage), as: UTF8.self),
            styleSheet: assets.paths.style, script: assets.paths.script,
            policy: stage.contentPolicy)
    }
}

extension HTMLWriter {
    package mutating func append(_ fragment: FormSite.Fragment) { trusted(fragment.html.utf8) }
}
