/// What every cell can do, whatever its value.
public protocol BaseCellType: AnyObject, SendableMetatype {
    /// How high the cell is, in points; nil: as high as what it shows.
    var height: (() -> Double)? { get set }
    /// Makes the cell ready, once, after it has been given its row. Overrides call super.
    func setup()
    /// Shows what the row holds now. Called any number of times; overrides call super.
    func update()
    /// A person selected the row, and the cell is there: for what it shows.
    ///
    /// What selecting does to the value belongs to the row's ``BaseRow/customDidSelect()``, which is
    /// called whether or not a cell was made.
    func didSelect()
}

extension BaseCellType {
    /// Nothing by default.
    public func setup() {}
    /// Nothing by default.
    public func update() {}
    /// Nothing by default.
    public func didSelect() {}
}

/// What a row looks like: the cell of a ``Row``.
///
/// ```swift
/// final class StarsCell: Cell<Int>, CellType {
///     private(set) var text = ""
///
///     override func update() {
///         super.update()
///         text = row?.displayText ?? ""
///     }
/// }
/// ```
///
/// Most cells inherit from ``Cell``. One that inherits from nothing has to say only its value type,
/// its row and its height.
public protocol CellType: BaseCellType {
    /// What the cell shows.
    associatedtype Value: Equatable & Sendable
    /// The row that the cell belongs to, referred to weakly.
    var row: RowOf<Value>? { get set }
    /// Makes a cell that has no row yet.
    init()
}
