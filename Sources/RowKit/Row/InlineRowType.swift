/// A row that expands another row below itself, in which its value is chosen.
///
/// ```swift
/// final class StarsInlineRow: Row<StarsCell>, RowType, InlineRowType {
///     typealias InlineRow = StarsPickerRow
/// }
/// ```
///
/// Selecting the row expands or collapses it. A value written to one of the rows is also written to
/// the other. Input that the inline row could not convert to a value moves to the row above when it
/// collapses, and back when it expands. The inline row has no tag and is not part of the form's
/// values. It is disabled and hidden together with the row above.
///
/// A class that conforms can expand and collapse in its own way. Subclasses cannot override these
/// methods, because Swift calls those of the class that conforms. They override
/// ``BaseRow/customDidSelect()`` instead.
public protocol InlineRowType: TypedRowType, SelectionResponder {
    /// The type of the inline row.
    associatedtype InlineRow: BaseRow & RowType where InlineRow.Cell.Value == Cell.Value
    /// Configures the inline row, which already has the value. By default, copies the settings that
    /// both rows have.
    ///
    /// Called each time an inline row is made. A value written to it here is also written to this
    /// row. A tag assigned here is removed.
    func setupInlineRow(_ inlineRow: InlineRow)
    /// Expands the inline row below this row. Does nothing if it is already expanded.
    func expandInlineRow()
    /// Collapses the inline row. Does nothing if it is already collapsed.
    func collapseInlineRow()
    /// Expands the inline row if it is collapsed, and collapses it if it is expanded.
    func toggleInlineRow()
}

extension InlineRowType {
    /// Copies the settings that both rows have by the same name; see
    /// ``BaseRow/copySettings(of:)``.
    public func setupInlineRow(_ inlineRow: InlineRow) { inlineRow.copySettings(of: self) }

    /// Expands the inline row if it is collapsed, and collapses it if it is expanded.
    public func respondToSelection() { toggleInlineRow() }

    /// The inline row, or nil while it is collapsed.
    public var inlineRow: InlineRow? { shownInlineChild as? InlineRow }

    /// Whether the inline row is expanded.
    public var isExpanded: Bool { shownInlineChild != nil }

    /// Whether the inline row is collapsed.
    public var isCollapsed: Bool { !isExpanded }

    /// Makes and configures the inline row, notifies listeners and inserts it below this row.
    ///
    /// Does nothing if the row is hidden or in no form. Other inline rows collapse depending on the
    /// form's ``Form/inlineRowHideOptions``.
    public func expandInlineRow() {
        guard isCollapsed, let section, let form, !isHidden, mayWrite() else { return }
        let child = InlineRow(tag: nil)
        child.value = value
        form.update {
            form.inlineRowWillExpand()
            // A listener to another row's collapse may have changed this row.
            guard isCollapsed, !isHidden, self.section === section else { return }
            form.expandedRows.append(self)
            link(child)
            setupInlineRow(child)
            child.tag = nil
            notify(.expand)
            // A listener may have collapsed, hidden or removed the row.
            guard family.inlineChild === child else { return }
            section.attach(child, below: self)
            moveUnreadInput(from: self, to: child)
        }
    }

    /// Notifies listeners and removes the inline row.
    public func collapseInlineRow() {
        guard let child = family.inlineChild, !isCollapsing, allowsSideEffects() else { return }
        isCollapsing = true
        let form = form
        let act = {
            self.notify(.collapse)
            self.moveUnreadInput(from: child, to: self)
            self.unlink(child)
            form?.inlineRowDidCollapse(self)
            child.section?.detach(child)
            if child.isTouched, !self.isHidden { self.didLeaveInlineRow() }
        }
        if let form { form.update(act) } else { act() }
        isCollapsing = false
    }

    /// Expands the inline row if it is collapsed, and collapses it if it is expanded.
    public func toggleInlineRow() {
        if isExpanded { collapseInlineRow() } else { expandInlineRow() }
    }

    private var shownInlineChild: BaseRow? {
        noteRead(.state)
        return family.inlineChild
    }

    private func link(_ child: InlineRow) {
        setInlineChild(child)
        child.family.inlineParent = self
        let parent = self as? RowOf<Cell.Value>
        let typed = child as? RowOf<Cell.Value>
        parent?.mirror = typed
        typed?.mirror = parent
        markStale()
    }

    private func moveUnreadInput(from source: BaseRow, to target: BaseRow) {
        guard let source = source as? RowOf<Cell.Value> else { return }
        (target as? RowOf<Cell.Value>)?.takeUnreadInput(from: source)
    }

    private func unlink(_ child: BaseRow) {
        setInlineChild(nil)
        child.family.inlineParent = nil
        (self as? RowOf<Cell.Value>)?.mirror = nil
        (child as? RowOf<Cell.Value>)?.mirror = nil
        markStale()
    }
}

/// When an expanded inline row collapses automatically.
///
/// With the empty set, inline rows never collapse automatically.
public struct InlineRowHideOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When another row expands.
    public static let anotherInlineRowIsShown = InlineRowHideOptions(rawValue: 1)
    /// When another row gets the focus.
    public static let firstResponderChanges = InlineRowHideOptions(rawValue: 2)
}

extension InlineRowHideOptions: DocumentOptions {
    /// `anotherInlineRowIsShown` and `firstResponderChanges`.
    public static var named: [(name: String, option: InlineRowHideOptions)] {
        [
            ("anotherInlineRowIsShown", .anotherInlineRowIsShown),
            ("firstResponderChanges", .firstResponderChanges),
        ]
    }
}
