/// Makes the cell of a row.
///
/// ```swift
/// row.cellProvider = CellProvider { MyCell() }
/// ```
///
/// `MyCell` is the row's cell class or a subclass of it.
public struct CellProvider<Cell: CellType>: Sendable {
    private let make: @Sendable () -> Cell

    /// Creates a provider that calls `make` for each cell.
    public init(_ make: @escaping @Sendable () -> Cell) { self.make = make }

    /// Makes a cell, which is then assigned its row and set up.
    public func makeCell() -> Cell { make() }
}
