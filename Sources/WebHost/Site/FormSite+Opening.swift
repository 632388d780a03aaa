import RowHTTP
import RowKit
import RowSeals

extension FormSite {
    /// A form that a user opens at an address.
    public struct Opening: Hashable, Sendable {
        let address: PageAddress

        init(_ address: PageAddress) { self.address = address }

        /// Creates an opening, such as for testing a closure that makes contexts.
        public init(form: String, query: [String: String] = [:], owner: String = "") {
            let fields = query.sorted { $0.key < $1.key }.map { name, value in
                "\(HTTPTarget.encoded(name))=\(HTTPTarget.encoded(value))"
            }
            address = PageAddress(
                form: form, query: fields.joined(separator: "&"), owner: owner)
        }

        /// The name of the form.
        public var form: String { address.form }

        /// The user, as named by the embedding server.
        public var owner: String { address.owner }

        /// The fields of the query: of several with one name, the first.
        public var query: [String: String] {
            Dictionary(
                HTTPTarget.fields(ofQuery: address.query).map { ($0.name, $0.value) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// Returns the context from which a form is made.
    ///
    /// It may read a database. It is called only when a form is made, and only for a form that needs
    /// a context. Throw ``Refusal/notFound`` or ``Refusal/forbidden`` if the user cannot have the
    /// form.
    public typealias ContextMaker =
        @Sendable (_ opening: Opening) async throws -> any Encodable & Sendable
}

extension FormSite {
    /// Makes a new form.
    func controller(
        _ address: PageAddress, by makeContext: ContextMaker?
    ) async throws -> sending FormViewController {
        guard forms.needsContext(address.form), let makeContext else {
            return try await forms.controller(address.form)
        }
        return try await forms.controller(
            address.form, context: try await makeContext(Opening(address)))
    }

    /// Whether the context with which a form would be made now differs from an earlier one, such as
    /// because the record has changed.
    ///
    /// - Throws: The refusal of a user who can no longer have the form.
    func isOutdated(
        _ context: JSONValue?, at address: PageAddress, by makeContext: ContextMaker?
    ) async throws -> Bool {
        guard forms.needsContext(address.form), let makeContext else { return false }
        return try JSONValue(encoding: try await makeContext(Opening(address))) != context
    }

    /// Logs the reason why a form cannot be made, unless the embedding server refuses it.
    ///
    /// - Returns: The refusal of the request, which does not contain the reason.
    package func failure(_ error: any Error, of form: String) -> HTTPRefusal {
        if let refusal = error as? Refusal { return refusal.http }
        // A problem with the context of a form already names the form.
        let (reason, start) = ("\(error)", "\(form): ")
        settings.log(reason.hasPrefix(start) ? reason : start + reason)
        return .formFailed
    }
}
