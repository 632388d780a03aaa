/// Where the options of a row come from.
public enum OptionsProvider<Option: Equatable & Sendable>: Equatable, Sendable {
    /// Options known beforehand.
    case array([Option])
    /// Options to be loaded when they are needed; made by ``lazy(_:)``.
    case loader(Loader)

    /// Options that a closure loads when they are needed (``OptionsProviderRow/loadOptions()``).
    ///
    /// It is equal to no other than itself, so rows that share it still load it each for itself.
    public static func lazy(_ load: @escaping @Sendable () async throws -> [Option]) -> Self {
        .loader(Loader(load))
    }
}

extension OptionsProvider: ExpressibleByArrayLiteral {
    /// Options known beforehand.
    public init(arrayLiteral elements: Option...) { self = .array(elements) }
}

extension OptionsProvider {
    /// What loads the options of a row.
    ///
    /// It is equal to no other: nobody can tell whether two load the same.
    public final class Loader: Equatable, Sendable {
        let load: @Sendable () async throws -> [Option]

        /// Makes a loader of a closure.
        public init(_ load: @escaping @Sendable () async throws -> [Option]) { self.load = load }

        /// Whether both are one.
        public static func == (first: Loader, second: Loader) -> Bool { first === second }
    }

    /// How far the options of a row are known.
    public enum State: Equatable, Sendable {
        /// Nobody has asked for them, or there is no provider.
        case unloaded
        /// They are on their way.
        case loading
        /// They are there; there may be none.
        case loaded([Option])
        /// They could not be loaded. A host shows ``PhraseKey/loadingFailed``; why is for programs.
        case failed(LoadingFailure)

        /// The options, if they are there.
        public var options: [Option]? {
            if case .loaded(let options) = self { options } else { nil }
        }

        init(_ result: Result<[Option], any Error>) {
            switch result {
            case .success(let options): self = .loaded(options)
            case .failure(let error): self = .failed(LoadingFailure(error))
            }
        }
    }
}
