/// What was found for what a person looks for, and what is said beside it or in its place.
///
/// ```swift
/// perform(.cities, after: .milliseconds(300)) {
///     try await cities(wanted)
/// } then: { row, answer in
///     row.found.take(answer)
/// }
/// ```
public struct FoundOptions<Option: Equatable>: Equatable {
    /// The options, from first to last.
    public var options: [Option]
    /// What is said.
    public var notice: OptionsNotice

    /// Makes what was found.
    public init(_ options: [Option] = [], notice: OptionsNotice = .none) {
        self.options = options
        self.notice = notice
    }

    /// Takes an answer from elsewhere: what it found, that it found nothing, or why it could not.
    public mutating func take(_ answer: Result<[Option], any Error>) {
        switch answer {
        case .success(let options):
            self = FoundOptions(options, notice: options.isEmpty ? .noResults : .none)
        case .failure(let error):
            // What was found before stays until there is something better.
            notice = .failed(String(describing: error))
        }
    }
}

/// What is said beside the options, or in their place.
public enum OptionsNotice: Hashable, Sendable {
    /// Nothing.
    case none
    /// Options are on their way; those that are shown may go.
    case loading
    /// There are none.
    case noResults
    /// They could not be had: why, in the words of the error. Picking that tries again.
    case failed(String)
}
