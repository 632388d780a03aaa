import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a user: a picture, a name, an e-mail address and a date of birth.
///
/// It summarizes data entered earlier, for example in the first step of a registration. It takes no
/// input, and shows nothing while it has no value.
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
/// The row never loads the picture. The host loads it if the form allows its origin. Until then,
/// and if there is no picture, `placeholder` is shown.
///
/// The date is formatted in the form's language and in the time zone of the form's formats. Set
/// `dateStyle` to change its length, or a closure to change the format:
///
/// ```swift
/// row.dateFormatter = { date in formats.string(for: date, style: .dateTime) }
/// ```
///
/// By default, its colours are the same as those of other rows, and the host makes them readable in
/// light and dark appearance. Set other colours on the cell, such as a light card with grey text in
/// both appearances:
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
///
/// To show values of another type, let the type conform to ``UserInfoValue``.
open class _UserInfoRow<Cell: UserInfoCellType>: Row<Cell> {
    // MARK: Settings

    /// The image shown if there is no picture, or nil for none.
    @Setting public final var placeholder: RowImage? = .symbol("person")

    /// The length of the date of birth.
    ///
    /// With `none`, the date is not shown.
    @Setting public final var dateStyle = DateStyle.Length.medium

    /// Formats the date of birth, or nil to use the form's formats.
    @OptionalHook public final var dateFormatter: ((Date) -> String?)?

    // MARK: Behaviour

    /// Whether two users are equal and all their shown data is the same.
    ///
    /// A new name of the same user counts as a change.
    open override func isSame(_ old: Cell.Value?, _ new: Cell.Value?) -> Bool {
        old == new && old?.userInfo == new?.userInfo
    }

    /// The name.
    open override func defaultDisplayText(for user: Cell.Value) -> String? { user.userInfo.name }

    /// Shows the user, or nothing if there is none.
    open override func customUpdateCell() {
        super.customUpdateCell()
        let user = value?.userInfo
        cell.userImageView.image = user?.pictureUrl.flatMap(Self.reference)
        cell.userImageView.placeholder = user == nil ? nil : placeholder
        cell.nameLabel.text = user?.name
        cell.emailLabel.text = user?.email
        cell.dateLabel.text = user?.dateOfBirth.flatMap(dateText)
        cell.dateLabel.name =
            cell.dateLabel.text == nil ? nil : phrases.text(.userInfoRowDateOfBirth)
        cell.view.contentView?.isHidden = user == nil
    }

    private final func dateText(of date: Date) -> String? {
        if let dateFormatter { return dateFormatter(date) }
        guard dateStyle != .none else { return nil }
        return phrases.formats.string(for: date, style: DateStyle(date: dateStyle, time: .none))
    }

    /// Returns the image at an HTTP or HTTPS URL, or nil for other URLs.
    private static func reference(to address: URL) -> RowImage? {
        guard let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            return nil
        }
        return .url(address.absoluteString)
    }
}

/// A cell with a picture and three labels, for a `_UserInfoRow`.
public protocol UserInfoCellType: CellType where Value: UserInfoValue {
    /// The picture.
    var userImageView: ImageView { get }
    /// The name.
    var nameLabel: LabelView { get }
    /// The e-mail address.
    var emailLabel: LabelView { get }
    /// The date of birth.
    var dateLabel: LabelView { get }
}

/// A cell with a round picture and three lines of text beside it, with the name emphasized.
open class _UserInfoCell<Value: UserInfoValue>: Cell<Value>, UserInfoCellType {
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

    /// Assembles and styles the views.
    open override func setup() {
        super.setup()
        // The row cannot be selected.
        selectionStyle = .none
        height = { 94 }
        userImageView.part = "picture"
        // The name beside it already describes the picture.
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

/// The cell of a ``UserInfoRow``.
open class UserInfoCell: _UserInfoCell<User> {}

extension Phrases.Key {
    /// The name of the date in a ``UserInfoRow``, for assistive technologies.
    public static let userInfoRowDateOfBirth = Phrases.Key(
        "UserInfoRow.dateOfBirth", "Date of birth")(
            de: "Geburtsdatum", es: "Fecha de nacimiento", fr: "Date de naissance",
            ar: "تاريخ الميلاد", hi: "जन्म तिथि", ja: "生年月日", zhHans: "出生日期")
}
