/// Something that a form finds by its tag.
public protocol Taggable: AnyObject {
    /// The name; unique in a form, and fixed once it has joined one.
    var tag: String? { get set }
}

/// What every row can do, whatever its value and its cell.
public protocol BaseRowType: BaseRow {
    /// The row's cell, made now if it was not there.
    var baseCell: any BaseCellType { get }
}

/// A row with a typed value and a cell.
public protocol TypedRowType: BaseRowType {
    /// What shows the row. Its value is the row's value.
    associatedtype Cell: CellType
    /// The row's cell, made, set up and brought up to date when first asked for.
    var cell: Cell { get }
    /// The row's value.
    var value: Cell.Value? { get set }
}
