/// A cell that has its own title label beside a control.
public protocol TitledCellType: BaseCellType {
    /// The label of the title, or nil if there is none.
    var titleLabel: LabelView? { get }
    /// Shows the row's title. Called after `update()`.
    ///
    /// By default, the title becomes the text of ``titleLabel``. A cell that shows its title in
    /// `update()` leaves this method empty, so that a subclass can show another title.
    func show(title: String?)
}

extension TitledCellType {
    /// Sets the text of ``titleLabel`` to the title.
    public func show(title: String?) { titleLabel?.text = title }
}
