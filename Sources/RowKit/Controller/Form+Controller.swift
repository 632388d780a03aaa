extension Form {
    /// The controller that shows the form, or nil if there is none.
    public var controller: FormViewController? { display as? FormViewController }
}

extension BaseCellType {
    /// The controller of the form that the cell's row stands in, or nil if there is none.
    public func formViewController() -> FormViewController? {
        (self as? any CellType)?.owner?.form?.controller
    }
}

extension CellType {
    /// The cell's row, whatever its value.
    fileprivate var owner: BaseRow? { row }
}
