/// Where the focus goes from row to row.
///
/// None of them: it stays where it is.
public struct RowNavigationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The focus stays where it is.
    public static let disabled: RowNavigationOptions = []
    /// The focus goes to the next row, or to the one before.
    public static let enabled = RowNavigationOptions(rawValue: 1)
    /// A disabled row is the end of the way; else it is passed by.
    public static let stopDisabledRow = RowNavigationOptions(rawValue: 2)
    /// A row that cannot have the focus is passed by; else it is the end of the way.
    public static let skipCanNotBecomeFirstResponderRow = RowNavigationOptions(rawValue: 4)
    /// The default options: the focus moves, and skips rows that cannot have it.
    public static let standard: RowNavigationOptions =
        [.enabled, .skipCanNotBecomeFirstResponderRow]
}
