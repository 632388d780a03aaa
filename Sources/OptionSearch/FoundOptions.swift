import RowKit

/// The options that match a search text, with a notice about the state of the search.
///
/// An ``OptionSearch`` returns them, and an ``OptionPopup`` shows them.
public struct FoundOptions<Option: Equatable>: Equatable {
    /// A message shown beside the options, or in place of them.
    public enum Notice: Hashable, Sendable {
        /// No message.
        case none
        /// Options are loading, and may replace the visible ones.
        case loading
        /// There are no options.
        case noResults
        /// Loading failed. The user can try again.
        case failed(LoadingFailure)
    }

    /// The options in display order.
    public var options: [Option]
    /// The message to show.
    public var notice: Notice
    /// Whether the options match the current text, rather than an earlier one.
    ///
    /// Options for an earlier text can be chosen with a pointer, but not with the keyboard.
    public var isCurrent: Bool

    /// Creates found options.
    public init(
        _ options: [Option] = [], notice: Notice = .none, isCurrent: Bool = true
    ) {
        self.options = options
        self.notice = notice
        self.isCurrent = isCurrent
    }
}

extension FoundOptions: Sendable where Option: Sendable {}
