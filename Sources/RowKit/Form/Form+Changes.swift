extension Form {
    /// The visible changes of one transaction.
    ///
    /// Removed and moved-from elements have indices *before* the transaction. Inserted and moved-to
    /// elements have indices *after* it. To update a list of the visible elements, apply the
    /// changes in this order:
    ///
    /// 1. Remove the removed and moved rows (old paths), then the removed and moved sections (old
    ///    indices).
    /// 2. Insert the inserted and moved sections (new indices, ascending), then the inserted and
    ///    moved rows (new paths, ascending).
    ///
    /// Changes of rows inside an inserted or removed section are not included, because the rows are
    /// inserted and removed with it.
    public struct Changes {
        /// Sections that are no longer visible, by their index before, ascending.
        public internal(set) var removedSections: [Int] = []
        /// Sections that became visible, by their index after, ascending.
        public internal(set) var insertedSections: [Int] = []
        /// The sections of ``insertedSections``, in that order, with the rows that were visible
        /// then.
        public internal(set) var newSections: [NewSection] = []
        /// Sections that were moved.
        public internal(set) var movedSections: [Move<Int>] = []
        /// Rows that are no longer visible, by their path before, ascending.
        public internal(set) var removedRows: [RowPath] = []
        /// Rows that became visible, by their path after, ascending.
        public internal(set) var insertedRows: [RowPath] = []
        /// The rows of ``insertedRows``, in that order.
        public internal(set) var newRows: [BaseRow] = []
        /// Rows that were moved, including from one section to another.
        public internal(set) var movedRows: [Move<RowPath>] = []
        /// Visible rows whose value, settings or state changed, in the order of their first change.
        ///
        /// Rows that were inserted, alone or with their section, are left out.
        public internal(set) var updatedRows: [BaseRow] = []
        /// Visible sections whose header or footer changed.
        public internal(set) var updatedSections: [Section] = []
        /// Problems found since the previous changes.
        public internal(set) var problems: [Form.Problem] = []

        /// The position of a moved element before and after the transaction.
        public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
            /// The position before the transaction.
            public let from: Place
            /// The position after the transaction.
            public let to: Place

            /// Creates a move.
            public init(from: Place, to: Place) {
                self.from = from
                self.to = to
            }
        }

        /// A section that became visible.
        public struct NewSection {
            /// The section.
            public let section: Section
            /// The rows that were visible after the transaction.
            ///
            /// An observer may have changed the section since.
            public let rows: [BaseRow]
        }

        /// Whether rows or sections were inserted, removed or moved.
        public var areStructural: Bool {
            !(removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
                && removedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
        }

        /// Whether anything that hosts draw has changed.
        var areVisible: Bool { areStructural || !updatedRows.isEmpty || !updatedSections.isEmpty }

        /// Whether there is nothing for an observer.
        public var isEmpty: Bool { !areVisible && problems.isEmpty }
    }
}
