import RowKit

/// Several rows that belong together, such as the parts of an address or what is asked of a guest.
///
/// ```swift
/// let address = GroupRow("address") {
///     NameRow("street") { $0.title = "Street" }
///     ZipCodeRow("zip") { $0.title = "Postcode" }
/// }
/// ```
///
/// The value has the value of each row by its tag: `["street": "Main Street", "zip": "1010"]`. The
/// rows keep their rules, conditions, settings and state. `address.street` addresses one of them,
/// and in an expression of the group, `$.street` does.
///
/// As an entry of a `MultivaluedSection`, a group is one of several guests or order lines,
/// `guests[1].name` is the name of the second one, and `$guests.age.@sum` is the sum of all ages.
///
/// Inline rows cannot be part of a group, because they expand another row below themselves.
public final class GroupRow: _FoldingGroupRow<GroupCell>, RowType {
    /// Creates a group of the rows of a block.
    public convenience init(_ tag: String? = nil, @SectionBuilder rows: () -> [BaseRow]) {
        self.init(tag: tag)
        append(contentsOf: rows())
    }

    /// Creates a group with a title and the rows of a block.
    public convenience init(
        _ tag: String? = nil, title: String, @SectionBuilder rows: () -> [BaseRow]
    ) {
        self.init(tag, rows: rows)
        self.title = title
    }

    /// Appends a row to a group, as part of it.
    @discardableResult
    public static func <<< (group: GroupRow, row: BaseRow) -> GroupRow {
        group.append(row)
        return group
    }
}

/// The logic of a ``GroupRow``, for any cell that shows several cells.
open class _FoldingGroupRow<Cell: GroupCellType>: _GroupRow<Cell> {
    /// How the rows are arranged.
    @Setting public final var arrangement = GroupArrangement.stacked

    /// Whether the group is one line that shows its values, until the user opens it.
    ///
    /// An entry that the user adds is open, and so is a group with an error.
    @Setting public final var isFoldable = false

    @Setting private final var isOpen = false

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _FoldingGroupRow.self)
    }

    /// Whether the rows are shown, or nil if they always are.
    open override var isUnfolded: Bool? {
        isFoldable ? isOpen || hasInvalidParts : nil
    }

    private final var hasInvalidParts: Bool { !validationErrors.isEmpty }

    open override var respondsToSelection: Bool { isFoldable || super.respondsToSelection }

    /// Opens or closes a group that is foldable.
    open override func customDidSelect() {
        super.customDidSelect()
        guard isFoldable else { return }
        isOpen = isUnfolded == false
    }

    /// Opens an entry that the user has added.
    open override func userDidAdd() {
        super.userDidAdd()
        preset { isOpen = true }
    }

    /// Whether the group is open.
    open override var cellState: JSONValue? {
        get { isOpen ? true : nil }
        set { isOpen = newValue == true }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let isFolded = isUnfolded == false
        cell.show(
            isFolded ? [] : innerRows.compactMap(\.cellView), arrangement,
            summary: isFolded ? summary : nil)
    }

    /// The values, without those that the title shows.
    private final var summary: String? {
        guard let text = displayText, let title, !title.isEmpty else { return displayText }
        if text == title { return nil }
        return text.hasPrefix("\(title), ") ? String(text.dropFirst(title.count + 2)) : text
    }
}

/// How the rows of a group are arranged.
public enum GroupArrangement: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
    /// One below the other.
    case stacked
    /// In as many columns as there is room for.
    case columns
    /// In one line, like a line of a table, if there is room.
    case table
}
