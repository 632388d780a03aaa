extension RowScaffold {
    /// The superclass of a cell with a control of the given class at its end.
    func controlCell(_ control: String) -> String { "ControlCell<\(value.type), \(control)>" }

    /// The source of a cell that only displays the value.
    func shownCellText(_ cell: String) -> String {
        """
        /// Shows the title and the value.
        \(head(of: cell, "Cell<\(value.type)>", "CellType"))}

        """
    }

    /// The names of the cells that the generated sources declare.
    var cellNames: [String] {
        let isShown = value.control == nil
        return switch kind {
        case .basic: isShown ? [name.cell] : []
        case .inline, .presenter: isShown ? [name.cell, name.editorCell] : [name.cell]
        case .selectable: [name.cell]
        case .options: []
        }
    }
}
