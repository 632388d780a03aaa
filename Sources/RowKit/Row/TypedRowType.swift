/// A row with a typed value and a cell.
public protocol TypedRowType: BaseRow {
    /// The type of the row's cell, which determines the type of its value.
    associatedtype Cell: CellType
    /// The row's cell, which is made, set up and updated when first used.
    var cell: Cell { get }
    /// The row's value.
    var value: Cell.Value? { get set }
}

extension TypedRowType {
    /// The row's cell, made when first used, for code that does not know its type.
    public var baseCell: any BaseCellType { cell }
}
