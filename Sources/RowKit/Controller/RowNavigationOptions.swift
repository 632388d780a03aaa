/// How the focus moves from row to row.
///
/// Without any option, the focus does not move.
public struct RowNavigationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The focus does not move.
    public static let disabled: RowNavigationOptions = []
    /// The focus moves to the next or the previous row.
    public static let enabled = RowNavigationOptions(rawValue: 1)
    /// The focus stops before a disabled row, instead of skipping it.
    public static let stopDisabledRow = RowNavigationOptions(rawValue: 2)
    /// The focus skips a row that is not focusable, instead of stopping before it.
    public static let skipCanNotBecomeFirstResponderRow = RowNavigationOptions(rawValue: 4)
    /// The default options: the focus moves, and skips rows that are not focusable.
    public static let standard: RowNavigationOptions =
        [.enabled, .skipCanNotBecomeFirstResponderRow]
}
