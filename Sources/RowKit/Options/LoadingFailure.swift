/// Why options could not be had.
///
/// A person is told ``PhraseKey/loadingFailed`` and no more: an error's own words name hosts, paths
/// and cases of enumerations, in English. They are here for programs, such as one that keeps a log.
public struct LoadingFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error in its own words.
    public let description: String

    /// Makes a failure of the error that was thrown.
    public init(_ error: any Error) { description = String(describing: error) }
}
