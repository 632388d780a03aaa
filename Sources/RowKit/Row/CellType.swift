/// What every cell can do, whatever its value.
public protocol BaseCellType: AnyObject, SendableMetatype {
    /// What hosts draw of the row.
    ///
    /// What every row has, hosts are told through it without the cell's doing: whether it is
    /// disabled, what is wrong, what swiping offers.
    var view: CellView { get }
    /// How high the cell is, in points; nil: as high as what it shows.
    var height: (() -> Double)? { get set }
    /// Makes the cell ready, once, after it has been given its row. Overrides call super.
    func setup()
    /// Shows what the row holds now. Called any number of times; overrides call super.
    func update()
    /// A person selected the row, and the cell is there: for what it shows.
    ///
    /// What selecting does to the value belongs to the row's ``BaseRow/customDidSelect()``, which
    /// is called whether or not a cell was made.
    func didSelect()
    /// The view that gets the focus when it comes to the row; nil: the focus passes by.
    ///
    /// By default the first view that can be typed into, or the last where the focus comes from
    /// behind.
    func viewToFocus(from direction: FocusDirection) -> BaseView?
    /// The focus came to the row.
    func focusDidEnter(from direction: FocusDirection)
    /// The focus left the row.
    func focusDidLeave(to direction: FocusDirection)
}

/// Which way the focus goes.
public enum FocusDirection: Sendable, Hashable, CaseIterable {
    /// From row to row, from first to last.
    case forward
    /// From last to first.
    case backward
    /// Straight to the row, or away from it.
    case direct
}

extension BaseCellType {
    /// Nothing by default.
    public func setup() {}
    /// Nothing by default.
    public func update() {}
    /// Nothing by default.
    public func didSelect() {}
    /// Nothing by default.
    public func focusDidEnter(from direction: FocusDirection) {}
    /// Nothing by default.
    public func focusDidLeave(to direction: FocusDirection) {}

    /// The first view that can be typed into, or the last where the focus comes from behind.
    public func viewToFocus(from direction: FocusDirection) -> BaseView? {
        let views = view.focusableViews
        return direction == .backward ? views.last : views.first
    }
}

extension CellView {
    /// The views in the cell that can have the focus, from first to last.
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

/// What a row looks like: the cell of a ``Row``.
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
/// Most cells inherit from ``Cell``. One that inherits from nothing has to say only its value type,
/// its row, its view and its height.
public protocol CellType: BaseCellType {
    /// What the cell shows.
    associatedtype Value: Equatable & Sendable
    /// The row that the cell belongs to, referred to weakly.
    var row: RowOf<Value>? { get set }
    /// Makes a cell that has no row yet.
    init()
}
