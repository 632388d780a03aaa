extension Form {
    /// The controller that shows the form, or nil if there is none.
    public var controller: FormViewController? { display as? FormViewController }
}

extension BaseCellType {
    /// Returns the controller of the form that contains the cell's row, or nil if there is none.
    public func formViewController() -> FormViewController? {
        (self as? any CellType)?.owner?.form?.controller
    }
}

extension CellType {
    /// The cell's row, without its value type.
    fileprivate var owner: BaseRow? { row }
}
