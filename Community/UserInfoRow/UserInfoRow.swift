import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows who somebody is: a picture, a name, an e-mail address and a date of birth.
///
/// A summary of what was asked before, such as in the first step of a registration. It takes no
/// input; while it has no value it shows nothing.
///
/// ```swift
/// UserInfoRow("user") { row in
///     row.value = User(
///         name: "Mathias", email: "mathias@example.org",
///         dateOfBirth: Date(timeIntervalSince1970: 712_119_600),
///         pictureUrl: URL(string: "https://example.org/mathias.jpg"))
/// }
/// ```
///
/// The picture is never loaded here, only referred to: a host draws it if the form allows its
/// origin. Until it is there, and where there is none, `placeholder` is shown.
///
/// The date is written as the form's language writes it, in the time zone of the form's formats.
/// Another length is a setting, `dateStyle`; another format altogether a closure:
///
/// ```swift
/// row.dateFormatter = { date in formats.string(for: date, style: .dateTime) }
/// ```
///
/// Its colours are those of any row, which a host makes fit to be read, in light and dark. Others
/// are given to the cell, such as a light card with grey text in any surroundings:
///
/// ```swift
/// row.cellSetup { cell, _ in
///     cell.backgroundColor = RowColor(red: 0.984, green: 0.988, blue: 0.976)
///     for label in [cell.nameLabel, cell.emailLabel, cell.dateLabel] {
///         label.textColor = RowColor(red: 0.35, green: 0.35, blue: 0.35)
///     }
/// }
/// ```
public final class UserInfoRow: _UserInfoRow<UserInfoCell>, RowType {}

/// The logic of a ``UserInfoRow``, for any cell with a picture and three labels.
open class _UserInfoRow<Cell: UserInfoCellType>: Row<Cell> {
    // MARK: Settings

    /// What stands in the place of a picture; nil: nothing.
    @Setting public final var placeholder: RowImage? = .symbol("person")

    /// How long the date of birth is written; `none`: it is not shown.
    @Setting public final var dateStyle = DateStyle.Length.medium

    /// Writes the date of birth in the place of the form's formats; nil: those do.
    @OptionalHook public final var dateFormatter: ((Date) -> String?)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "placeholder", \_UserInfoRow.placeholder,
                "What stands in the place of a picture."),
            .init(
                "dateStyle", \_UserInfoRow.dateStyle, "How long the date of birth is written."),
        ]
    }

    // MARK: What the row does

    /// Whether two users are equal in all that is shown of them: a name that changes is a change,
    /// though it makes nobody another person.
    open override func isSame(_ old: User?, _ new: User?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return old.hasSameContents(as: new)
    }

    /// The name.
    open override func defaultDisplayText(for user: User) -> String? { user.name }

    /// Shows the user, or nothing.
    open override func customUpdateCell() {
        super.customUpdateCell()
        let user = value
        cell.userImageView.image = user?.pictureUrl.flatMap(Self.reference)
        cell.userImageView.placeholder = user == nil ? nil : placeholder
        cell.nameLabel.text = user?.name
        cell.emailLabel.text = user?.email
        cell.dateLabel.text = user.flatMap { dateText(of: $0.dateOfBirth) }
        cell.dateLabel.name =
            cell.dateLabel.text == nil ? nil : phrases.text(.userInfoRowDateOfBirth)
        cell.view.contentView?.isHidden = user == nil
    }

    private final func dateText(of date: Date) -> String? {
        if let dateFormatter { return dateFormatter(date) }
        guard dateStyle != .none else { return nil }
        return phrases.formats.string(for: date, style: DateStyle(date: dateStyle, time: .none))
    }

    /// A picture on the web; what is elsewhere is no matter of a form.
    private static func reference(to address: URL) -> RowImage? {
        guard let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            return nil
        }
        return .url(address.absoluteString)
    }
}

/// A cell with a picture and three labels, as a `_UserInfoRow` fills them in.
public protocol UserInfoCellType: CellType where Value == User {
    /// The picture.
    var userImageView: ImageView { get }
    /// The name.
    var nameLabel: LabelView { get }
    /// The e-mail address.
    var emailLabel: LabelView { get }
    /// The date of birth.
    var dateLabel: LabelView { get }
}

/// A round picture, and beside it three lines of text, of which the name matters most.
open class UserInfoCell: Cell<User>, UserInfoCellType {
    /// The picture.
    public final let userImageView = ImageView()
    /// The name.
    public final let nameLabel = LabelView()
    /// The e-mail address.
    public final let emailLabel = LabelView()
    /// The date of birth.
    public final let dateLabel = LabelView()

    /// The name.
    open override var textLabel: LabelView? { nameLabel }

    /// The e-mail address.
    open override var detailTextLabel: LabelView? { emailLabel }

    /// Puts the views together and gives them their looks.
    open override func setup() {
        super.setup()
        // There is nothing to select.
        selectionStyle = .none
        height = { 94 }
        userImageView.part = "picture"
        // The name stands beside it.
        userImageView.role = .decoration
        userImageView.contentMode = .scaleAspectFill
        userImageView.shape = .circle
        userImageView.size = ViewSize(width: 70, height: 70)
        let labels = [
            (nameLabel, "name", 18), (emailLabel, "email", 13.3), (dateLabel, "date", 13.3),
        ]
        for (label, part, size) in labels {
            label.part = part
            label.font = .systemFont(ofSize: size)
            label.textColor = label === nameLabel ? .label : .secondaryLabel
        }
        contentView = StackView(
            .horizontal, [userImageView, StackView(.vertical, labels.map(\.0))])
    }
}

extension PhraseKey {
    /// What the date in a ``UserInfoRow`` is, for whoever cannot see how it stands there.
    public static let userInfoRowDateOfBirth = PhraseKey("UserInfoRow.dateOfBirth", "Date of birth")
    /// All that a ``UserInfoRow`` says, to be translated with the library's own phrases.
    public static let ofUserInfoRow: [PhraseKey] = [userInfoRowDateOfBirth]
}
