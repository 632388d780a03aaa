/// The superclass of most cells, whatever their value.
open class BaseCell: BaseCellType {
    /// How high the cell is, in points; nil: as high as what it shows.
    public final var height: (() -> Double)?

    /// Makes a cell that has no row yet.
    public required init() {}

    /// Makes the cell ready, once, after it has been given its row.
    ///
    /// Overrides call super.
    open func setup() {}

    /// Shows what the row holds now.
    ///
    /// Called any number of times; overrides call super.
    open func update() {}

    /// A person selected the row.
    open func didSelect() {}
}

/// The superclass of most cells: what a row with a value of type `Value` looks like.
///
/// Say that a subclass is a ``CellType``, and make it final unless a ``CellProvider`` may replace it
/// by a subclass of its own:
///
/// ```swift
/// final class StarsCell: Cell<Int>, CellType {}
/// ```
open class Cell<Value: Equatable & Sendable>: BaseCell {
    /// The row that the cell belongs to; there from `setup()` on.
    public final weak var row: RowOf<Value>?

    /// Makes a cell that has no row yet.
    public required init() { super.init() }
}
