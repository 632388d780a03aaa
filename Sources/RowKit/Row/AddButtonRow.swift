// The one file of the model that names a cell: the button looks like any other row, and a section
// has one before anybody has seen it.

/// The add button of a ``MultivaluedSection`` that was given no other.
public final class AddButtonRow: Row<AddButtonCell>, RowType {}

/// What an ``AddButtonRow`` looks like.
public final class AddButtonCell: Cell<Bool>, CellType {}
