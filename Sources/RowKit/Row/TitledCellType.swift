/// A cell that has its own title label beside a control.
///
/// Its row shows the title with each update, so the cell and the row class need not.
public protocol TitledCellType: BaseCellType {
    /// The label of the title, or nil if there is none.
    var titleLabel: LabelView? { get }
    /// Shows the row's title.
    ///
    /// Called before each `update()`, so that `update()`, the row class and listeners can replace
    /// the text. By default, the title becomes the text of ``titleLabel``. Implement this method in
    /// a cell that shows the title in another way.
    func show(title: String?)
}

extension TitledCellType {
    /// Sets the text of ``titleLabel`` to the title.
    public func show(title: String?) { titleLabel?.text = title }
}
