/// A row that opens and closes another below itself, whatever the types.
public protocol BaseInlineRowType: SelectionResponder {
    /// Puts the inline row in below; nothing if it is there.
    func expandInlineRow()
    /// Takes the inline row out; nothing if it is not there.
    func collapseInlineRow()
    /// Expands a collapsed row and collapses an expanded one.
    func toggleInlineRow()
}

extension BaseInlineRowType {
    /// Expands a collapsed row and collapses an expanded one.
    public func respondToSelection() { toggleInlineRow() }
}

/// A row that opens another below itself, in which its value is chosen.
///
/// ```swift
/// final class StarsInlineRow: Row<StarsCell>, RowType, InlineRowType {
///     func setupInlineRow(_ inlineRow: StarsPickerRow) { inlineRow.maximum = 5 }
/// }
/// ```
///
/// Selecting the row toggles it. The values of both rows follow each other. The inline row has no
/// tag and no place in the form's values; it is disabled and hidden with the row above.
public protocol InlineRowType: TypedRowType, BaseInlineRowType {
    /// The row that opens below.
    associatedtype InlineRow: BaseRow & RowType where InlineRow.Cell.Value == Cell.Value
    /// Configures the inline row, which already has the value; called each time it is made.
    ///
    /// What is written to its value here is written to this row too; a tag given here is taken off.
    func setupInlineRow(_ inlineRow: InlineRow)
}

extension InlineRowType {
    /// The row below; nil while collapsed.
    public var inlineRow: InlineRow? { shownInlineChild as? InlineRow }

    /// Whether the inline row is there.
    public var isExpanded: Bool { shownInlineChild != nil }

    /// Whether the inline row is not there.
    public var isCollapsed: Bool { !isExpanded }

    /// Makes the inline row, gives it the value, sets it up, tells listeners and puts it in.
    ///
    /// A row that is hidden or stands in no form stays as it is. Other inline rows collapse if
    /// the form's ``Form/inlineRowHideOptions`` say so.
    public func expandInlineRow() {
        guard isCollapsed, let section, let form, !isHidden, mayWrite() else { return }
        let child = InlineRow(tag: nil)
        child.value = value
        form.update {
            form.inlineRowWillExpand()
            // A listener to another row's collapsing may have done something to this one.
            guard isCollapsed, !isHidden, self.section === section else { return }
            form.expandedRows.append(self)
            link(child)
            setupInlineRow(child)
            child.tag = nil
            notify(.expand)
            // A listener may have collapsed, hidden or removed the row.
            guard inlineChild === child else { return }
            section.place(child, below: self)
        }
    }

    /// Tells listeners and takes the inline row out.
    public func collapseInlineRow() {
        guard let child = inlineChild, !isCollapsing, isUnwatched() else { return }
        isCollapsing = true
        let form = form
        let act = {
            self.notify(.collapse)
            self.unlink(child)
            form?.inlineRowDidCollapse(self)
            child.section?.takeOut(child)
        }
        if let form { form.update(act) } else { act() }
        isCollapsing = false
    }

    /// Expands a collapsed row and collapses an expanded one.
    public func toggleInlineRow() {
        if isExpanded { collapseInlineRow() } else { expandInlineRow() }
    }

    private var shownInlineChild: BaseRow? {
        noteRead(.state)
        return inlineChild
    }

    private func link(_ child: InlineRow) {
        inlineChild = child
        child.inlineParent = self
        let parent = self as? RowOf<Cell.Value>
        let typed = child as? RowOf<Cell.Value>
        parent?.mirror = typed
        typed?.mirror = parent
    }

    private func unlink(_ child: BaseRow) {
        inlineChild = nil
        child.inlineParent = nil
        (self as? RowOf<Cell.Value>)?.mirror = nil
        (child as? RowOf<Cell.Value>)?.mirror = nil
    }
}

/// When an expanded inline row collapses by itself.
///
/// None of them: never.
public struct InlineRowHideOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
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
