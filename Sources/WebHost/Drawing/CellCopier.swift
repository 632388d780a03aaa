import RowKit

/// The rows of a drawing in progress.
///
/// Rows that have not changed since the last drawing are copied from it.
struct CellCopier {
    private let last: DrawnCells?
    /// The rows drawn so far, followed by the remaining rows of the last drawing.
    ///
    /// If all rows are copied, both drawings share the array.
    private var cells: [DrawnCells.Cell]
    /// The offsets of the rows drawn so far.
    private(set) var starts: [Int] = []

    init(_ last: DrawnCells?) {
        self.last = last
        cells = last?.cells ?? []
        starts.reserveCapacity(cells.count)
    }

    /// The rows drawn so far.
    var drawn: [DrawnCells.Cell] {
        cells.count == starts.count ? cells : Array(cells.prefix(starts.count))
    }

    /// Copies the first views of a section, up to one that has changed.
    ///
    /// - Returns: The number of views that were copied.
    mutating func copy(
        _ views: ArraySlice<CellView>, takesInput: Bool, to html: inout HTMLWriter
    ) -> Int {
        guard let last else { return 0 }
        let places = last.places(of: views, near: starts.count, takesInput)
        guard let first = places.first else { return 0 }
        let distance = html.count - last.starts[first]
        last.copy(places, to: &html)
        let areThere = first == starts.count
        for place in places {
            if !areThere { keep(last.cells[place]) }
            starts.append(last.starts[place] + distance)
        }
        return places.count
    }

    /// Adds a row that was drawn.
    mutating func add(_ view: CellView, at range: Range<Int>) {
        keep(DrawnCells.Cell(view, count: range.count))
        starts.append(range.lowerBound)
    }

    private mutating func keep(_ cell: DrawnCells.Cell) {
        if starts.count < cells.count {
            cells[starts.count] = cell
        } else {
            cells.append(cell)
        }
    }
}
