/// The ways in which the user can edit the rows of a multivalued section.
///
/// The empty set allows none.
public struct MultivaluedOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Insert a new row with the section's add button.
    public static let insert = MultivaluedOptions(rawValue: 1)
    /// Delete a row.
    public static let delete = MultivaluedOptions(rawValue: 2)
    /// Move a row within the section.
    public static let reorder = MultivaluedOptions(rawValue: 4)
}

extension MultivaluedOptions: DocumentOptions {
    /// `insert`, `delete` and `reorder`.
    public static var named: [(name: String, option: MultivaluedOptions)] {
        [("insert", .insert), ("delete", .delete), ("reorder", .reorder)]
    }
}
