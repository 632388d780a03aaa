import RowKit

/// The last drawing of a page, from which the next one copies unchanged rows.
///
/// A session that several pages may show is drawn for each page, for each reload and, without a
/// script, for each request. The drawing is kept with the session's stage
/// (``FormStage/hostStorage``), and takes as much memory as the page has bytes, about 450 per row.
/// It is discarded once a script has connected, because from then on only changes are sent.
final class DrawnCells {
    private let place: PagePlace
    private let bytes: [UInt8]
    /// The rows, in the order in which they were drawn.
    let cells: [Cell]
    /// The offset at which each row begins.
    let starts: [Int]
    /// The places of the rows, made only if rows were inserted, moved or removed.
    private lazy var places = Dictionary(
        zip(cells.map { ObjectIdentifier($0.view) }, cells.indices), uniquingKeysWith: { $1 })

    /// A row in the drawing, with the inputs of its drawing.
    ///
    /// The revision of a cell changes with its identifier.
    struct Cell {
        /// Retained so that no other view can have the same address.
        fileprivate let view: CellView
        private let revision: Int
        private let takesInput: Bool
        let count: Int

        init(_ view: CellView, count: Int) {
            (self.view, self.count) = (view, count)
            (revision, takesInput) = (view.revision, view.takesInput)
        }

        /// Whether this is the row of a view and would be drawn in the same way now.
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

    /// Returns the places of views that are consecutive rows of the drawing and have not changed.
    ///
    /// - Parameters:
    ///   - views: Rows of one section.
    ///   - place: The place of the first view if no rows were inserted, moved or removed.
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

    /// Lets a renderer copy unchanged rows from the last drawing of a stage on the same page.
    static func prepare(_ page: inout PageRenderer, for stage: FormStage) {
        // A window of a long list is not shown again.
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
