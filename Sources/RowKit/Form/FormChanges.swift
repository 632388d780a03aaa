/// What one transaction changed in what is visible.
///
/// Coordinates: removed and moved-from are indices *before* the transaction, inserted and moved-to
/// indices *after* it. Applied to the visible lists before, in this order, they give the lists
/// after:
///
/// 1. take out removed and moved rows (old paths), then removed and moved sections (old indices);
/// 2. put in inserted and moved sections (new indices, ascending), then inserted and moved rows
///    (new paths, ascending).
///
/// Changes of rows inside a section that was itself inserted or removed are left out; its rows come
/// and go with it.
public struct FormChanges {
    /// Sections that are visible no more, by their index before, ascending.
    public internal(set) var removedSections: [Int] = []
    /// Sections that became visible, by their index after, ascending.
    public internal(set) var insertedSections: [Int] = []
    /// The sections of ``insertedSections``, in that order, with the rows that they showed then.
    public internal(set) var newSections: [NewSection] = []
    /// Sections that were moved.
    public internal(set) var movedSections: [Move<Int>] = []
    /// Rows that are visible no more, by their path before, ascending.
    public internal(set) var removedRows: [RowPath] = []
    /// Rows that became visible, by their path after, ascending.
    public internal(set) var insertedRows: [RowPath] = []
    /// The rows of ``insertedRows``, in that order.
    public internal(set) var newRows: [BaseRow] = []
    /// Rows that were moved, also from one section to another.
    public internal(set) var movedRows: [Move<RowPath>] = []
    /// Visible rows whose value, settings or state changed, in the order of their first change;
    /// rows that were inserted, alone or with their section, are left out.
    public internal(set) var updatedRows: [BaseRow] = []
    /// Visible sections whose header or footer changed.
    public internal(set) var updatedSections: [Section] = []
    /// Problems found since the changes before these.
    public internal(set) var problems: [FormProblem] = []

    /// From where before to where after.
    public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the transaction.
        public let from: Place
        /// The place after it.
        public let to: Place

        /// Makes a move.
        public init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    /// A section that became visible.
    public struct NewSection {
        /// The section.
        public let section: Section
        /// The rows that it showed after the transaction.
        ///
        /// An observer may have changed that since.
        public let rows: [BaseRow]
    }

    /// Whether rows or sections came, went or moved.
    public var areStructural: Bool {
        !(removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && removedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
    }

    /// Whether anything changed that is drawn.
    var areVisible: Bool { areStructural || !updatedRows.isEmpty || !updatedSections.isEmpty }

    /// Whether nothing changed that an observer could see.
    public var isEmpty: Bool { !areVisible && problems.isEmpty }
}
