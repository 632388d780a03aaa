/// What makes a row's cell.
///
/// ```swift
/// row.cellProvider = CellProvider { MyCell() }
/// ```
///
/// `MyCell` is the class of cells that the row names, or a subclass of it.
public struct CellProvider<Cell: CellType>: Sendable {
    private let make: @Sendable () -> Cell

    /// Makes a provider that calls `make` for each cell.
    public init(_ make: @escaping @Sendable () -> Cell) { self.make = make }

    /// Makes a cell, which is then given its row and set up.
    public func makeCell() -> Cell { make() }
}
