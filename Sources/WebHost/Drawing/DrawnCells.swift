import RowKit

/// The last drawing of a page, from which the next one copies the rows that have not changed.
///
/// A session that several pages may show is drawn for each of them, for each reload, and, without a
/// script, for each request. The drawing is kept with the stage of the session
/// (``FormStage/hostStorage``), and takes as much memory as the page has bytes, 450 a row. It is
/// given up once a script has connected, which is sent only what changes.
final class DrawnCells {
    private let place: PagePlace
    private let bytes: [UInt8]
    /// The rows, in the order in which they were drawn.
    let cells: [Cell]
    /// The offset at which each row begins.
    let starts: [Int]
    /// The places of the rows, looked up only if rows were inserted, moved or removed.
    private lazy var places = Dictionary(
        zip(cells.map { ObjectIdentifier($0.view) }, cells.indices), uniquingKeysWith: { $1 })

    /// A row in the drawing, with the inputs of its drawing.
    ///
    /// The revision of a cell changes with its identifier.
    struct Cell {
        /// Held so that no other view gets the address.
        fileprivate let view: CellView
        private let revision: Int
        private let takesInput: Bool
        let count: Int

        init(_ view: CellView, count: Int) {
            (self.view, self.count) = (view, count)
            (revision, takesInput) = (view.revision, view.takesInput)
        }

        /// Whether the row is that of a view, and would be drawn in the same way now.
        ///
        /// - Parameter parentTakesInput: Whether the view's section takes input.
        fileprivate func shows(_ view: CellView, _ parentTakesInput: Bool) -> Bool {
            self.view === view && revision == view.revision
                && takesInput == (parentTakesInput && view.isEnabled && !view.isHidden)
        }
    }

    private init(_ copier: CellCopier, _ page: inout PageRenderer) {
        place = page.place
        bytes = page.html.bytes
        (cells, starts) = (copier.drawn, copier.starts)
    }

    /// Returns the places of views that are consecutive rows of the drawing and need not be drawn.
    ///
    /// - Parameters:
    ///   - views: Rows of one section.
    ///   - place: The place that the first view has if no rows were inserted, moved or removed.
    ///   - takesInput: Whether the section takes input.
    func places(of views: ArraySlice<CellView>, near place: Int, _ takesInput: Bool) -> Range<Int> {
        guard let first = views.first else { return 0..<0 }
        let isThere = cells.indices.contains(place) && cells[place].view === first
        guard let found = isThere ? place : places[ObjectIdentifier(first)] else { return 0..<0 }
        var end = found
        for view in views {
            guard end < cells.count, cells[end].shows(view, takesInput),
                end == found || starts[end] == starts[end - 1] + cells[end - 1].count
            else { break }
            end += 1
        }
        return found..<end
    }

    /// Copies consecutive rows into another drawing.
    func copy(_ places: Range<Int>, to html: inout HTMLWriter) {
        let last = places.upperBound - 1
        html.trusted(bytes[starts[places.lowerBound]..<starts[last] + cells[last].count])
    }

    /// Lets a renderer copy unchanged rows from the last drawing of a stage at the same place.
    static func prepare(_ page: inout PageRenderer, for stage: FormStage) {
        // A window of a long list is shown only once.
        guard page.windows.isEmpty else { return }
        let last = (stage.hostStorage as? DrawnCells).flatMap { $0.place == page.place ? $0 : nil }
        page.copier = CellCopier(last)
        if let last { page.html.reserveCapacity(last.bytes.count) }
    }

    /// Keeps the drawing of a prepared renderer.
    static func keep(_ page: inout PageRenderer, of stage: FormStage) {
        if let copier = page.copier { stage.hostStorage = DrawnCells(copier, &page) }
    }
}
