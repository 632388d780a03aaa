/// The default add button of a ``MultivaluedSection``.
package final class AddButtonRow: Row<AddButtonCell>, RowType {
    package override func formatsDidChange() {
        super.formatsDidChange()
        title = phrases.text(.add)
    }
}

/// The cell of an ``AddButtonRow``.
///
/// The model refers to it, so unlike most cells it does not inherit from ``Cell``.
package final class AddButtonCell: CellType {
    package let view = CellView()
    package var height: (() -> Double)?
    package weak var row: RowOf<Bool>?

    package init() {}

    package func update() { view.show(title: row?.title, detail: nil) }
}
