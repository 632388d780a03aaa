/// The position of a visible row: the index of its section and its index in the section.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section among the form's visible sections.
    public var section: Int
    /// The index of the row among the section's visible rows.
    public var row: Int

    /// Creates a path from two indices.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Creates a path from two indices.
    public init(row: Int, section: Int) { self.init(section: section, row: row) }

    /// Orders paths by section, then by row.
    public static func < (left: RowPath, right: RowPath) -> Bool {
        (left.section, left.row) < (right.section, right.row)
    }

    /// The path as text, such as `sections[1].rows[3]`.
    public var description: String { "sections[\(section)].rows[\(row)]" }
}
