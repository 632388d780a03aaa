/// Options to be offered for what a person looks for, and what is said beside them or in their
/// place.
///
/// An ``OptionSearch`` knows them, and an ``OptionPopup`` shows them.
public struct FoundOptions<Option: Equatable>: Equatable {
    /// What is said beside options, or in their place.
    public enum Notice: Hashable, Sendable {
        /// Nothing.
        case none
        /// Options are on their way; those that are shown may go.
        case loading
        /// There are none.
        case noResults
        /// They could not be had. It is offered to try again.
        case failed(LoadingFailure)
    }

    /// The options, from first to last.
    public var options: [Option]
    /// What is said.
    public var notice: Notice
    /// Whether the options answer what is looked for, rather than what was looked for before.
    ///
    /// Those that do not can be seen and pointed at, but no key takes one.
    public var isCurrent: Bool

    /// Makes what was found.
    public init(
        _ options: [Option] = [], notice: Notice = .none, isCurrent: Bool = true
    ) {
        self.options = options
        self.notice = notice
        self.isCurrent = isCurrent
    }
}
