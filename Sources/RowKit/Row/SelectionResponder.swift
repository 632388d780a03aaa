/// A row with its own response to selection, such as expanding another row or opening a screen.
public protocol SelectionResponder: BaseRow {
    /// Responds to the selection of the row, which is enabled.
    func respondToSelection()
}
