extension Form {
    /// The controller that shows the form, or nil if there is none.
    public var controller: FormViewController? { display as? FormViewController }
}

extension Cell {
    /// The controller of the form that the cell's row stands in, or nil if there is none.
    public final func formViewController() -> FormViewController? { row?.form?.controller }
}
