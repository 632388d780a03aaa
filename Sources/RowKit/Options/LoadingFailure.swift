/// The reason why options could not be loaded.
///
/// The user sees only ``PhraseKey/loadingFailed``, because the description of an error is in
/// English and may contain hosts, paths and names of enumeration cases. The description is intended
/// for programs, for example for a log.
public struct LoadingFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The description of the error.
    public let description: String

    /// Makes a failure from the error that was thrown.
    public init(_ error: any Error) { description = String(describing: error) }
}
