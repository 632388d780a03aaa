import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Somebody who has signed up: what a ``UserInfoRow`` shows.
///
/// In a document:
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
/// Two users are equal if their addresses are: they are one person, whatever else is known. A row
/// that shows one compares all that it shows.
public struct User: Equatable, Codable, DocumentValue {
    /// What the person is called.
    public var name: String
    /// The address by which the person is known.
    public var email: String
    /// The day on which the person was born, as some moment of it.
    ///
    /// Which day a moment is depends on where; a row asks its form's formats.
    public var dateOfBirth: Date
    /// Where a picture of the person is found; nil: there is none.
    public var pictureUrl: URL?

    /// Makes a user.
    public init(name: String, email: String, dateOfBirth: Date, pictureUrl: URL? = nil) {
        self.name = name
        self.email = email
        self.dateOfBirth = dateOfBirth
        self.pictureUrl = pictureUrl
    }

    /// Whether two users are one person: whether their addresses are equal.
    public static func == (first: User, second: User) -> Bool { first.email == second.email }

    /// Whether two users are equal in all that is known of them.
    public func hasSameContents(as other: User) -> Bool {
        name == other.name && email == other.email && dateOfBirth == other.dateOfBirth
            && pictureUrl == other.pictureUrl
    }

    /// An object with a name, an address and a date, and a picture's address if there is one.
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
