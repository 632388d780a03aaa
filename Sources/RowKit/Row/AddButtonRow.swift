// The only file of the model that names a cell class: the add button looks like any other row, and
// exists in a section before a host draws it.

/// The default add button of a ``MultivaluedSection``.
package final class AddButtonRow: Row<AddButtonCell>, RowType {}

/// The cell of an ``AddButtonRow``.
package final class AddButtonCell: Cell<Bool>, CellType {}
