import RowKit

/// The last drawing of a page, from which the next one copies the rows that have not changed.
///
/// A session that several pages may show is drawn for each of them, for each reload, and, without a
/// script, for each request. The drawing is kept with the stage of the session
/// (``FormStage/hostStorage``), and takes as much memory as the page has bytes, 450 a row. It is given
/// up once a script has connected, which is sent only what changes.
final class DrawnCells {
    private let place: PagePlace
    private let bytes: [UInt8]
    /// The rows, in the order in which they were drawn.
    private let cells: [Cell]
    /// The places of the rows, looked up only if rows were inserted, moved or removed.
    private lazy var places = Dictionary(
        zip(cells.map { ObjectIdentifier($0.view) }, cells.indices), uniquingKeysWith: { $1 })

    /// A row in the drawing.
    struct Cell {
        /// Held so that no other view gets the address.
        fileprivate let view: CellView
        fileprivate var range: Range<Int>
        // The inputs of the drawing.
        private let id: ViewID
        private let revision: Int
        private let takesInput: Bool

        init(_ view: CellView, at range: Range<Int>) {
            (self.view, self.range) = (view, range)
            (id, revision, takesInput) = (view.id, view.revision, view.takesInput)
        }

        /// Whether the row would be drawn in the same way now.
        fileprivate var isCurrent: Bool {
            revision == view.revision && takesInput == view.takesInput && id == view.id
        }
    }

    private init(_ page: PageRenderer) {
        place = page.place
        bytes = page.html.bytes
        cells = page.drawnCells ?? []
    }

    /// Returns the place of a row in the drawing, or nil if the row must be drawn.
    ///
    /// - Parameter place: The place that the row has if no rows were inserted, moved or removed.
    func place(of view: CellView, near place: Int) -> Int? {
        let isThere = cells.indices.contains(place) && cells[place].view === view
        guard let found = isThere ? place : places[ObjectIdentifier(view)], cells[found].isCurrent
        else { return nil }
        return found
    }

    /// Copies the row at a place into another drawing, and returns the row there.
    func copyCell(at place: Int, to html: inout HTMLWriter) -> Cell {
        var copy = cells[place]
        html.trusted(bytes[copy.range])
        copy.range = (html.bytes.count - copy.range.count)..<html.bytes.count
        return copy
    }

    /// Lets a renderer copy unchanged rows from the last drawing of a stage at the same place.
    static func prepare(_ page: inout PageRenderer, for stage: FormStage) {
        // A window of a long list is shown only once.
        guard page.windows.isEmpty else { return }
        page.drawnCells = []
        guard let last = stage.hostStorage as? DrawnCells, last.place == page.place else { return }
        page.lastDrawing = last
        page.drawnCells?.reserveCapacity(last.cells.count)
        page.html.reserveCapacity(last.bytes.count)
    }

    /// Keeps the drawing of a prepared renderer.
    static func keep(_ page: PageRenderer, of stage: FormStage) {
        if page.drawnCells != nil { stage.hostStorage = DrawnCells(page) }
    }
}
