/// The rows that a row is connected with.
struct RowFamily {
    /// The inline row expanded below the row, or nil if it is not expanded.
    fileprivate(set) var inlineChild: BaseRow?
    /// The row that this inline row is expanded below, or nil if it is none.
    weak var inlineParent: BaseRow?
    /// The rows that are parts of the row.
    ///
    /// Change it by assignment only. A property that is also changed in place is checked for
    /// exclusive access at run time, each time that any part of the family is read.
    var inner: [InnerRow] = []
    /// The row that the row is a part of, or nil if it is an element of a section.
    weak var outer: BaseRow?
}

extension BaseRow {
    /// Sets the inline row expanded below the row.
    final func setInlineChild(_ child: BaseRow?) {
        family.inlineChild = child
        didChange(.state)
    }
}
