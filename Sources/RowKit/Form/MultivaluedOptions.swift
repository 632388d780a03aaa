/// What a person may do with the rows of a multivalued section.
///
/// None of them: nothing.
public struct MultivaluedOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Put in a new row, by the section's add button.
    public static let insert = MultivaluedOptions(rawValue: 1)
    /// Take a row out.
    public static let delete = MultivaluedOptions(rawValue: 2)
    /// Put a row elsewhere in the section.
    public static let reorder = MultivaluedOptions(rawValue: 4)
}

extension MultivaluedOptions: DocumentOptions {
    /// `insert`, `delete` and `reorder`.
    public static var named: [(name: String, option: MultivaluedOptions)] {
        [("insert", .insert), ("delete", .delete), ("reorder", .reorder)]
    }
}
