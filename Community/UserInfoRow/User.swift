import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A user who has signed up, shown by a ``UserInfoRow``.
///
/// The JSON in a document:
///
/// ```json
/// {
///   "name": "Mathias",
///   "email": "mathias@example.org",
///   "dateOfBirth": "1992-07-26",
///   "pictureUrl": "https://example.org/mathias.jpg"
/// }
/// ```
///
/// Two users are equal if they have the same e-mail address, even if their other data differ. A
/// ``UserInfoRow`` compares all data that it shows.
public struct User: Equatable, Codable, DocumentValue {
    /// The user's name.
    public var name: String
    /// The e-mail address, which identifies the user.
    public var email: String
    /// The date of birth, as a moment of that day.
    ///
    /// The day depends on the time zone. A row uses the time zone of its form's formats.
    public var dateOfBirth: Date
    /// The URL of the user's picture, or nil if there is none.
    public var pictureUrl: URL?

    /// Creates a user.
    public init(name: String, email: String, dateOfBirth: Date, pictureUrl: URL? = nil) {
        self.name = name
        self.email = email
        self.dateOfBirth = dateOfBirth
        self.pictureUrl = pictureUrl
    }

    /// Whether two users have the same e-mail address.
    public static func == (first: User, second: User) -> Bool { first.email == second.email }

    /// Whether all properties of two users are equal.
    public func hasSameContents(as other: User) -> Bool { userInfo == other.userInfo }

    /// The schema of an object with a name, an e-mail address, a date, and an optional picture URL.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "name": String.documentSchema, "email": String.documentSchema,
                "dateOfBirth": Date.documentSchema, "pictureUrl": URL?.documentSchema,
            ],
            "required": ["name", "email", "dateOfBirth"], "additionalProperties": false,
        ]
    }
}

extension User: UserInfoValue {
    /// All properties of the user.
    public var userInfo: UserInfo {
        UserInfo(name: name, email: email, dateOfBirth: dateOfBirth, pictureUrl: pictureUrl)
    }
}
