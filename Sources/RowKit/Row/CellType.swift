/// The requirements of all cells, regardless of their value.
public protocol BaseCellType: AnyObject, SendableMetatype {
    /// The view of the row that hosts draw.
    ///
    /// The cell passes the state that every row has to hosts automatically: whether the row is
    /// disabled, its errors and its swipe actions.
    var view: CellView { get }
    /// A closure that returns the height of the cell in points, or nil to fit the content.
    var height: (() -> Double)? { get set }
    /// Sets up the cell, once, after it has been assigned its row.
    ///
    /// Overrides call super.
    func setup()
    /// Shows the current state of the row.
    ///
    /// Called any number of times. Overrides call super.
    func update()
    /// Called when the user selects the row and the cell exists, to change what the cell shows.
    ///
    /// Code that changes the value belongs in the row's ``BaseRow/customDidSelect()``, which is
    /// called even if no cell was made.
    func didSelect()
    /// Returns the view to focus when the focus enters the row, or nil to skip the row.
    ///
    /// By default, this is the first focusable view, or the last if the focus moves backward.
    func viewToFocus(from direction: FocusDirection) -> BaseView?
    /// Called when the focus has entered the row.
    func focusDidEnter(from direction: FocusDirection)
    /// Called when the focus has left the row.
    func focusDidLeave(to direction: FocusDirection)
}

/// The direction in which the focus moves.
public enum FocusDirection: Sendable, Hashable, CaseIterable {
    /// From one row to the next.
    case forward
    /// From one row to the previous one.
    case backward
    /// Directly to the row or away from it.
    case direct
}

extension BaseCellType {
    /// Does nothing by default.
    public func setup() {}
    /// Does nothing by default.
    public func update() {}
    /// Does nothing by default.
    public func didSelect() {}
    /// Does nothing by default.
    public func focusDidEnter(from direction: FocusDirection) {}
    /// Does nothing by default.
    public func focusDidLeave(to direction: FocusDirection) {}

    /// Returns the first focusable view, or the last if the focus moves backward.
    public func viewToFocus(from direction: FocusDirection) -> BaseView? {
        let views = view.focusableViews
        return direction == .backward ? views.last : views.first
    }
}

extension CellView {
    /// The focusable views in the cell, from first to last.
    var focusableViews: [BaseView] {
        var views: [BaseView] = []
        func collect(_ view: BaseView) {
            guard view.isEnabled, !view.isHidden else { return }
            if view.isFocusable, (view as? TextInputView)?.isReadOnly != true {
                views.append(view)
            }
            view.children.forEach(collect)
        }
        children.forEach(collect)
        return views
    }
}

/// The cell of a ``Row``, which shows its value.
///
/// ```swift
/// final class StarsCell: Cell<Int>, CellType {
///     override func update() {
///         super.update()
///         detailTextLabel?.text = String(repeating: "★", count: row?.value ?? 0)
///     }
/// }
/// ```
///
/// Most cells inherit from ``Cell``. Other cells must define only a value type, a row, a view and a
/// height.
public protocol CellType: BaseCellType {
    /// The type of value that the cell shows.
    associatedtype Value: Equatable & Sendable
    /// The row that the cell belongs to, referenced weakly.
    var row: RowOf<Value>? { get set }
    /// Creates a cell without a row.
    init()
}
