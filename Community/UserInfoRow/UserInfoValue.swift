import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value that a `_UserInfoRow` can show, such as an account in an app's own model.
///
/// ```swift
/// struct Member: UserInfoValue {
///     var number: Int
///     var nickname: String
///
///     var userInfo: UserInfo { UserInfo(name: nickname, email: "No. \(number)") }
/// }
///
/// final class MemberRow: _UserInfoRow<_UserInfoCell<Member>>, RowType {}
/// ```
///
/// A value that is also a `DocumentValue` can be part of a document.
public protocol UserInfoValue: Equatable, Sendable {
    /// The data that the row shows.
    var userInfo: UserInfo { get }
}

/// The data about a user that a `_UserInfoRow` shows.
public struct UserInfo: Hashable, Sendable {
    /// The user's name.
    public var name: String
    /// The line below the name, such as an e-mail address, or nil if there is none.
    public var email: String?
    /// The date of birth, as a moment of that day, or nil if it is unknown.
    public var dateOfBirth: Date?
    /// The URL of the user's picture, or nil if there is none.
    public var pictureUrl: URL?

    /// Creates the data about a user.
    public init(
        name: String, email: String? = nil, dateOfBirth: Date? = nil, pictureUrl: URL? = nil
    ) {
        self.name = name
        self.email = email
        self.dateOfBirth = dateOfBirth
        self.pictureUrl = pictureUrl
    }
}
