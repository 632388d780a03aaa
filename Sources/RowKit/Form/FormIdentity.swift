/// The identity of a form: its name among the forms of a program, its version, and its context.
struct FormIdentity: Codable, Hashable, Sendable {
    var name: String?
    var version = 1
    var context: JSONValue?
}

extension FormIdentity {
    init(from decoder: any Decoder) throws {
        let identity = try decoder.container(keyedBy: CodingKeys.self)
        name = try identity.decodeIfPresent(String.self, forKey: .name)
        version = try identity.decodeInteger(forKey: .version)
        context = try identity.decodeIfPresent(JSONValue.self, forKey: .context)
    }
}

extension Form {
    /// The name of the form among the forms of a program, or nil if it has none.
    ///
    /// A ``FormList`` sets the names of its forms. A ``FormState`` contains the name, so that the
    /// state of one form is not restored in another.
    public var name: String? {
        get { identity.name }
        set { identity.name = newValue }
    }

    /// The version of the form, which is 1 by default.
    ///
    /// Increase the version with each change to the form after which an earlier ``FormState`` may
    /// no longer fit, such as a row with a different tag or type, or a removed row.
    public var version: Int {
        get { identity.version }
        set { identity.version = newValue }
    }

    /// The context that the form was made from, as JSON, or nil if there is none.
    ///
    /// ``FormList/controller(_:context:)`` sets it.
    public var context: JSONValue? { identity.context }

    /// Uses the name and the context of the form that this one replaces, unless it has its own.
    func inheritIdentity(from other: Form) {
        identity.name = identity.name ?? other.identity.name
        identity.context = identity.context ?? other.identity.context
    }
}
