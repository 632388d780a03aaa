/// The reason why options could not be loaded.
///
/// The user sees only ``Phrases/Key/loadingFailed``, because the description of an error is in
/// English and may contain hosts, paths and names of enumeration cases. The description is intended
/// for programs, for example for a log. An error that conforms to ``PhrasedError`` is shown in its
/// own words.
public struct LoadingFailure: Error, CustomStringConvertible {
    /// The error that was thrown.
    public let error: any Error
    /// The description of the error.
    public let description: String

    /// Creates a failure from the error that was thrown.
    public init(_ error: any Error) {
        self.error = error
        description = String(describing: error)
    }

    /// The phrase that tells the user what failed.
    public var phrase: Phrases.Key { (error as? any PhrasedError)?.phrase ?? .loadingFailed }
}

extension LoadingFailure: Hashable {
    /// Whether both failures have the same description.
    public static func == (first: LoadingFailure, second: LoadingFailure) -> Bool {
        first.description == second.description
    }

    /// Hashes the description.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// An error that tells the user what failed.
public protocol PhrasedError: Error {
    /// The phrase that is shown instead of ``Phrases/Key/loadingFailed``.
    var phrase: Phrases.Key { get }
}
