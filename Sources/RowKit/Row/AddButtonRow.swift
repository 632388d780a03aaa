/// The add button of a ``MultivaluedSection`` that was given no other.
public final class AddButtonRow: Row<AddButtonCell>, RowType {}

/// What an ``AddButtonRow`` looks like.
public final class AddButtonCell: Cell<Bool>, CellType {}
