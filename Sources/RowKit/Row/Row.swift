/// A row that is shown by a cell: the superclass of every row.
///
/// ```swift
/// final class StarsRow: Row<StarsCell>, RowType {}
/// ```
///
/// The row holds the value and all configuration; the cell only shows it, and is made when a host
/// draws the row for the first time.
open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType {
    /// What makes the cell; replace it to give this one row another look.
    ///
    /// A cell that was made before is dropped.
    public final var cellProvider: CellProvider<Cell> {
        get { givenProvider ?? CellProvider { Cell() } }
        set {
            // The form settles when the old cell has gone.
            act { givenProvider = newValue }
        }
    }

    /// The row's cell, made, set up and brought up to date when first asked for.
    public final var cell: Cell { madeCell ?? makeCell() }

    @OptionalHook private final var givenProvider: CellProvider<Cell>? {
        didSet {
            madeCell = nil
            form?.bareRows.remove(ObjectIdentifier(self))
        }
    }
    private final var madeCell: Cell?

    /// What the row itself does to its cell once, after the cell's `setup()`, before the listeners.
    ///
    /// A row over any cell that has a certain control listens to the control here.
    open func customSetupCell() {}

    /// What the row itself does to its cell after the cell's `update()`, before the listeners.
    open func customUpdateCell() {}

    /// Brings the cell up to date, if there is one.
    open override func updateCell() {
        guard let madeCell else { return }
        let view = madeCell.view
        view.looks.begin()
        view.show(stateOf: self)
        madeCell.update()
        customUpdateCell()
        notify(.cellUpdate)
        view.height = madeCell.height?()
        for restore in view.looks.end() { restore() }
    }

    /// Tells the cell, if there is one, that it was selected.
    open override func cellWasSelected() { madeCell?.didSelect() }

    final override var hasCell: Bool { madeCell != nil }

    final override var anyCell: (any BaseCellType)? { cell }

    private func makeCell() -> Cell {
        let cell = givenProvider?.makeCell() ?? Cell()
        madeCell = cell
        cell.row = self
        cell.setup()
        customSetupCell()
        notify(.cellSetup)
        updateCell()
        return cell
    }
}

extension Row {
    /// The row's cell, made now if it was not there.
    public var baseCell: any BaseCellType { cell }
}
