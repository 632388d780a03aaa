import RowSeals

/// The address of a form's pages, for one user.
struct PageAddress: Hashable, Sendable {
    /// The name of the form.
    let form: String
    /// The query of the address as it was sent, without its question mark.
    var query = ""
    /// The user, as named by the embedding server.
    var owner = ""

    var sealOwner: Owner { Owner(owner) }

    /// The name to which seals are bound: that of the form with its query, so that the context of
    /// one address is not used at another.
    ///
    /// The path of a form cannot contain NUL.
    var sealName: String { query.isEmpty ? form : "\(form)\0\(query)" }

    /// Returns a path of the form with the query.
    func adding(to path: String) -> String { query.isEmpty ? path : "\(path)?\(query)" }
}
