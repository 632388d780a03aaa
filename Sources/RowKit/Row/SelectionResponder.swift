/// A row that does something by itself when a person selects it: one that opens another row, or
/// another screen.
public protocol SelectionResponder: BaseRow {
    /// Does what selecting the row is for; the row is not disabled.
    func respondToSelection()
}
