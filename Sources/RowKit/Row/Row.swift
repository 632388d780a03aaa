/// A row with a cell.
///
/// The superclass of every row class.
///
/// ```swift
/// final class StarsRow: Row<StarsCell>, RowType {}
/// ```
///
/// The row holds the value and all configuration. The cell only shows them, and is made when a host
/// first draws the row.
open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType {
    /// The provider that makes the cell.
    ///
    /// Assign another to change the appearance of this row.
    ///
    /// An existing cell is discarded.
    public final var cellProvider: CellProvider<Cell> {
        get { givenProvider ?? CellProvider { Cell() } }
        set {
            // In a transaction, so that the form settles only after the old cell is released.
            act { givenProvider = newValue }
        }
    }

    /// The row's cell, which is made, set up and updated when first used.
    public final var cell: Cell { madeCell ?? makeCell() }

    @OptionalHook private final var givenProvider: CellProvider<Cell>? {
        didSet {
            if madeCell?.view.holdsSecureText == true { hasHeldSecureText = true }
            madeCell = nil
            form?.bareRows.remove(ObjectIdentifier(self))
        }
    }
    private final var madeCell: Cell?

    /// Called once after the cell's `setup()` and before the listeners.
    ///
    /// A row class connects to the views of its cell here: it adds listeners to the controls.
    open func customSetupCell() {}

    /// Called after each `update()` of the cell and before the listeners.
    ///
    /// A row class shows the value and the settings in the views of its cell here. The title is
    /// shown already.
    open func customUpdateCell() {}

    /// Updates the cell if there is one.
    open override func updateCell() {
        guard let madeCell else { return }
        let view = madeCell.view
        let titledCell = madeCell as? any TitledCellType
        runNewDefaultSetups(for: view)
        view.looks.begin()
        view.show(stateOf: self)
        titledCell?.show(title: title)
        madeCell.update()
        customUpdateCell()
        view.setupWrites.restore()
        notify(.cellUpdate)
        view.show(meaningOf: self, in: titledCell)
        if family.outer != nil { view.isHidden = isOutOfSight }
        for part in family.inner { part.row.updateCell() }
        view.height = madeCell.height?()
        for restore in view.looks.end() { restore() }
    }

    /// Notifies the cell, if there is one, that it was selected.
    final override func cellWasSelected() { madeCell?.didSelect() }

    final override var hasCell: Bool { madeCell != nil }

    final override var anyCell: (any BaseCellType)? { cell }

    private func makeCell() -> Cell {
        let cell = givenProvider?.makeCell() ?? Cell()
        let (view, defaultSetups) = (cell.view, defaultSetups)
        madeCell = cell
        view.defaultSetups = defaultSetups
        cell.row = self
        cell.setup()
        customSetupCell()
        run(defaultSetups, for: view, isUpdated: false)
        if hasOwnListeners(to: .cellSetup) {
            view.holdWrites(of: .row, isUpdated: false) {
                runListeners(in: currentForm) { runOwnListeners(to: .cellSetup) }
            }
        }
        updateCell()
        return cell
    }

    private var defaultSetups: [DefaultListener] {
        guard hasDefaultListeners else { return [] }
        return currentForm?.activeDefaults.listeners(to: .cellSetup, of: self) ?? []
    }

    /// Runs the `cellSetup` listeners of the form's defaults that have not run for the cell.
    ///
    /// The row may have joined the form after its cell was made, or the form may have new defaults.
    private func runNewDefaultSetups(for view: CellView) {
        let setups = defaultSetups
        guard !setups.isEmpty else { return }
        let new = setups.filter { setup in !view.defaultSetups.contains { $0 === setup } }
        guard !new.isEmpty else { return }
        view.defaultSetups += new as [AnyObject]
        run(new, for: view, isUpdated: true)
    }

    private func run(_ setups: [DefaultListener], for view: CellView, isUpdated: Bool) {
        guard !setups.isEmpty else { return }
        view.holdWrites(of: .defaults, isUpdated: isUpdated) {
            runListeners(in: currentForm) { for setup in setups { setup.run(self) } }
        }
    }
}
