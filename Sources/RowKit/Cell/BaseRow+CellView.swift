extension BaseRow {
    /// The view of the row's cell, which is made when first used, or nil in a class whose rows have
    /// no cell.
    public final var cellView: CellView? { anyCell?.view }
}
