/// An object that a form finds by its tag.
public protocol Taggable: AnyObject {
    /// The tag, which is unique in a form and cannot change once the object has joined a form.
    var tag: String? { get set }
}

/// The requirements of all rows, regardless of value and cell.
public protocol BaseRowType: BaseRow {
    /// The row's cell, made when first used.
    var baseCell: any BaseCellType { get }
}

/// A row with a typed value and a cell.
public protocol TypedRowType: BaseRowType {
    /// The type of the row's cell, which determines the type of its value.
    associatedtype Cell: CellType
    /// The row's cell, which is made, set up and updated when first used.
    var cell: Cell { get }
    /// The row's value.
    var value: Cell.Value? { get set }
}
