import RowKit

/// Two rows side by side.
///
/// ```swift
/// SplitRow<TextRow, IntRow>("street") { row in
///     row.rowLeft.title = "Street"
///     row.rowRight.title = "Number"
///     row.rowLeftPercentage = 0.7
///     row.value = SplitRowValue(left: "Main Street", right: 12)
/// }
/// ```
///
/// The value contains the values of both rows, and there is no value if neither has one. Each row
/// has its own title, settings, rules and conditions, and shows its errors at its own control. A
/// hidden row gives its room to the other, and keeps its value.
///
/// In a language that is written from right to left, the left row is on the right. On a narrow
/// screen, hosts may show the rows one below the other.
public final class SplitRow<L: BaseRow & RowType, R: BaseRow & RowType>:
    _SplitRow<L, R, SplitCell<L.Cell.Value, R.Cell.Value>>, RowType
{}

/// The logic of a ``SplitRow``, for any cell that shows two cells.
open class _SplitRow<L: BaseRow & RowType, R: BaseRow & RowType, Cell: SplitCellType>: Row<Cell>
where Cell.Value == SplitRowValue<L.Cell.Value, R.Cell.Value> {
    private var left: L
    private var right: R

    /// Creates a row with two new rows.
    public required init(tag: String?) {
        left = L(tag: nil)
        right = R(tag: nil)
        super.init(tag: tag)
        setInnerRow(left, named: SplitRowSide.left.rawValue)
        setInnerRow(right, named: SplitRowSide.right.rawValue)
    }

    // MARK: Settings

    /// The row at the leading edge.
    ///
    /// If an assigned row has a value, the value of the split row changes to include it. Otherwise,
    /// the assigned row gets the value of the previous left row. The same is true of ``rowRight``.
    public final var rowLeft: L {
        get { left }
        set {
            guard newValue !== left else { return }
            left = newValue
            replace(.left, by: newValue, hasValue: newValue.value != nil)
        }
    }

    /// The row at the trailing edge.
    public final var rowRight: R {
        get { right }
        set {
            guard newValue !== right else { return }
            right = newValue
            replace(.right, by: newValue, hasValue: newValue.value != nil)
        }
    }

    /// The share of the width for the left row.
    @Limited(0...1) public final var rowLeftPercentage = 0.3

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "left", settingsOf: \_SplitRow.rowLeft, "The settings of the left row.",
                property: "rowLeft"),
            .init(
                "right", settingsOf: \_SplitRow.rowRight, "The settings of the right row.",
                property: "rowRight"),
        ]
    }

    // MARK: Values

    open override var consistsOfParts: Bool { true }

    /// The value, without that of a hidden row unless it is included.
    open override func baseValue(includeHidden: Bool) -> (any Sendable)? {
        guard let value, !includeHidden, !isHidden, left.isHidden || right.isHidden else {
            return super.baseValue(includeHidden: includeHidden)
        }
        let shown = SplitRowValue(
            left: left.isHidden ? nil : value.left, right: right.isHidden ? nil : value.right)
        return shown.isEmpty ? nil : shown
    }

    /// The texts of both values, separated by a comma.
    open override func defaultDisplayText(for value: Cell.Value) -> String? {
        let texts = [
            leftRow?.displayText(for: value.left), rightRow?.displayText(for: value.right),
        ]
        let known = texts.compactMap { $0 }.filter { !$0.isEmpty }
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }

    /// Whether each row considers its two values the same.
    open override func isSame(_ old: Cell.Value?, _ new: Cell.Value?) -> Bool {
        (old == nil) == (new == nil) && sides(changedFrom: old, to: new).isEmpty
    }

    /// Returns the rows whose values differ between two values of this row, such as before and
    /// after a change.
    ///
    /// Each row decides whether its two values are the same (`isSame`).
    public final func sides(
        changedFrom old: Cell.Value?, to new: Cell.Value?
    ) -> Set<SplitRowSide> {
        var sides: Set<SplitRowSide> = []
        if !isSameLeft(old?.left, new?.left) { sides.insert(.left) }
        if !isSameRight(old?.right, new?.right) { sides.insert(.right) }
        return sides
    }

    /// Sets the value from those of the inner rows.
    open override func innerRowDidChange(_ row: BaseRow) {
        let new = SplitRowValue(left: left.value, right: right.value)
        value = new.isEmpty ? nil : new
    }

    /// Sets the values of the inner rows.
    open override func valueDidChange() {
        if !isSameLeft(left.value, value?.left) { left.value = value?.left }
        if !isSameRight(right.value, value?.right) { right.value = value?.right }
    }

    /// Lets each row read its own value, because reading may depend on the row's settings.
    open override func setDocumentValue(_ json: JSONValue) throws(DocumentDiagnostic) {
        guard json != .null else { return value = nil }
        var members = try SplitMembers(json)
        let old = value
        do throws(DocumentDiagnostic) {
            value = nil
            members.read(.left) { [left] json throws(DocumentDiagnostic) in
                try left.setDocumentValue(json)
            }
            members.read(.right) { [right] json throws(DocumentDiagnostic) in
                try right.setDocumentValue(json)
            }
            try members.check()
        } catch {
            value = old
            throw error
        }
    }

    /// The object with the values of both rows.
    open override func documentValue() throws(DocumentDiagnostic) -> JSONValue? {
        guard value != nil else { return nil }
        return try SplitMembers.object(left: left.documentValue(), right: right.documentValue())
    }

    /// The schema of the limits and rules of both rows.
    ///
    /// The rows validate their values themselves.
    ///
    /// The rules of a row that may be hidden are left out, because they do not always apply.
    open override var limits: RuleSet<SplitRowValue<L.Cell.Value, R.Cell.Value>> {
        super.limits + [RuleClosure(valueSchema: self.schemaOfParts) { _ in nil }]
    }

    private final var schemaOfParts: JSONValue? {
        let parts = SplitMembers.object(left: Self.limits(of: left), right: Self.limits(of: right))
        let required: [JSONValue] =
            (Self.refusesNil(left) ? ["left"] : []) + (Self.refusesNil(right) ? ["right"] : [])
        let schema = (parts == [:] ? [:] : ["properties": parts])
            .merging(required.isEmpty ? [:] : ["required": .array(required)]) { $1 }
        return schema.isEmpty ? nil : .object(schema)
    }

    // MARK: Behaviour

    open override func customUpdateCell() {
        super.customUpdateCell()
        let share = $rowLeftPercentage
        let isWhole = left.isHidden || right.isHidden
        cell.show(left.cell.view, right.cell.view, shares: isWhole ? [] : [share, 1 - share])
    }

    private final func replace(_ side: SplitRowSide, by row: BaseRow, hasValue: Bool) {
        setInnerRow(row, named: side.rawValue)
        hasValue ? innerRowDidChange(row) : valueDidChange()
    }

    // Every row has a value of its cell's type.
    private final var leftRow: RowOf<L.Cell.Value>? { left as? RowOf<L.Cell.Value> }
    private final var rightRow: RowOf<R.Cell.Value>? { right as? RowOf<R.Cell.Value> }

    private final func isSameLeft(_ old: L.Cell.Value?, _ new: L.Cell.Value?) -> Bool {
        leftRow?.isSame(old, new) ?? (old == new)
    }

    private final func isSameRight(_ old: R.Cell.Value?, _ new: R.Cell.Value?) -> Bool {
        rightRow?.isSame(old, new) ?? (old == new)
    }

    /// Returns the rules of a row, or none if it may be hidden.
    private static func rules<Row: BaseRow & RowType>(
        of row: Row
    ) -> [any RuleType<Row.Cell.Value>] { row.isHidden || row.hidden != nil ? [] : row.rules }

    private static func refusesNil(_ row: some BaseRow & RowType) -> Bool {
        rules(of: row).contains { $0.valueSchema != nil && $0.requiresValue }
    }

    private static func limits(of row: some BaseRow & RowType) -> JSONValue? {
        var limits = (row.limits.rules + rules(of: row)).compactMap(\.valueSchema)
            .filter { $0 != [:] }
        if refusesNil(row) { limits.append(["not": ["type": "null"]]) }
        return limits.isEmpty ? nil : limits.count == 1 ? limits[0] : ["allOf": .array(limits)]
    }
}
